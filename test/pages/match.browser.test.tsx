/** The match page in a real browser: real engines in workers, real openings, a real database. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { isFinished, type MatchSettings, pointsOfA, summarise } from '../../bench/match.ts';
import { parseMatch } from '../../bench/match-read.ts';
import MatchPage from '../../web/pages/match.tsx';
import { parseGames } from '../../web/rules/index.ts';
import { damaged } from '../../web/state/labDamage.ts';
import { lab } from '../../web/state/labStore.ts';
import {
  current,
  deleteMatch,
  importMatch,
  loadMatches,
  match,
  matches,
  phase,
  startMatch,
  troubles,
} from '../../web/state/match.ts';
import { claimMatch, isClaimed } from '../../web/state/matchClaim.ts';
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
  await lab.remove('match/');
  await lab.remove('damaged/');
  damaged.value = [];
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

it('with time limits says that the tab was hidden, and plays on', async () => {
  show(MatchPage);
  const limits = { movetime: 20 };
  const timed = { ...settings, a: { ...settings.a, limits }, b: { ...settings.b, limits } };
  const running = startMatch(timed, { ...openings, count: 1 }, 1);
  await until(/0 of 2 games/);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await until(/The tab was hidden while this ran/);
  Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await running;
  await until(/Finished: 2 games/);
  await until(/The tab was hidden while this ran/);
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
  await expect(importMatch('{"format":"other"}')).rejects.toThrow(
    /a file of format "bingwa-match-1" expected, not "other"/,
  );
});

it('sets the entries aside that are damaged, says so, plays their games again and loses no other', async () => {
  show(MatchPage);
  await startMatch(settings, { ...openings, count: 2 }, 1);
  const { id, state } = match.value!;
  const [, second, third] = (await lab.list(`match/${id}/game`)).map(([key]) => key);
  await lab.put(second!, '{"pair": 0, "aIsSouth": false, "result": "2-0"}');
  await lab.put(third!, '{"pair": 1, ');
  forget();
  await loadMatches();
  expect(match.value!.state.games).toEqual([state.games[0], state.games[3]]);
  expect(damaged.value.map(({ key, text: found }) => [key, found])).toEqual([
    [second, '{"pair": 0, "aIsSouth": false, "result": "2-0"}'],
    [third, '{"pair": 1, '],
  ]);
  show(MatchPage);
  await until(/Stored entries that could not be read: 2/);
  await until(/result: one of 1-0, 0-1, 1\/2-1\/2 expected, not "2-0"/);
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Go on' }).click();
  await until(/Finished: 4 games/);
  await new Promise((resolve) => setTimeout(resolve, 200));
  forget();
  await loadMatches();
  const texts = (games: readonly { text: string }[]) => games.map((game) => game.text).sort();
  expect(texts(match.value!.state.games)).toEqual(texts(state.games));
  show(MatchPage);
  await until(/could not be read/);
  await page.elementLocator(document.querySelector('.damaged')!).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => lab.list('damaged/')).toEqual([]);
  expect(text()).not.toContain('could not be read');
});

it('sets a whole match aside whose settings or openings make no sense, and shows the others', async () => {
  await startMatch(settings, { ...openings, count: 1 }, 1);
  const good = match.value!;
  const { games, ...head } = good.state;
  const broken = {
    a: '{',
    b: JSON.stringify({ ...head, games: [], settings: { ...settings, rules: { variant: 'chess', switches: {} } } }),
    c: JSON.stringify({ ...head, games: [], openings: [{ moves: ['A1L'], score: 0 }] }),
    d: JSON.stringify({ ...head, games: [], settings: { ...settings, a: null } }),
  };
  for (const [id, stored] of Object.entries(broken)) {
    await lab.put(`match/${id}/head`, stored);
    await lab.put(`match/${id}/game/000001`, JSON.stringify(games[0]));
  }
  await lab.put('match/e/game/000001', JSON.stringify(games[0]));
  forget();
  show(MatchPage);
  await until(/Stored entries that could not be read: 9/);
  await expect.poll(() => matches.value.map(({ id }) => id)).toEqual([good.id]);
  for (const reason of [
    /chess/,
    /openings\[0\]\.moves\[0\]: a legal move expected, not "A1L"/,
    /settings\.a: an object expected, not null/,
  ])
    await until(reason);
  expect((await lab.list('match/')).map(([key]) => key.split('/')[1])).toEqual(
    games.map(() => good.id).concat(good.id),
  );
});

it('reports lanes that cannot play, keeps the match, and can be asked again', async () => {
  await startMatch(settings, { ...openings, count: 1 }, 1);
  const { id, state } = match.value!;
  await deleteMatch(id);
  // From the terminal: there A was a UGI program, which a page cannot start and must not replace by its own engine.
  const foreign = { ...state, games: [], settings: { ...settings, a: { ...settings.a, setup: { ugi: './engine' } } } };
  show(MatchPage);
  await importMatch(JSON.stringify(foreign));
  await page.getByRole('button', { name: 'Go on' }).click();
  await until(/Stopped by an error: five hundred: "ugi=.\/engine" can be played by npm run match only/);
  expect(phase.value.kind).toBe('failed');
  expect(match.value!.state.games).toEqual([]);
  matches.value = [{ id: match.value!.id, state: { ...state, games: [] } }];
  await page.getByRole('button', { name: 'Go on' }).click();
  await until(/Finished: 2 games/);
});

describe.each(['Web Locks', 'a channel, where there are no Web Locks'])('a match is claimed by %s', (way) => {
  beforeEach(() => {
    if (way !== 'Web Locks') Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('for one page at a time, until it lets go or is robbed', async () => {
    const lost: string[] = [];
    const first = await claimMatch('x', () => lost.push('first'));
    expect(await isClaimed('x')).toBe(true);
    expect(await isClaimed('y')).toBe(false);
    expect(await claimMatch('x', () => lost.push('second'))).toBeNull();
    expect(lost).toEqual([]);
    const third = await claimMatch('x', () => lost.push('third'), true);
    await expect.poll(() => lost).toEqual(['first']);
    first?.release();
    expect(await isClaimed('x')).toBe(true);
    third?.release();
    await expect.poll(() => isClaimed('x')).toBe(false);
    const fourth = await claimMatch('x', () => lost.push('fourth'));
    expect(fourth).not.toBeNull();
    fourth?.release();
    expect(lost).toEqual(['first']);
  });

  it('for one of two that ask at once', async () => {
    const claims = await Promise.all([claimMatch('z', () => {}), claimMatch('z', () => {})]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    for (const claim of claims) claim?.release();
  });
});
