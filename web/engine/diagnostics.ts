/** What is needed to repeat a fault, as text to copy. Nothing about the user but his browser's name. */
import type { SearchJob, SessionInfo, SessionSettings } from '../../worker/protocol.ts';
import { VERSION } from '../../worker/version.ts';
import type { EngineState } from './types.ts';

export function describeEngine(session: SessionInfo | null): string {
  if (!session) return `Bingwa ${VERSION}, engine not open`;
  const { version, threads, hash, shared } = session;
  return `Bingwa ${version}, ${threads} thread(s), ${hash} MiB, ${shared ? 'shared' : 'plain'} memory`;
}

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
    `error: ${error.message}`,
    `state: ${state}`,
    `asked for: ${settings.threads} thread(s), ${settings.hash} MiB`,
    `browser: ${userAgent ?? 'none'}; ${hardwareConcurrency ?? '?'} processors; isolated: ${globalThis.crossOriginIsolated ?? false}`,
    `job: ${job ? JSON.stringify(job) : 'none'}`,
    `stack: ${error.stack ?? 'none'}`,
  ].join('\n');
}
