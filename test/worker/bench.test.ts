/** The benchmark: a suite of real positions, and node counts that every machine must meet. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { compareReports, type Report } from '../../bench/compare.ts';
import { PUBLISHED, runBench } from '../../bench/signature.ts';
import { SUITE } from '../../bench/suite.ts';
import { Session } from '../../worker/session.ts';
import { openPool, ROOT } from './support.ts';

const bench = async (...words: string[]) =>
  (await promisify(execFile)(process.execPath, ['bench/run-ts.mjs', 'bench/bench.ts', ...words], { cwd: ROOT })).stdout;

describe('the suite', () => {
  it('has at least 24 positions of all stages and variants, most of them kiswahili', () => {
    const count = (wanted: (position: (typeof SUITE)[number]) => boolean) => SUITE.filter(wanted).length;
    expect(SUITE.length).toBeGreaterThanOrEqual(24);
    expect(new Set(SUITE.map(({ name }) => name)).size).toBe(SUITE.length);
    expect(count(({ rules }) => rules.variant === 'kiswahili')).toBeGreaterThan(SUITE.length / 2);
    for (const stage of ['namua', 'mtaji', 'endgame']) expect(count((one) => one.stage === stage)).toBeGreaterThan(1);
    for (const variant of ['kujifunza', 'kete', 'bawo', 'bawo10', 'hawalis', 'kiarabu']) {
      expect(count(({ rules }) => rules.variant === variant)).toBeGreaterThan(0);
    }
  });

  it('stands in the test data, word for word', () => {
    const folder = path.join(ROOT, 'test/data');
    const files = [
      'zanzibar-1994-positions.tsv',
      ...fs.readdirSync(path.join(folder, 'positions')).map((file) => `positions/${file}`),
    ];
    const known = new Set(files.flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split(/[\t\n]/)));
    const strangers = SUITE.filter(({ position }) => !known.has(position)).map(({ name }) => name);
    expect(strangers).toEqual(['kujifunza, the start']);
  });
});

describe('the signature', () => {
  it.each([
    ['shared', true],
    ['plain', false],
  ])('is the published one over %s memory', async (_, shared) => {
    const pool = await openPool(shared);
    const total = await runBench(
      { search: (job) => new Session(pool).analyse(job, () => {}), clear: () => pool.clear() },
      () => {},
      PUBLISHED.short.depth,
    );
    expect(total.rows.length).toBe(SUITE.length);
    expect(total.nodes).toBe(PUBLISHED.short.nodes);
    pool.dispose(new Error('the test is over'));
  });
});

describe('npm run bench', () => {
  it('prints a line per position, nodes, time, nodes a second, and whether the signature is the published one', async () => {
    const lines = (await bench('--depth', `${PUBLISHED.short.depth}`, '--turns', '0')).trim().split('\n');
    expect(lines.length).toBe(SUITE.length + 4);
    expect(lines.at(-4)).toBe(`nodes ${PUBLISHED.short.nodes}`);
    expect(lines.at(-3)).toMatch(/^time \d+$/);
    expect(lines.at(-2)).toMatch(/^nps \d+$/);
    expect(lines.at(-1)).toBe('signature as published');
  });

  it('prints one JSON object, which can be compared with another', async () => {
    const report = JSON.parse(await bench('--depth', '3', '--turns', '0', '--json')) as Report;
    expect(report.rows.length).toBe(SUITE.length);
    const other: Report = {
      ...report,
      nodes: report.nodes + 5,
      rows: report.rows.map((row, at) => (at === 2 ? { ...row, nodes: row.nodes + 5 } : row)),
    };
    expect(compareReports(report, report)[2]).toContain('same signature');
    const text = compareReports(report, other).join('\n');
    expect(text).toContain('other signature');
    expect(text).toContain(SUITE[2]!.name);
    expect(text).not.toContain(`${SUITE[3]!.name}:`);
  });
});
