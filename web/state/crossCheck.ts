/** Model against engine in the page: one run at a time, in a worker, with what it has met so far. */
import { signal } from '@preact/signals';
import type { FuzzOptions, FuzzReport } from '../../bench/fuzz/fuzz.ts';
import type { FuzzMessage } from '../../bench/fuzz/fuzz.worker.ts';
import { t } from '../i18n/index.ts';

export type CrossCheckPhase =
  | { readonly kind: 'idle' | 'running' | 'done' | 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: string };

export const crossPhase = signal<CrossCheckPhase>({ kind: 'idle' });
/** As far as the present or last run has come. */
export const crossReport = signal<FuzzReport | null>(null);

let end: ((next: CrossCheckPhase) => void) | null = null;

/** Resolves when the run has ended, in whatever way: `crossPhase` says which. */
export function startCrossCheck(options: FuzzOptions): Promise<void> {
  if (end !== null) return Promise.resolve();
  const worker = new Worker(new URL('../../bench/fuzz/fuzz.worker.ts', import.meta.url), {
    type: 'module',
    name: 'cross-check',
  });
  crossPhase.value = { kind: 'running' };
  crossReport.value = null;
  return new Promise((resolve) => {
    end = (next) => {
      end = null;
      worker.onmessage = null;
      worker.terminate();
      crossPhase.value = next;
      resolve();
    };
    worker.onmessage = ({ data }: MessageEvent<FuzzMessage>) => {
      if (data.type === 'failed') {
        end?.({ kind: 'failed', reason: data.reason });
        return;
      }
      crossReport.value = data.report;
      if (data.type === 'done') end?.({ kind: 'done' });
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end?.({ kind: 'failed', reason: event.message || t('engine.NoFiles') });
    };
    worker.postMessage(options);
  });
}

/** Ends the run at once; what it has compared stays on show. */
export const cancelCrossCheck = (): void => end?.({ kind: 'cancelled' });
