import { describe, expect, it } from 'vitest';
import type { SearchInfo } from '../../worker/protocol.ts';
import { after, engine, job, KUJIFUNZA, LEARNER, pool, rows, START, search } from './support.ts';

describe('known answers', () => {
  it('mate: a win that leaves the opponent without a move is found in its plies', async () => {
    const position = '1,0,0,0,0,0,0,0/0,1,0,0,0,0,0,1/0,0,1,0,1,1,0,0/0,0,1,1,1,1,0,0 S 0,0 - - 21';
    const rules = { variant: 'kiarabu', switches: {} };
    const result = search(await engine(), job(position, { rules, limits: { mate: 11 } }));
    expect(result.reason).toBe('proven');
    expect(result.info.lines[0]!.score).toEqual({ kind: 'win', plies: 11 });
  });

  it.each([
    [62, 16],
    [64, 14],
    [66, 12],
    [68, 10],
    [70, 8],
  ])('Voogt-69 after ply %i: South has lost in %i', async (ply, plies) => {
    const result = search(await engine(), job(after(ply)));
    expect(result.reason).toBe('proven');
    expect(result.info.lines[0]!.score).toEqual({ kind: 'loss', plies });
    expect(result.info.lines[0]!.pv).toHaveLength(plies);
  });

  it('Voogt-69 after 36. A7R*: North wins in 7 by a2R (two stars: his a7 is takasia)', async () => {
    const host = await engine();
    const result = search(host, job(after(71)));
    expect(result).toMatchObject({ reason: 'proven', best: 'a2R**' });
    expect(result.info.lines[0]!.score).toEqual({ kind: 'win', plies: 7 });
  });

  it('Voogt-69 after ply 79: North wins in 7, only by a2L*', async () => {
    const result = search(await engine(), job(after(79), { multiPv: 2, limits: { depth: 14 } }));
    expect(result.best).toBe('a2L*');
    expect(result.info.lines[0]!.score).toEqual({ kind: 'win', plies: 7 });
    const second = result.info.lines[1]!.score;
    expect(second.kind === 'win' && second.plies <= 7).toBe(false);
  });

  it('a win with the first move', async () => {
    const position = '2,2,4,6,0,0,3,4/3,0,3,0,0,5,1,0/2,0,1,2,0,1,1,1/1,2,4,5,3,3,3,2 S 0,0 - - 1';
    const result = search(await engine(), job(position));
    expect(result).toMatchObject({ best: 'B2L', reason: 'proven' });
    expect(result.info.lines[0]).toMatchObject({ score: { kind: 'win', plies: 1 }, pv: ['B2L'] });
  });

  it('a win in nine plies by one move only', async () => {
    const position = '0,0,0,0,0,0,0,0/3,1,5,0,0,0,0,1/0,0,1,5,1,2,4,0/1,1,1,1,1,0,0,0 S 18,18 - - 5';
    const host = await engine();
    const result = search(host, job(position));
    expect(result.best).toBe('A3L');
    expect(result.info.lines[0]!.score).toEqual({ kind: 'win', plies: 9 });
    const others = host.legalMoves().filter((move) => move !== 'A3L');
    const without = search(host, job(position, { searchMoves: others, limits: { mate: 9 } }));
    expect(without.reason).toBe('limit');
  });

  it('a never-ending turn is not on offer', async () => {
    const host = await engine();
    const position = '0,0,0,0,0,0,0,0/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 S 11,11 - - 12';
    expect(host.setPosition(position)).toBeNull();
    expect(host.legalMoves().join(' ')).toBe('A2L* A2R* A3R* A6L* A6R* A7L* A7R*');
  });

  it('Kujifunza: South wins in 21 plies, by A3R or its mirror A6L', { timeout: 60_000 }, async () => {
    const host = await engine(64);
    const result = search(host, job(LEARNER, { rules: KUJIFUNZA }));
    expect(result.reason).toBe('proven');
    expect(result.info.lines[0]!.score).toEqual({ kind: 'win', plies: 21 });
    expect(['A3R', 'A6L']).toContain(result.best);
  });
});

describe('a proven line', () => {
  it('is played to the end it claims', async () => {
    const host = await engine();
    const line = search(host, job(after(62))).info.lines[0]!;
    expect(host.setPosition(after(62))).toBeNull();
    for (const move of line.pv) expect(host.play(move)).toBeNull();
    expect(host.outcome()).toBe('p2win');
  });

  it('is not shortened or lengthened by the table of another search', async () => {
    const host = await engine();
    for (const ply of [70, 68, 66, 64, 62]) search(host, job(after(ply)));
    for (const ply of [70, 62, 66, 64, 68]) {
      expect(search(host, job(after(ply))).info.lines[0]!.score).toEqual({ kind: 'loss', plies: 78 - ply });
    }
  });
});

describe('a search', () => {
  it('visits the same nodes twice over, also when cut in slices of any length', async () => {
    const host = await engine();
    const first = search(host, job(START, { limits: { depth: 17 } }));
    host.clearTable();
    const second = search(host, job(START, { limits: { depth: 17 } }));
    expect(second.info.nodes).toBe(first.info.nodes);
    expect(second.info.lines).toEqual(first.info.lines);
    const { hosts } = await pool(1);
    const whole = search(hosts[0]!, job(START, { limits: { depth: 17 } }));
    expect(whole.info.nodes).toBe(first.info.nodes);
    expect(whole.info.lines).toEqual(first.info.lines);
  });

  it('keeps to its depth and its nodes', async () => {
    const host = await engine();
    expect(search(host, job(START, { limits: { depth: 9 } }))).toMatchObject({ reason: 'limit', info: { depth: 9 } });
    const result = search(host, job(START, { limits: { nodes: 20_000 } }));
    expect(result.reason).toBe('limit');
    expect(result.info.nodes).toBeGreaterThanOrEqual(20_000);
    expect(result.info.nodes).toBeLessThan(20_064);
  });

  it('answers even with a limit of one node', async () => {
    const result = search(await engine(), job(START, { limits: { nodes: 1 } }));
    expect(result.best).toMatch(/^A[67][LR]\*$/);
  });

  it('keeps to its time', async () => {
    const result = search(await engine(), job(START, { limits: { movetime: 120 } }));
    expect(result.reason).toBe('limit');
    expect(result.info.timeMs).toBeGreaterThanOrEqual(120);
    expect(result.info.timeMs).toBeLessThan(400);
  });

  it('shows as many lines as asked for, best first, each with another move', async () => {
    const host = await engine();
    const { lines } = search(host, job(START, { multiPv: 99, limits: { depth: 10 } })).info;
    expect(lines.map((line) => line.pv[0]).sort()).toEqual(host.legalMoves());
    const values = lines.map((line) => (line.score.kind === 'cp' ? line.score.value : Number.NaN));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(lines.map((line) => line.rank)).toEqual([1, 2, 3, 4]);
  });

  it('shows every legal move once when all lines are asked for, wherever the search is stopped', async () => {
    const host = await engine();
    const starts = rows('positions/kiswahili.tsv').map((row) => row[0]!);
    const reorders = '1,0,0,0,0,0,0,0/1,3,0,6,0,0,0,0/0,0,0,0,6,0,0,2/0,0,0,0,0,1,1,2 N 20,21 SN - 1';
    for (const [index, position] of [reorders, ...starts].entries()) {
      expect(host.setPosition(position)).toBeNull();
      const legal = host.legalMoves();
      if (legal.length === 0) continue;
      for (const nodes of [500, 1700, 6000 + 37 * index]) {
        const { info } = search(host, job(position, { multiPv: 99, limits: { nodes } }));
        if (info.depth === 0) continue;
        const moves = info.lines.map((line) => line.pv[0]!);
        expect([...moves].sort(), `${position} nodes ${nodes}`).toEqual(legal);
      }
    }
  });

  it('searches only the moves it is told to', async () => {
    const host = await engine();
    const result = search(host, job(START, { searchMoves: ['A7R*'], limits: { depth: 8 } }));
    expect(result.best).toBe('A7R*');
    expect(host.prepare(job(START, { searchMoves: ['A1L'] }))).toContain('"A1L" is not legal');
  });

  it('has nothing to say when the game is over', async () => {
    const host = await engine();
    expect(search(host, job(after(90)))).toMatchObject({ best: null, reason: 'game over' });
    expect(host.outcome()).toBe('p2win');
  });

  it('tells its lines after every depth, each playable', async () => {
    const host = await engine();
    const infos: SearchInfo[] = [];
    search(host, job(after(40), { limits: { depth: 12 }, multiPv: 2 }), (info) => infos.push(info));
    expect(infos.at(-1)!.depth).toBe(12);
    expect(infos.length).toBeGreaterThanOrEqual(12);
    for (const { lines } of infos) {
      for (const line of lines) {
        host.setPosition(after(40));
        for (const move of line.pv) expect(host.play(move)).toBeNull();
      }
    }
  });
});

describe('stopping', () => {
  it('between slices, at once', async () => {
    const host = await engine();
    expect(host.prepare(job(START))).toBeNull();
    expect(host.run(() => {})).toBe('paused');
    host.stop();
    const asked = performance.now();
    expect(host.run(() => {})).toBe('done');
    expect(performance.now() - asked).toBeLessThan(50);
    expect(host.result()).toMatchObject({ reason: 'stopped' });
    expect(host.result().best).not.toBeNull();
  });

  it('by limits that are lowered while it runs', async () => {
    const host = await engine();
    expect(host.prepare(job(START))).toBeNull();
    expect(host.run(() => {})).toBe('paused');
    host.setLimits({ nodes: 1 });
    expect(host.run(() => {})).toBe('done');
    expect(host.result().reason).toBe('limit');
  });

  it('goes on when the limits are raised', async () => {
    const host = await engine();
    expect(host.prepare(job(START, { limits: { depth: 24 } }))).toBeNull();
    expect(host.run(() => {})).toBe('paused');
    host.setLimits({ nodes: 1_000_000 });
    while (host.run(() => {}) === 'paused');
    expect(host.result().info.nodes).toBeGreaterThanOrEqual(1_000_000);
  });
});

describe('repetition', () => {
  it('a third occurrence in the game is a draw and ends it', async () => {
    const host = await engine();
    // Two lone walkers in Kiarabu: both can step back and forth round the ring.
    host.setRules({ variant: 'kiarabu', switches: {} });
    const lonely = '0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 0,0 - - 1';
    expect(host.setPosition(lonely)).toBeNull();
    const round = ['A1R', 'a1R', 'A2L', 'a2L'];
    for (const move of [...round, ...round]) expect(host.play(move)).toBeNull();
    expect(host.outcome()).toBe('draw');
    const rules = { variant: 'kiarabu', switches: {} };
    expect(search(host, job(lonely, { rules, moves: [...round, ...round] })).reason).toBe('game over');
  });
});

describe('the table', () => {
  const once = (evaluation: 'trained' | 'tables' | 'material', switches = {}) =>
    job(START, { rules: { variant: 'kiswahili', switches }, limits: { depth: 9 }, options: { evaluation } });

  it.each([
    ['by another evaluation', once('material')],
    ['under other house rules', once('tables', { takasia: false })],
  ])('of a search %s is forgotten, that of the same kind is not', async (_, other) => {
    const host = await engine();
    const fresh = search(await engine(), other);
    search(host, once('tables'));
    const changed = search(host, other);
    expect(changed.info.nodes).toBe(fresh.info.nodes);
    expect(changed.info.lines).toEqual(fresh.info.lines);
    expect(search(host, other).info.nodes).toBeLessThan(fresh.info.nodes);
  });
});
