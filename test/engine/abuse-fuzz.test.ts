import { expect, it } from 'vitest';
import { abuseEngine } from './abuse.ts';

it('5000 calls of every export over any bytes neither trap nor hang', async () => {
  const report = await abuseEngine(1, 5000);
  expect(report.trapped).toBeNull();
  expect(Object.entries(report.calls).filter(([, count]) => count === 0)).toEqual([]);
  expect(report.accepted).toBeGreaterThan(50);
  expect(report.searched).toBeGreaterThan(20);
});
