/** The match page in a real browser: real engines in workers, real openings, a real database. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { isFinished, type MatchSettings, parseMatch, pointsOfA, summarise } from '../../bench/match.ts';
import MatchPage from '../../web/pages/match.tsx';
import { parseGames } from '../../web/rules/index.ts';
import { LabStore } from '../../web/state/labStore.ts';
import {
  current,
  deleteMatch,
  importMatch,
  loadMatches,
  match,
  matches,
  phase,
  resumeMatch,
  startMatch,
  troubles,
} from '../../web/state/match.ts';
import { game } from '../../web/state/study.ts';
import { axeFindings, hide, show, text, until } from './support.tsx';

const settings: MatchSettings = {
  rules: { variant: 'kiswahili', switches: {} },
  a: { name: 'five hundred', limits: { nodes: 500 }, setup: { evaluation: 'simple', hash: 4 } },
  b: { name: 'ten', limits: { nodes: 10 }, setup: { evaluation: 'material', hash: 4 } },
  seed: 7,
  sprt: null,
  adjudicate: true,
  maxPlies: 400,
};
const openings = { count: 10, plies: 6, bound: 300 };

/** As after a reload: nothing in memory, everything in the database. */
function forget(): void {
  hide();
  matches.value = [];
  current.value = null;
  troubles.value = [];
}

beforeEach(async () => {
  forget();
  // The page that was taken away stops its match after the next frame.
  await new Promise((resolve) => setTimeout(resolve, 60));
  phase.value = { kind: 'idle' };
  await new LabStore().remove('match/');
});
afterEach(hide);

describe('a match of 20 games', () => {
  it('ends with the table that its games give, each opening played with both colours', async () => {
    show(MatchPage);
    await startMatch(settings, openings, 2);
    await until(/Finished: 20 games/);
    const { state } = match.value!;
    expect(state.games).toHaveLength(20);
    const sides = new Map<number, boolean[]>();
    for (const { pair, aIsSouth } of state.games) sides.set(pair, [...(sides.get(pair) ?? []), aIsSouth]);
    expect(sides.size).toBe(10);
    for (const both of sides.values()) expect([...both].sort()).toEqual([false, true]);

    const wins = state.games.filter((one) => pointsOfA(one) === 1).length;
    const losses = state.games.filter((one) => pointsOfA(one) === 0).length;
    // Fifty times the nodes must show.
    expect(wins).toBeGreaterThan(losses);
    expect(text()).toContain(`${wins} won${20 - wins - losses} drawn${losses} lost`);
    const cells = [...document.querySelectorAll('.pentanomial td')].map((cell) => Number(cell.textContent));
    expect(cells).toEqual([...summarise(state).pentanomial]);
    expect(cells.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(document.querySelectorAll('table.figures tbody tr')).toHaveLength(20);
    expect(await axeFindings()).toEqual([]);
  });

  it('plays the same games with one lane as with two: nodes and seed decide, not the machine', async () => {
    await startMatch(settings, { ...openings, count: 2 }, 1);
    const alone = match.value!.state.games.map(({ text: game }) => game).sort();
    forget();
    await startMatch(settings, { ...openings, count: 2 }, 2);
    expect(match.value!.state.games.map(({ text: game }) => game).sort()).toEqual(alone);
  });
});

describe('a match that was stopped', () => {
  it('is there after a reload with the games it had, and goes on to the end', async () => {
    show(MatchPage);
    const running = startMatch({ ...settings, a: { ...settings.a, limits: { nodes: 20_000 } } }, openings, 1);
    await expect.poll(() => match.value?.state.games.length ?? 0, { timeout: 20_000 }).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Stop' }).click();
    await running;
    const { state } = match.value!;
    expect(state.games.length).toBeLessThan(20);
    expect(isFinished(state)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 100));
    forget();
    show(MatchPage);
    await until(new RegExp(`Stopped after ${state.games.length} of 20 games`));
    expect(match.value!.state).toEqual(state);
    await page.getByRole('button', { name: 'Go on' }).click();
    await until(/Finished: 20 games/);
    expect(match.value!.state.games.slice(0, state.games.length)).toEqual(state.games);
    expect(new Set(match.value!.state.games.map(({ pair, aIsSouth }) => `${pair} ${aIsSouth}`)).size).toBe(20);
  });

  it('can be deleted for good', async () => {
    await startMatch(settings, { ...openings, count: 1 }, 1);
    await deleteMatch(match.value!.id);
    forget();
    show(MatchPage);
    await until(/No match yet/);
  });
});

it('stops when the SPRT has decided', async () => {
  show(MatchPage);
  const sprt = { elo0: -50, elo1: 100, alpha: 0.2, beta: 0.2 };
  await startMatch({ ...settings, sprt, a: { ...settings.a, limits: { nodes: 3000 } } }, { ...openings, count: 40 }, 2);
  await until(/Decided by SPRT/);
  expect(match.value!.state.games.length).toBeLessThan(80);
  expect(document.querySelector('[data-sprt]')?.getAttribute('data-sprt')).toBe('elo1');
});

it('opens a game on the board with one click', async () => {
  show(MatchPage);
  await startMatch(settings, { ...openings, count: 1 }, 1);
  const [first] = match.value!.state.games;
  await page.getByRole('button', { name: 'Open game 1.1 on the board' }).click();
  const read = parseGames(first!.text);
  expect(read.ok && read.value[0]?.game.tags).toEqual(game.value.tags);
  expect(location.hash).toBe('#/');
});

it('is exported as JSON and comes back from it', async () => {
  await startMatch(settings, { ...openings, count: 1 }, 1);
  expect(phase.value).toEqual({ kind: 'idle' });
  expect(troubles.value).toEqual([]);
  const { state } = match.value!;
  const file = JSON.stringify(state);
  expect(parseMatch(file)).toEqual(state);
  forget();
  await importMatch(file);
  expect(match.value!.state).toEqual(state);
  await expect(importMatch('{"format":"other"}')).rejects.toThrow(/bingwa-match-1/);
});

it('loses only the entries of a stored match that are damaged, and leaves them stored', async () => {
  show(MatchPage);
  await startMatch(settings, { ...openings, count: 2 }, 1);
  await expect.poll(() => match.value?.state.games.length ?? 0, { timeout: 20_000 }).toBe(4);
  const { id, state } = match.value!;
  const store = new LabStore();
  await store.put(`match/${id}/game/000002`, '{"pair": 0, "aIsSouth": false, "result": "2-0"}');
  await store.put(`match/${id}/game/000003`, '{"pair": 1, ');
  forget();
  await loadMatches();
  expect(match.value!.state.games).toEqual([state.games[0], state.games[3]]);
  expect(troubles.value).toEqual([
    expect.stringMatching(/game\/000002: match: a game whose "result" cannot be read/),
    expect.stringMatching(/game\/000003: .*JSON/),
  ]);
  expect(await store.get(`match/${id}/game/000003`)).toBe('{"pair": 1, ');
  store.close();
});

it('reports lanes that cannot play, keeps the match, and can be asked again', async () => {
  show(MatchPage);
  await startMatch(settings, { ...openings, count: 1 }, 1);
  const { id, state } = match.value!;
  const broken = { ...state, games: [], settings: { ...settings, rules: { variant: 'no such game', switches: {} } } };
  matches.value = [{ id, state: broken }];
  await resumeMatch(1);
  expect(phase.value.kind).toBe('failed');
  await until(/Stopped by an error/);
  expect(match.value!.state.games).toEqual([]);
  matches.value = [{ id, state: { ...state, games: [] } }];
  await page.getByRole('button', { name: 'Go on' }).click();
  await until(/Finished: 2 games/);
});
