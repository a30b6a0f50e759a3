/**
 * The benchmark in a worker of the page: the reference model blocks the thread it is measured on, which must not be the
 * page's. One run a worker; ending the worker ends its search threads too.
 */
// First: under the page's policy only what has passed this gate may start a worker, here as on the page.
import '../web/trusted.ts';
import lapsUrl from '../build/laps.wasm?url';
import { compile, loadScalar, webParts } from '../web/engine/parts.ts';
import { type Progress, type RunSettings, runSections } from './run.ts';

export interface BenchRequest {
  readonly settings: RunSettings;
  readonly maxThreads: number;
  readonly device: string;
}

export type BenchMessage =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly reason: string };

self.onmessage = async ({ data }: MessageEvent<BenchRequest>) => {
  const post = (message: BenchMessage) => self.postMessage(message);
  try {
    const place = {
      parts: webParts,
      scalar: loadScalar,
      laps: () => compile(lapsUrl),
      maxThreads: data.maxThreads,
      device: data.device,
    };
    await runSections(place, data.settings, (progress) => post({ type: 'progress', progress }));
    post({ type: 'done' });
  } catch (error) {
    post({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
};
