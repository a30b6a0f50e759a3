import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summarise } from '../../bench/match.ts';
import { parseMatch } from '../../bench/match-read.ts';
import { parseReport } from '../../bench/report-read.ts';
import { blocksOf } from '../../bench/samples.ts';
import { SUITE } from '../../bench/suite.ts';
import { decodeTables, unpackWeights } from '../../bench/weights-format.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder = '';
const at = (name: string) => path.join(folder, name);
const command = (entry: string, args: readonly string[]) => [
  path.join(root, 'bench/run-ts.mjs'),
  `bench/${entry}.ts`,
  ...args,
];
const run = (entry: string, ...args: string[]) =>
  execFileSync(process.execPath, command(entry, args), {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const fail = (entry: string, ...args: string[]) => {
  const ended = spawnSync(process.execPath, command(entry, args), { cwd: root, encoding: 'utf8' });
  expect(ended.status).toBe(1);
  return ended.stderr;
};

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bingwa-bench-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('npm run match', () => {
  const options = () => ['--out', at('match.json'), '--pairs', '3', '--nodes', '200', '--b', 'evaluation=material'];

  it('plays in threads, keeps every game, and goes on from its file', () => {
    const report = run('match-main', ...options(), '--concurrency', '2', '--games', at('games.txt'));
    expect(report).toMatch(/games 6 of 6: W \d D \d L \d/);
    expect(fs.readFileSync(at('games.txt'), 'utf8').match(/\[Result /g)).toHaveLength(6);
    const whole = parseMatch(fs.readFileSync(at('match.json'), 'utf8'));
    expect(summarise(whole).forfeits).toBe(0);
    fs.writeFileSync(at('match.json'), JSON.stringify({ ...whole, games: whole.games.slice(0, 4) }));
    expect(run('match-main', ...options())).toMatch(/games 6 of 6/);
    const again = parseMatch(fs.readFileSync(at('match.json'), 'utf8'));
    expect(again.games.slice(0, 4)).toEqual(whole.games.slice(0, 4));
    const texts = (state: typeof whole) => state.games.map(({ text }) => text).sort();
    expect(texts(again)).toEqual(texts(whole));
  });

  it('names what it does not understand', () => {
    expect(fail('match-main', '--openings', '3')).toMatch(/unknown option --openings; known: --out/);
    expect(fail('match-main', '--pairs', 'many')).toMatch(/--pairs many: a whole number/);
    expect(fail('match-main', '--variant', 'chess')).toMatch(/chess/);
    expect(fail('match-main', '--pairs', '1', '--a', 'evaluation=best')).toMatch(/evaluation "best"/);
  });
});

/** Starts a program and sends it a signal as soon as `when` matches what it has told; resolves when it has ended. */
function interrupt(entry: string, args: readonly string[], signal: NodeJS.Signals, when: () => boolean) {
  return new Promise<{ out: string; err: string; status: number | null }>((resolve) => {
    const child = spawn(process.execPath, command(entry, args), { cwd: root });
    let [out, err, sent] = ['', '', false];
    const look = setInterval(() => {
      if (sent || !when()) return;
      sent = true;
      child.kill(signal);
    }, 20);
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
      told = err;
    });
    child.on('close', (status) => {
      clearInterval(look);
      resolve({ out, err, status });
    });
  });
}
let told = '';

describe('a run in the terminal that is broken off', () => {
  it('of the bench gives the finished part as a report that can be read, and says that it was cancelled', async () => {
    told = '';
    const args = ['--depth', '26', '--turns', '0', '--json'];
    const { out, err, status } = await interrupt('bench', args, 'SIGINT', () => / nodes .* ms /.test(told));
    expect(status).toBe(1);
    expect(err).toMatch(/bench: .*cancelled/);
    const report = parseReport(out);
    expect(report.rows.length).toBeGreaterThan(0);
    expect(report.rows.length).toBeLessThan(SUITE.length);
    expect(report.nodes).toBe(0);
  });

  it('of the match keeps the games in its file even if it is killed, and goes on from there', async () => {
    const file = at('killed.json');
    const args = ['--out', file, '--pairs', '4', '--nodes', '100000', '--b', 'evaluation=material'];
    const gamesOf = () => (fs.existsSync(file) ? parseMatch(fs.readFileSync(file, 'utf8')).games.length : 0);
    await interrupt('match-main', args, 'SIGKILL', () => gamesOf() > 1);
    const before = parseMatch(fs.readFileSync(file, 'utf8'));
    expect(before.games.length).toBeGreaterThan(1);
    expect(before.games.length).toBeLessThan(8);
    expect(run('match-main', ...args)).toMatch(/games 8 of 8/);
    const after = parseMatch(fs.readFileSync(file, 'utf8'));
    expect(after.games.slice(0, before.games.length)).toEqual(before.games);
  });
});

describe('npm run selfplay and npm run train', () => {
  const options = ['--games', '24', '--nodes', '100', '--seed', '3'];

  it('give the same samples in shards, in one run, and after a stop in the middle of a block', () => {
    run('selfplay-main', '--out', at('whole.bin'), ...options);
    for (const shard of ['0', '1'])
      run('selfplay-main', '--out', at(`${shard}.bin`), '--shard', `${shard}/2`, ...options);
    const whole = fs.readFileSync(at('whole.bin'));
    const merged = Buffer.concat([fs.readFileSync(at('0.bin')), fs.readFileSync(at('1.bin'))]);
    const games = (bytes: Buffer) =>
      blocksOf(bytes)
        .map((head) => `${head.game} ${Buffer.from(bytes.subarray(head.start, head.end)).toString('hex')}`)
        .sort();
    expect(games(merged)).toEqual(games(whole));
    fs.truncateSync(at('whole.bin'), Math.floor(whole.length / 2));
    run('selfplay-main', '--out', at('whole.bin'), ...options);
    expect(fs.readFileSync(at('whole.bin')).equals(whole)).toBe(true);
    expect(fail('selfplay-main', '--out', at('whole.bin'), ...options, '--nodes', '99')).toMatch(/other settings/);
  });

  it('end in tables that the engine plays by, with their origin', () => {
    const out = at('tables.json');
    expect(run('train', '--out', out, '--epochs', '2', at('0.bin'), at('1.bin'))).toMatch(/epoch 2 {2}training 0\.\d+/);
    const packed = JSON.parse(fs.readFileSync(out, 'utf8')) as { tables: string };
    expect(decodeTables(unpackWeights(packed.tables)).variant).toBe('kiswahili');
    const origin = JSON.parse(fs.readFileSync(at('tables.origin.json'), 'utf8'));
    expect(origin.data.map(({ file }: { file: string }) => file)).toEqual(['0.bin', '1.bin']);
    expect(origin.data[1].settings.shard).toBe('1/2');
    expect(origin.games).toBeGreaterThan(15);
    const played = at('trained.json');
    run(
      'match-main',
      '--out',
      played,
      '--pairs',
      '1',
      '--nodes',
      '100',
      '--a',
      `tables=${out}`,
      '--b',
      'evaluation=material',
    );
    run('train', '--out', out, '--record', played);
    expect(JSON.parse(fs.readFileSync(at('tables.origin.json'), 'utf8')).matches).toHaveLength(1);
  });
});
