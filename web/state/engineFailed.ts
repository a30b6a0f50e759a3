/** What is said where a search was asked for and the engine failed: in the page's language, with the engine's own words. */
import { t } from '../i18n/index.ts';

export const engineFailed = (error: unknown): string =>
  `${t('engine.failed')} (${error instanceof Error ? error.message : String(error)}). ${t('engine.failedTips')}`;
