/**
 * What is needed to repeat a fault, as text to copy. Nothing about the user but his browser's name: error texts lose what
 * stands in quotes (it can be what was typed or read) and the address of the host.
 */
import type { SearchJob, SessionInfo, SessionSettings } from '../../worker/protocol.ts';
import { VERSION } from '../../worker/version.ts';
import type { EngineState } from './types.ts';

export function describeEngine(session: SessionInfo | null): string {
  if (!session) return `Bingwa ${VERSION}, engine not open`;
  const { version, threads, hash, shared } = session;
  return `Bingwa ${version}, ${threads} thread(s), ${hash} MiB, ${shared ? 'shared' : 'plain'} memory`;
}

/** Characters kept of one error: a message and the top of its stack. */
const LONGEST = 1500;
const QUOTED = /"[^"]*"|“[^”]*”|‘[^’]*’|`[^`]*`|(?<!\p{L})'[^'\n]*'/gu;

/** An error's text without what might be the user's. */
export function withoutPrivate(text: string): string {
  const { origin } = globalThis.location ?? {};
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  // A query or hash is a game in our addresses, with its comments.
  const bare = short.replace(QUOTED, '"…"').replace(/(https?:\/\/[^\s?#]*)[?#][^\s):]*/g, '$1');
  return origin ? bare.replaceAll(origin, '') : bare;
}

export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return withoutPrivate(String(error));
  const { stack = '', message } = error;
  return withoutPrivate(stack.includes(message) ? stack : `${error.name}: ${message}\n${stack}`);
}

/** An engine's own part: what failed, what it ran with and what it was doing. */
export function diagnostics(
  error: Error,
  state: EngineState,
  session: SessionInfo | null,
  settings: SessionSettings,
  job: SearchJob | null,
): string {
  const { userAgent, hardwareConcurrency } = globalThis.navigator ?? {};
  return [
    describeEngine(session),
    `error: ${withoutPrivate(error.message)}`,
    `state: ${state}`,
    `asked for: ${settings.threads} thread(s), ${settings.hash} MiB`,
    `browser: ${userAgent ?? 'none'}; ${hardwareConcurrency ?? '?'} processors; isolated: ${globalThis.crossOriginIsolated ?? false}`,
    `job: ${job ? JSON.stringify(job) : 'none'}`,
    `stack: ${errorText(error)}`,
  ].join('\n');
}
