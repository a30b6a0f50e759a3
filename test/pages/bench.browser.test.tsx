/** The bench page in a real browser: the real benchmark in its worker. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReport } from '../../bench/run.ts';
import { PUBLISHED } from '../../bench/signature.ts';
import { SUITE } from '../../bench/suite.ts';
import BenchPage from '../../web/pages/bench.tsx';
import { benchLink, other, phase, report, reportOfQuery } from '../../web/state/bench.ts';
import { damaged } from '../../web/state/labDamage.ts';
import { lab } from '../../web/state/labStore.ts';
import { axeFindings, hide, show, text, until } from './support.tsx';

beforeEach(async () => {
  await lab.remove('bench');
  await lab.remove('damaged/');
  damaged.value = [];
  report.value = null;
  other.value = null;
  phase.value = { kind: 'idle' };
});
afterEach(hide);

/** Leaves only the signature run, at the depth that the short number is published for. */
async function chooseShortSignature(): Promise<void> {
  for (const name of ['Moves per second (perft)', 'SIMD on and off', 'Random games', 'Threads', 'Time to solve'])
    await page.getByRole('checkbox', { name }).click();
  await page.getByText('More settings').click();
  await userEvent.fill(page.getByLabelText('Runs'), '1');
  await userEvent.fill(page.getByLabelText('Depth'), `${PUBLISHED.short.depth}`);
  await userEvent.tab();
}

describe('the signature run', () => {
  it('is shown as a passed check when the node total is the published one', async () => {
    show(BenchPage);
    await chooseShortSignature();
    await expect.element(page.getByLabelText('Compare with node total')).toHaveValue(`${PUBLISHED.short.nodes}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await until(/Signature as published/);
    expect(report.value).toMatchObject({ nodes: PUBLISHED.short.nodes, depth: PUBLISHED.short.depth });
    expect(report.value?.rows).toHaveLength(SUITE.length);
    expect(report.value?.stages?.every(({ nps }) => nps.median > 0)).toBe(true);
    expect(await axeFindings()).toEqual([]);
  });

  it('is shown as failed, with both numbers, when the node total is another', async () => {
    show(BenchPage);
    await chooseShortSignature();
    await userEvent.fill(page.getByLabelText('Compare with node total'), `${PUBLISHED.short.nodes + 1}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await until(/Wrong signature/);
    const alert = page.getByRole('alert').element().textContent ?? '';
    expect(alert.replaceAll(',', '')).toContain(`${PUBLISHED.short.nodes} nodes`);
    expect(alert.replaceAll(',', '')).toContain(`${PUBLISHED.short.nodes + 1} are published`);
    expect(text()).not.toContain('Signature as published');
    expect(await axeFindings()).toEqual([]);
  });
});

describe('a run', () => {
  it('that is cancelled says so and keeps the positions that were finished', async () => {
    show(BenchPage);
    await page.getByText('More settings').click();
    await userEvent.fill(page.getByLabelText('Depth'), '24');
    await userEvent.tab();
    await page.getByRole('button', { name: 'Start' }).click();
    await until(/[1-9]\d* of \d+ positions/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await until(/Cancelled/);
    const kept = report.value?.rows.length ?? 0;
    expect(kept).toBeGreaterThan(0);
    expect(text()).toContain(`${kept} of ${SUITE.length} positions`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(report.value?.rows.length).toBe(kept);
  });

  it('during which the tab was hidden says that its times are doubtful', async () => {
    show(BenchPage);
    await chooseShortSignature();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    await page.getByRole('button', { name: 'Start' }).click();
    await until(/Signature as published/);
    Reflect.deleteProperty(document, 'hidden');
    expect(report.value?.hidden).toBe(true);
    await until(/The tab was hidden while this ran/);
  });

  it('is there again after a reload of the page', async () => {
    show(BenchPage);
    await chooseShortSignature();
    await page.getByRole('button', { name: 'Start' }).click();
    await until(/Signature as published/);
    hide();
    const before = report.value;
    report.value = null;
    show(BenchPage);
    await until(/Signature as published/);
    expect(report.value).toEqual(before);
  });
});

it('sets a stored result aside that cannot be read, says so, and measures anew', async () => {
  await lab.put('bench', JSON.stringify({ ...emptyReport('a device', '1'), rows: [{ name: 'x' }] }));
  show(BenchPage);
  await until(/Stored entries that could not be read: 1/);
  await until(/rows\[0\]\.stage: one of namua, mtaji, endgame expected, nothing found/);
  await until(/Nothing measured yet/);
  expect(await lab.get('bench')).toBeNull();
  await page.elementLocator(document.querySelector('.damaged')!).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => lab.list('damaged/')).toEqual([]);
});

describe('SIMD on and off', () => {
  const once = (value: number) => ({ median: value, least: value, most: value });
  const row = { kind: 'search', name: '', unit: 'nodes/s', on: once(3e6), off: once(1.5e6), ratio: once(2) } as const;
  const measured = (off: number) => ({
    ...emptyReport('a device', '1'),
    simd: { depth: 8, nodes: { on: 68_118, off }, rows: [row] },
  });

  it('is a chart of both builds, with the ratio, and the check that they search the same', async () => {
    report.value = measured(68_118);
    show(BenchPage);
    await until(/Same signature with SIMD on and off: 68,118 nodes at depth 8/);
    expect(document.querySelectorAll('.simd .bars tr')).toHaveLength(2);
    expect(text()).toContain('× 2.00');
    expect(await axeFindings()).toEqual([]);
  });

  it('is an alert with both numbers if they do not', async () => {
    report.value = measured(68_117);
    show(BenchPage);
    await expect.element(page.getByRole('alert')).toHaveTextContent('68,118 and 68,117 nodes at depth 8');
    expect(text()).not.toContain('Same signature');
  });
});

describe('a result from elsewhere', () => {
  it('comes by link, and is compared measure by measure with the spread of both', async () => {
    show(BenchPage);
    await chooseShortSignature();
    await page.getByRole('button', { name: 'Start' }).click();
    await until(/Signature as published/);
    const here = report.value!;
    const half = ({ median, least, most }: typeof here.nps) => ({
      median: median / 2,
      least: least / 2,
      most: most / 2,
    });
    const slower = { ...here, nps: half(here.nps), device: 'a slower device' };
    const link = new URL(await benchLink(slower));
    expect(await reportOfQuery(link.hash.slice('#/bench?'.length))).toEqual(slower);
    history.replaceState(null, '', link.hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
    await until(/a slower device/);
    await until(/Same signature/);
    const row = page.getByRole('row', { name: /^search nodes\/s/ }).element().textContent ?? '';
    expect(row).toContain('0.50');
    history.replaceState(null, '', '#');
  });

  it('is refused with the reason if it is no report', async () => {
    await expect(reportOfQuery('report=AAAA')).rejects.toThrow();
    expect(await reportOfQuery('x=1')).toBeNull();
  });
});
