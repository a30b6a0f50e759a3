/** The compare page in a real browser: a real engine in each lane. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import ComparePage from '../../web/pages/compare.tsx';
import { newGame, parseGames, rulesetOf } from '../../web/rules/index.ts';
import {
  agreement,
  busy,
  compareGame,
  gamePlies,
  ownText,
  source,
  startCompare,
  stopCompare,
  together,
} from '../../web/state/compare.ts';
import { compareCsv, compareJson } from '../../web/state/compareExport.ts';
import { engineOf, fittingSwitches, type LaneSettings, lanes, runs } from '../../web/state/compareLanes.ts';
import { game, goNext, openGame, path } from '../../web/state/study.ts';
import samples from '../data/positions/switches.tsv?raw';
import record from '../data/zanzibar-1994.txt?raw';
import { axeFindings, hide, show, until } from './support.tsx';

const lane = (id: number, more: Partial<LaneSettings> = {}): LaneSettings => ({
  id,
  evaluation: 'simple',
  pruning: true,
  limit: 'depth',
  value: 8,
  hash: 4,
  lines: 2,
  threads: 1,
  switches: {},
  ...more,
});

function open(round: number, plies: number): void {
  const read = parseGames(record);
  if (!read.ok) throw new Error(read.error.message);
  const found = read.value[round]!.game;
  openGame({ game: found });
  for (let ply = 0; ply < plies; ply++) goNext();
}

beforeEach(() => {
  stopCompare();
  runs.value = new Map();
  gamePlies.value = [];
  source.value = 'board';
  together.value = false;
  lanes.value = [lane(1), lane(2, { evaluation: 'material', value: 6 })];
  open(0, 20);
});
afterEach(async () => {
  hide();
  await new Promise((resolve) => setTimeout(resolve, 60));
});

const infoOf = (id: number) => runs.value.get(id)?.info;

describe('two lanes on one position', () => {
  it.each([
    ['one after the other', false],
    ['at once', true],
  ])('each search to their own limit, %s, and the first different move is marked', async (_, atOnce) => {
    together.value = atOnce;
    show(ComparePage);
    await page.getByRole('button', { name: 'Compare here' }).click();
    await expect
      .poll(() => [...runs.value.values()].map(({ state }) => state), { timeout: 20_000 })
      .toEqual(['done', 'done']);
    expect(infoOf(1)?.depth).toBe(8);
    expect(infoOf(2)?.depth).toBe(6);
    expect(infoOf(1)?.lines.length).toBe(2);
    const [a, b] = [infoOf(1)!.lines[0]!.pv, infoOf(2)!.lines[0]!.pv];
    const parting = a.findIndex((move, at) => move !== b[at]);
    const marked = [...document.querySelectorAll('[data-parting="true"]')].map((move) => move.textContent);
    expect(marked).toEqual([a[parting], b[parting]].filter(Boolean).map((move) => `≠ ${move}`));
    expect(agreement.value.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await axeFindings()).toEqual([]);
  });

  it('search the next position as the board is stepped', async () => {
    show(ComparePage);
    await page.getByRole('button', { name: 'Compare here' }).click();
    await expect.poll(() => runs.value.get(2)?.state, { timeout: 20_000 }).toBe('done');
    const before = infoOf(1)!.lines[0]!.pv[0];
    await page.getByRole('button', { name: 'Next move' }).click();
    await expect.poll(() => runs.value.get(2)?.state, { timeout: 20_000 }).toBe('done');
    const side = (move: string) => (move[0] === move[0]!.toUpperCase() ? 'S' : 'N');
    await expect.poll(() => side(infoOf(1)?.lines[0]?.pv[0] ?? before!), { timeout: 20_000 }).not.toBe(side(before!));
  });

  it('put both continuations into the game, to be played through on the analysis board', async () => {
    show(ComparePage);
    await startCompare();
    const at = path.value;
    const lines = [infoOf(1)!.lines[0]!.pv, infoOf(2)!.lines[0]!.pv];
    await page.getByRole('button', { name: 'Open the best lines on the board' }).click();
    for (const line of lines) {
      let node = game.value.root;
      for (const id of [...at, ...line]) node = node.children.find((child) => child.id === id)!;
      expect(node?.id).toBe(line.at(-1));
    }
    expect(location.hash).toBe('#/');
  });
});

describe('a lane', () => {
  it('plays by house rules of its own', async () => {
    const rules = rulesetOf('kiswahili');
    if (!rules.ok) throw new Error(rules.error.join());
    openGame({ game: newGame(rules.value) });
    // A sample position that was picked because this switch changes its moves; they are listed beside it.
    const row = samples.split('\n').find((each) => each.startsWith('kiswahili+singlesNeedFunctionalHouse\t'))!;
    const [, position = '', legal = ''] = row.split('\t');
    source.value = 'text';
    ownText.value = position;
    lanes.value = [lane(1, { lines: 10 }), lane(2, { lines: 10, switches: { singlesNeedFunctionalHouse: true } })];
    show(ComparePage);
    await startCompare();
    const moves = (id: number) =>
      infoOf(id)!
        .lines.map(({ pv }) => pv[0])
        .sort();
    expect(moves(2)).toEqual(legal.split(' '));
    expect(moves(1)).not.toEqual(moves(2));
  });

  it('leaves out and names the house rules that the game on the board does not know, and has them again in one that does', async () => {
    lanes.value = [lane(1), lane(2, { switches: { nyumba8: true, mtajiTax: true, moveLimit: 500 } })];
    const kete = rulesetOf('kete');
    if (!kete.ok) throw new Error(kete.error.join());
    openGame({ game: newGame(kete.value) });
    show(ComparePage);
    await startCompare();
    expect([...runs.value.values()].map(({ state, problem }) => [state, problem])).toEqual([
      ['done', null],
      ['done', null],
    ]);
    await until(
      /does not know these house rules of this lane, so they are left out: Nyumba of eight, 20 in hand, Tax in mtaji\./,
    );
    expect(JSON.parse(compareJson()).lanes[1].settings.switches).toEqual({ moveLimit: 500 });
    expect(compareCsv()).toContain(',moveLimit=500,');
    expect(await axeFindings()).toEqual([]);
    const kiswahili = rulesetOf('kiswahili');
    if (!kiswahili.ok) throw new Error(kiswahili.error.join());
    openGame({ game: newGame(kiswahili.value) });
    await expect.poll(() => document.querySelectorAll('.lane .warn').length).toBe(0);
    expect(lanes.value[1]!.switches).toEqual({ nyumba8: true, mtajiTax: true, moveLimit: 500 });
  });

  it.each([
    [{ takasia: true, takasiaDuty: true }, 'kujifunza', {}, ['takasia', 'takasiaDuty']],
    [{ takasia: false }, 'kete', { takasia: false }, []],
    [{ takasiaDuty: true, mtajiSafariChoice: true }, 'bawo', { takasiaDuty: true, mtajiSafariChoice: true }, []],
    [{ singlesNeedFunctionalHouse: true, moveLimit: 30 }, 'hawalis', { moveLimit: 30 }, ['singlesNeedFunctionalHouse']],
  ])('of %j keeps in %s what it knows', (wanted, variant, switches, leftOut) => {
    const rules = rulesetOf(variant);
    if (!rules.ok) throw new Error(rules.error.join());
    expect(fittingSwitches(rules.value, wanted)).toEqual({ switches, leftOut });
  });

  it('that dies is reported; the others finish, and it is revived at the next start', async () => {
    lanes.value = [lane(1, { limit: 'movetime', value: 20_000 }), lane(2)];
    together.value = true;
    show(ComparePage);
    const running = startCompare();
    await expect.poll(() => infoOf(1)?.depth ?? 0, { timeout: 20_000 }).toBeGreaterThan(0);
    const engine = engineOf(lanes.value[0]!);
    // Its workers are ended under it, and what is pending rejects.
    engine.dispose();
    await running;
    expect(runs.value.get(1)?.state).toBe('failed');
    expect(infoOf(1)!.depth).toBeGreaterThan(0);
    expect(runs.value.get(2)?.state).toBe('done');
    await until(/This lane failed/);
    lanes.value = [lane(1), lane(2)];
    await startCompare();
    expect([...runs.value.values()].map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('that is stopped keeps what it had', async () => {
    lanes.value = [lane(1, { limit: 'movetime', value: 20_000 }), lane(2)];
    show(ComparePage);
    const running = startCompare();
    await expect.poll(() => infoOf(1)?.depth ?? 0, { timeout: 20_000 }).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Stop' }).click();
    await running;
    expect(busy.value).toBe('no');
    expect(runs.value.get(1)?.state).toBe('stopped');
    expect(infoOf(1)!.lines.length).toBeGreaterThan(0);
  });
});

it('names every reason why a text is no position', async () => {
  source.value = 'text';
  ownText.value = '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 20,22 SN - 1';
  show(ComparePage);
  await until(/62 seeds, 64 expected/);
  await expect.element(page.getByRole('button', { name: 'Compare here' })).toBeDisabled();
});

it('finds the plies of a whole game on which the lanes differ most, and exports them', async () => {
  lanes.value = [lane(1, { value: 3 }), lane(2, { value: 1, evaluation: 'material' })];
  show(ComparePage);
  await compareGame();
  const plies = gamePlies.value;
  expect(plies.length).toBe(35);
  for (const { lanes: entries, difference } of plies)
    expect(difference >= 1, JSON.stringify({ entries, difference })).toBe(
      new Set(entries.map((entry) => entry?.best)).size > 1,
    );
  const most = [...plies].sort((a, b) => b.difference - a.difference || a.ply - b.ply)[0]!;
  await page.getByRole('button', { name: `Show ply ${most.ply + 1} on the board`, exact: true }).click();
  expect(path.value).toHaveLength(most.ply);
  expect(JSON.parse(compareJson())).toMatchObject({
    format: 'bingwa-compare-1',
    game: JSON.parse(JSON.stringify(plies)),
  });
  const csv = compareCsv().split('\r\n');
  const header = csv.findIndex((line) => line.startsWith('ply,'));
  expect(csv.slice(header + 1).filter(Boolean)).toHaveLength(2 * plies.length);
  expect(await axeFindings()).toEqual([]);
});
