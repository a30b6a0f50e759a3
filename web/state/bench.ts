/** The benchmark in the page: one run at a time, its report as far as it has come, another one to compare it with. */
import { signal } from '@preact/signals';
import type { BenchMessage, BenchRequest } from '../../bench/bench.worker.ts';
import type { Report } from '../../bench/compare.ts';
import { parseReport } from '../../bench/report-read.ts';
import type { Progress, RunSettings } from '../../bench/run.ts';
import { t } from '../i18n/index.ts';
import { FileError, fileReason } from '../rules/index.ts';
import { pack, unpack } from './deflate.ts';
import { deviceFacts } from './device.ts';
import { setAside } from './labDamage.ts';
import { lab as store } from './labStore.ts';
import { device } from './settings.ts';

export type BenchPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: Progress | null }
  | { readonly kind: 'done' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: string };

export const phase = signal<BenchPhase>({ kind: 'idle' });
/** This device's last report, or the part of it that is finished. */
export const report = signal<Report | null>(null);
/** Opened from a file or a link, to be compared with this device's. */
export const other = signal<Report | null>(null);
/** Null while it is not known whether the browser stores anything. */
export const stored = signal<boolean | null>(null);

const LAST = 'bench';
let worker: Worker | null = null;

/** What is known of the device: the browser tells little, and that is all that goes into a report. */
export function describeDevice(): string {
  const { memory } = deviceFacts();
  return [
    navigator.userAgent,
    `${navigator.hardwareConcurrency || '?'} processors`,
    ...(memory === undefined ? [] : [`${memory} GiB`]),
    device.shared ? 'shared memory' : 'no shared memory',
  ].join('; ');
}

function keep(next: Report): void {
  report.value = next;
  store.put(LAST, JSON.stringify(next)).then(
    () => {
      stored.value = true;
    },
    () => {
      stored.value = false;
    },
  );
}

/** Brings back what an earlier visit measured. */
export async function loadLastReport(): Promise<void> {
  const text = await store.get(LAST).catch(() => null);
  if (text === null) return;
  try {
    const found = parseReport(text);
    report.value ??= found;
  } catch (error) {
    await setAside(LAST, text, error);
  }
}

function end(next: BenchPhase): void {
  worker?.terminate();
  worker = null;
  phase.value = next;
}

/** Measures. Resolves when the run has ended, in whatever way: `phase` says which. */
export function startBench(settings: RunSettings): Promise<void> {
  if (worker !== null) return Promise.resolve();
  const started = new Worker(new URL('../../bench/bench.worker.ts', import.meta.url), {
    type: 'module',
    name: 'bench',
  });
  worker = started;
  let hidden = document.hidden;
  const onVisibility = () => {
    hidden ||= document.hidden;
  };
  document.addEventListener('visibilitychange', onVisibility);
  phase.value = { kind: 'running', progress: null };
  report.value = null;
  return new Promise((resolve) => {
    const finish = (next: BenchPhase) => {
      document.removeEventListener('visibilitychange', onVisibility);
      end(next);
      resolve();
    };
    cancelRun = () => finish({ kind: 'cancelled' });
    started.onmessage = ({ data }: MessageEvent<BenchMessage>) => {
      if (worker !== started) return;
      if (data.type === 'progress') {
        phase.value = { kind: 'running', progress: data.progress };
        keep({ ...data.progress.report, ...(hidden ? { hidden } : {}) });
      } else finish(data.type === 'done' ? { kind: 'done' } : { kind: 'failed', reason: data.reason });
    };
    started.onerror = (event) => {
      event.preventDefault();
      finish({ kind: 'failed', reason: event.message || t('engine.NoFiles') });
    };
    const request: BenchRequest = { settings, maxThreads: device.maxThreads, device: describeDevice() };
    started.postMessage(request);
  });
}

let cancelRun: () => void = () => {};

/** Ends the run at once; what was finished stays. */
export function cancelBench(): void {
  if (worker !== null) cancelRun();
}

/** A link that shows `of` on another device. */
export const benchLink = async (of: Report): Promise<string> =>
  `${location.origin}${location.pathname}#/bench?report=${await pack(JSON.stringify(of))}`;

/** The report of a link's query; null if it holds none. Throws if it is damaged. */
export async function reportOfQuery(query: string): Promise<Report | null> {
  const packed = new URLSearchParams(query).get('report');
  if (packed === null) return null;
  const text = await unpack(packed).catch(() => {
    throw new FileError(fileReason('linkDamaged'));
  });
  return parseReport(text);
}
