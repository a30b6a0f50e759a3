/** Why an engine failed, in the page's language where the reason is one of ours; what the browser says is left as it is. */
import type { FailureName } from '../../worker/failure.ts';
import { t } from '../i18n/index.ts';

const OURS: readonly string[] = ['NoSignOfLife', 'NoFiles', 'NoMemory'] satisfies FailureName[];
const isOurs = (name: string): name is FailureName => OURS.includes(name);

/** The reason, without a full stop: it stands after a colon or in brackets. */
export const reasonOfFailure = ({ name, message }: Pick<Error, 'name' | 'message'>): string =>
  isOurs(name) ? t(`engine.${name}`) : message;

/** What is said where a search was asked for and the engine failed. */
export const engineFailed = (error: unknown): string =>
  `${t('engine.failed')} (${error instanceof Error ? reasonOfFailure(error) : String(error)}). ${t('engine.failedTips')}`;
