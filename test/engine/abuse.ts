/** Runs bench/fuzz/abuse.ts in a thread of its own and watches it. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundle } from '../../bench/bundle.mjs';
import type { AbuseOrder, AbuseReport } from '../../bench/fuzz/abuse-worker.ts';

/** No call may take longer, on a machine that others use too. */
const PATIENCE = Number(process.env.FUZZ_PATIENCE ?? 60_000);

/** Rejects with seed and step if a call does not come back. */
export async function abuseEngine(seed: number, calls: number): Promise<AbuseReport> {
  const progress = new Int32Array(new SharedArrayBuffer(4 * 32));
  const order: AbuseOrder = { seed, calls, progress };
  const worker = new Worker(path.join(await bundle('bench/fuzz/abuse-worker.ts'), 'entry.mjs'), { workerData: order });
  let before = -1;
  const watch = { timer: undefined as ReturnType<typeof setInterval> | undefined };
  try {
    return await new Promise<AbuseReport>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      watch.timer = setInterval(() => {
        if (progress[0] === before)
          reject(
            new Error(`seed ${seed}, step ${before}: the call has not come back after ${progress.slice(1).join(' ')}`),
          );
        before = progress[0]!;
      }, PATIENCE);
    });
  } finally {
    clearInterval(watch.timer);
    await worker.terminate();
  }
}
