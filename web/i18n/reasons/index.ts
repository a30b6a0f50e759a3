/**
 * What is wrong with a set-up, house rules or a text, in the page's language. English has the rules model's own sentences,
 * which are there anyway; another language is a file and a line here.
 */
import {
  BETWEEN_REASONS,
  FileError,
  type Reason,
  type ReasonParam,
  type Switches,
  type VariantId,
} from '../../rules/index.ts';
import { t } from '../index.ts';
import { onDemand } from '../on-demand.ts';
import { en, type ReasonKey } from './en.ts';

const table = onDemand(en, {
  sw: async () => (await import('./sw.ts')).sw,
  eo: async () => (await import('./eo.ts')).eo,
  fil: async () => (await import('./fil.ts')).fil,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
  ro: async () => (await import('./ro.ts')).ro,
});

/** A reason carries its parameters with it: that they fit its key was checked where it was made. */
const text = table as (key: ReasonKey, params: Readonly<Record<string, string | number>>) => string;

/** Sides, games and house rules by their names on the page, the rest as it is. */
function shown([name, value]: [string, ReasonParam]): [string, string | number] {
  if (typeof value === 'object') {
    return [name, 'key' in value ? reasonText(value) : value.map(reasonText).join(BETWEEN_REASONS)];
  }
  if (name === 'side') return [name, t(value === 'S' ? 'side.S' : 'side.N')];
  if (name === 'variant') return [name, t(`variant.${value as VariantId}`)];
  if (name === 'switch') return [name, `“${t(`switch.${value as keyof Switches}`)}”`];
  return [name, value];
}

export const reasonText = ({ key, params }: Reason): string =>
  text(key as ReasonKey, Object.fromEntries(Object.entries(params).map(shown)));

/** `reasonText` for what is shown once: after the table of the page's language has come. */
export async function readReason(reason: Reason): Promise<string> {
  await table.ready();
  return reasonText(reason);
}

/** The table has come, or cannot. */
export const reasonsReady = (): Promise<void> => table.ready();

/** What was thrown, in words: ours in the page's language, the platform's as it says it. */
export const thrownText = (error: unknown): string =>
  error instanceof FileError ? reasonText(error.reason) : error instanceof Error ? error.message : String(error);
