import { expect, it } from 'vitest';
import { abuseEngine } from './abuse.ts';

const CALLS = Number(process.env.FUZZ_CALLS ?? 200_000);

it.each([1, 2, 3, 4])(
  'shard %i: a quarter of the calls of every export over any bytes neither traps nor hangs',
  async (seed) => {
    const report = await abuseEngine(seed, CALLS / 4);
    console.log(`seed ${seed}: ${report.total} calls, ${report.accepted} roots accepted, ${report.searched} searches`);
    expect(report.trapped).toBeNull();
    expect(report.total).toBeGreaterThanOrEqual(CALLS / 4);
  },
);
