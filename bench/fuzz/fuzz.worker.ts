/** Model against engine in a worker of the page: both block the thread they run on. One run a worker. */
import { webParts } from '../../web/engine/parts.ts';
import { EngineHost } from '../../worker/host.ts';
import { type FuzzOptions, type FuzzReport, runFuzz } from './fuzz.ts';

export type FuzzMessage =
  | { readonly type: 'progress' | 'done'; readonly report: FuzzReport }
  | { readonly type: 'failed'; readonly reason: string };

/** Milliseconds between two reports of progress. */
const INTERVAL = 200;

self.onmessage = async ({ data }: MessageEvent<FuzzOptions>) => {
  const post = (message: FuzzMessage) => self.postMessage(message);
  try {
    const { module } = await webParts(false);
    const engine = await EngineHost.create(module, EngineHost.createMemory(1, false).memory, 0);
    let told = performance.now();
    const report = await runFuzz(engine, data, (now) => {
      if (performance.now() - told < INTERVAL) return;
      told = performance.now();
      post({ type: 'progress', report: now });
    });
    post({ type: 'done', report });
  } catch (error) {
    post({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
};
