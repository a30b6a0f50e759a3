/** Proofs by proof numbers: `go mate`, and the result of a position without regard to depth. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSuite } from '../../bench/position-suite.ts';
import { Prover } from '../../bench/proof.ts';
import {
  formatPosition,
  legalMoves,
  outcome,
  type Position,
  parseSetup,
  play,
  type Ruleset,
  rulesetOf,
  switchDifferences,
  validate,
} from '../../web/rules/index.ts';
import type { EngineHost } from '../../worker/host.ts';
import type { RulesSpec, SearchResult } from '../../worker/protocol.ts';
import { after, engine, job, KUJIFUNZA, LEARNER, rows, rulesFrom, search } from './support.ts';

interface Sample {
  readonly spec: RulesSpec;
  readonly rules: Ruleset;
  readonly text: string;
  readonly position: Position;
}

function sample(spec: RulesSpec, text: string): Sample {
  const rules = rulesetOf(spec.variant, spec.switches);
  if (!rules.ok) throw new Error(rules.error.join('; '));
  const setup = parseSetup(text, rules.value.columns);
  if (!setup.ok) throw new Error(setup.error.message);
  const position = validate(rules.value, setup.value);
  if (!position.ok) throw new Error(position.error.join('; '));
  return { spec, rules: rules.value, text, position: position.value };
}

const puzzles = parseSuite(readFileSync(new URL('../data/puzzles.txt', import.meta.url), 'utf8')).entries.map(
  ({ rules, position, pliesToWin }) => ({
    ...sample({ variant: rules.variant, switches: { ...switchDifferences(rules) } }, formatPosition(position)),
    plies: pliesToWin!,
  }),
);

const VARIANTS = ['kiswahili', 'kujifunza', 'kete', 'bawo', 'bawo10', 'hawalis', 'kiarabu'];
const variantSamples = VARIANTS.flatMap((variant) =>
  rows(`positions/${variant}.tsv`).map(([text]) => sample({ variant, switches: {} }, text!)),
);
const switchSamples = rows('positions/switches.tsv').map(([rules, text]) => sample(rulesFrom(rules!), text!));
const open = ({ rules, position }: Sample) => outcome(rules, position) === null;
const samples = [...variantSamples, ...switchSamples].filter(open);

/** Moves of a line at most: longer proofs are told without their end. */
const MOST_TOLD = 126;

/** Who wins, by proof numbers alone, within so many nodes. */
function prove(host: EngineHost, { spec, text }: Sample, nodes = 20_000): SearchResult {
  expect(host.prepare(job(text, { rules: spec, limits: { nodes } }), true)).toBeNull();
  while (host.run(() => {}) === 'paused');
  return host.result();
}

/** Plays the line in the reference model; the plies to the end and whether the side to move at the root has won. */
function played({ rules, position }: Sample, pv: readonly string[]): { plies: number; won: boolean } {
  let now = position;
  for (const [ply, text] of pv.entries()) {
    const move = legalMoves(rules, now).find((one) => one.text === text);
    if (!move) throw new Error(`"${text}" is not legal at ply ${ply} of ${pv.join(' ')}`);
    const next = play(rules, now, move);
    const end = next.outcome ?? outcome(rules, next.position);
    if (end) {
      expect(pv).toHaveLength(ply + 1);
      return { plies: ply + 1, won: end.winner === position.side };
    }
    now = next.position;
  }
  throw new Error(`${formatPosition(position)}: no end at the end of ${pv.join(' ')}`);
}

describe('a win within so many plies', () => {
  it('is proven exactly where the reference model has one', async () => {
    const host = await engine();
    const asked = { won: 0, refuted: 0 };
    for (const one of samples.filter((_, index) => index % 3 === 0)) {
      host.clearTable();
      for (const plies of [1, 3, 5]) {
        const reference = new Prover(one.rules, Number.POSITIVE_INFINITY);
        const wins = reference.wins(one.position, plies);
        const result = search(host, job(one.text, { rules: one.spec, limits: { mate: plies } }));
        expect(result.reason, `${one.text} in ${plies}`).toBe(wins ? 'proven' : 'limit');
        asked[wins ? 'won' : 'refuted']++;
        if (!wins) continue;
        const line = result.info.lines[0]!;
        expect(line.score).toMatchObject({ kind: 'win' });
        const end = played(one, line.pv);
        expect(end.won).toBe(true);
        expect(end.plies).toBeLessThanOrEqual(plies);
        break;
      }
    }
    expect(asked.won).toBeGreaterThan(30);
    expect(asked.refuted).toBeGreaterThan(200);
  }, 120_000);

  it('is proven for every puzzle, and refuted two plies sooner', async () => {
    const host = await engine();
    for (const puzzle of puzzles) {
      host.clearTable();
      const rules = puzzle.spec;
      const win = search(host, job(puzzle.text, { rules, limits: { mate: puzzle.plies } }));
      expect(win.info.lines[0]!.score, puzzle.text).toEqual({ kind: 'win', plies: puzzle.plies });
      expect(played(puzzle, win.info.lines[0]!.pv)).toEqual({ plies: puzzle.plies, won: true });
      if (puzzle.plies < 3) continue;
      const sooner = search(host, job(puzzle.text, { rules, limits: { mate: puzzle.plies - 2 } }));
      expect(sooner.reason, puzzle.text).toBe('limit');
    }
  }, 60_000);

  it('is proven for Kujifunza by A3R or A6L in 21 plies within half a million nodes', async () => {
    const limits = { mate: 21, nodes: 500_000 };
    const result = search(await engine(64), job(LEARNER, { rules: KUJIFUNZA, limits }));
    expect(result.info.lines[0]!.score).toEqual({ kind: 'win', plies: 21 });
    expect(['A3R', 'A6L']).toContain(result.best);
  });
});

describe('a result without regard to depth', () => {
  it('ends, by its line, in the reference model as claimed and within the plies claimed', async () => {
    const host = await engine();
    const found = { win: 0, loss: 0 };
    for (const one of [...samples, ...puzzles]) {
      host.clearTable();
      const line = prove(host, one).info.lines[0];
      if (!line || line.score.kind === 'cp') continue;
      found[line.score.kind]++;
      if (line.score.plies === 0) continue;
      if (line.score.plies > MOST_TOLD) {
        expect(line.pv).toHaveLength(MOST_TOLD);
        continue;
      }
      const end = played(one, line.pv);
      expect(end.won, one.text).toBe(line.score.kind === 'win');
      expect(end.plies, one.text).toBeLessThanOrEqual(line.score.plies);
    }
    expect(found.win).toBeGreaterThan(200);
    expect(found.loss).toBeGreaterThan(100);
  }, 120_000);

  it('agrees with a search of every move to the depth claimed', async () => {
    const host = await engine();
    let compared = 0;
    for (const one of samples) {
      host.clearTable();
      const score = prove(host, one, 5000).info.lines[0]?.score;
      if (!score || score.kind === 'cp' || score.plies > 11) continue;
      host.clearTable();
      const limits = { depth: score.plies + 1, nodes: 2_000_000 };
      const full = search(host, job(one.text, { rules: one.spec, limits, options: { pruning: false } }));
      const exact = full.info.lines[0]!.score;
      if (full.info.depth < score.plies && full.reason !== 'proven') continue;
      expect(exact.kind, one.text).toBe(score.kind);
      expect((exact as typeof score).plies, one.text).toBeLessThanOrEqual(score.plies);
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
  }, 120_000);

  it('leaves proofs behind that the search by depth takes over, without taking their plies for the shortest', async () => {
    const host = await engine();
    const one = sample({ variant: 'kiswahili', switches: {} }, after(66));
    const proven = prove(host, one, 100_000).info.lines[0]!.score;
    expect(proven).toMatchObject({ kind: 'loss' });
    expect((proven as { plies: number }).plies).toBeGreaterThan(12);
    const result = search(host, job(one.text));
    expect(result).toMatchObject({ reason: 'proven' });
    expect(result.info.lines[0]!.score).toEqual({ kind: 'loss', plies: 12 });
  });

  it('forgets what it knew of the same position in another game', async () => {
    const host = await engine();
    const text = '2,1,1,1,1,1,2,0/0,1,12,9,0,2,1,0/1,3,0,0,0,1,11,0/0,2,2,1,4,2,2,1 S 0,0 - - 23';
    const [first, second] = ['kiswahili', 'kete'].map((variant) => sample({ variant, switches: {} }, text)) as [
      Sample,
      Sample,
    ];
    const fresh = prove(await engine(), second);
    prove(host, first);
    const result = prove(host, second);
    expect(result.info.nodes).toBe(fresh.info.nodes);
    expect(result.info.lines).toEqual(fresh.info.lines);
  });

  it('stops at a limit of nodes, and on demand between two slices', async () => {
    const host = await engine();
    const start = sample({ variant: 'kiswahili', switches: {} }, after(10));
    const limited = prove(host, start, 30_000);
    expect(limited.reason).toBe('limit');
    expect(limited.info.nodes).toBeGreaterThanOrEqual(30_000);
    expect(limited.info.nodes).toBeLessThan(31_000);
    expect(host.prepare(job(start.text), true)).toBeNull();
    expect(host.run(() => {})).toBe('paused');
    expect(host.run(() => {})).toBe('paused');
    host.stop();
    expect(host.run(() => {})).toBe('done');
    expect(host.result()).toMatchObject({ reason: 'stopped' });
    expect(host.result().best).not.toBeNull();
  });

  it('comes out the same in slices and in one go', async () => {
    const [sliced, whole] = [await engine(), await engine()];
    const one = sample({ variant: 'kiswahili', switches: {} }, after(48));
    const first = prove(sliced, one, 1_000_000);
    const second = prove(whole, one, 1_000_000);
    expect(first.info.nodes).toBe(second.info.nodes);
    expect(first.info.lines).toEqual(second.info.lines);
  });
});
