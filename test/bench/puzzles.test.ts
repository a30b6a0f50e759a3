/** The puzzle suite: what stands in the file is what the rules model proves. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHost } from '../../bench/node-host.ts';
import { formatSuite, formatSuiteEntry, parseSuite, type SuiteEntry } from '../../bench/position-suite.ts';
import { ProofTooLong, Prover } from '../../bench/proof.ts';
import { confirmed, MINER, puzzleAt, quickGame } from '../../bench/puzzles.ts';
import { Random } from '../../bench/random.ts';
import { legalMoves, parseSetup, rulesetOf, stateKey, VARIANTS, validate } from '../../web/rules/index.ts';

const text = fs.readFileSync(path.join(import.meta.dirname, '../data/puzzles.txt'), 'utf8');
const { entries, errors } = parseSuite(text);

const puzzleOf = ({ rules, position, best, pliesToWin }: SuiteEntry) => ({
  best: legalMoves(rules, position).find((move) => move.text === best[0])!,
  plies: pliesToWin!,
});

describe('the puzzles', () => {
  it('are at least 200, each position once, most of them kiswahili, of every variant and of both stages', () => {
    expect(errors).toEqual([]);
    expect(entries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(entries.map(({ rules, position }) => `${rules.variant} ${stateKey(position)}`)).size).toBe(
      entries.length,
    );
    const of = (variant: string) => entries.filter(({ rules }) => rules.variant === variant);
    expect(of('kiswahili').length).toBeGreaterThan(entries.length / 2);
    for (const variant of VARIANTS) expect(of(variant).length, variant).toBeGreaterThanOrEqual(10);
    const namua = of('kiswahili').filter(({ position }) => position[position.side].ghala > 0);
    expect(namua.length).toBeGreaterThan(20);
  });

  it('have one solution among at least three moves, and lengths from 3 to 15 plies, none too common', () => {
    const lengths = new Map<number, number>();
    for (const { rules, position, best, pliesToWin } of entries) {
      expect(best).toHaveLength(1);
      expect(legalMoves(rules, position).length).toBeGreaterThanOrEqual(3);
      lengths.set(pliesToWin!, (lengths.get(pliesToWin!) ?? 0) + 1);
    }
    expect([...lengths.keys()].sort((a, b) => a - b)).toEqual([3, 5, 7, 9, 11, 13, 15]);
    expect(Math.max(...lengths.values())).toBeLessThan(entries.length * 0.35);
  });

  it('of up to seven plies are won by their move alone, as the rules model proves by itself', () => {
    const short = entries.filter(({ pliesToWin }) => pliesToWin! <= 7);
    expect(short.length).toBeGreaterThan(80);
    for (const entry of short) {
      const puzzle = puzzleOf(entry);
      expect(confirmed(entry.rules, entry.position, puzzle, MINER.proofNodes), entry.id).toEqual(puzzle);
    }
  });

  it('are refused by the model if another move, or a shorter win, is claimed', () => {
    const entry = entries.find(({ pliesToWin }) => pliesToWin === 3)!;
    const puzzle = puzzleOf(entry);
    const other = legalMoves(entry.rules, entry.position).find((move) => move.text !== puzzle.best.text)!;
    expect(confirmed(entry.rules, entry.position, { ...puzzle, best: other }, 100_000)).toContain('does not win');
    expect(confirmed(entry.rules, entry.position, { ...puzzle, plies: 5 }, 100_000)).toContain('wins before ply 5');
    expect(confirmed(entry.rules, entry.position, puzzle, 2)).toContain('too long');
  });
});

describe('the prover', () => {
  const rules = rulesetOf('kiswahili');
  if (!rules.ok) throw new Error(rules.error.join());
  const setup = parseSetup('2,1,4,8,2,0,7,1/0,5,1,2,8,1,6,2/0,0,0,0,0,0,0,1/1,3,2,0,4,0,2,1 N 0,0 - a1 36', 8);
  if (!setup.ok) throw new Error(setup.error.message);
  const position = validate(rules.value, setup.value);
  if (!position.ok) throw new Error(position.error.join());

  it('finds the known win of Voogt-69 in seven plies and no sooner', () => {
    const prover = new Prover(rules.value, 1_000_000);
    expect(prover.wins(position.value, 5)).toBe(false);
    expect(prover.wins(position.value, 7)).toBe(true);
  });

  it('gives up, loudly, when its positions are used up', () => {
    expect(() => new Prover(rules.value, 10).wins(position.value, 7)).toThrow(ProofTooLong);
  });
});

describe('mining', () => {
  it('gives the same games and puzzles for the same seed', async () => {
    const rules = rulesetOf('kujifunza');
    if (!rules.ok) throw new Error(rules.error.join());
    const once = async () => {
      const host = await openHost(16);
      const positions = [...quickGame(host, rules.value, new Random(3, 0))];
      return positions.slice(-6).map((position) => {
        const puzzle = puzzleAt(host, rules.value, position);
        return [stateKey(position), typeof puzzle === 'string' ? puzzle : `${puzzle.best.text} ${puzzle.plies}`];
      });
    };
    expect(await once()).toEqual(await once());
  });
});

describe('the suite format', () => {
  it('reads back what it writes, unknown words included', () => {
    expect(parseSuite(formatSuite(entries, 'a heading')).entries.map(formatSuiteEntry)).toEqual(
      entries.map(formatSuiteEntry),
    );
    const line = `${formatSuiteEntry(entries[0]!)} ; note any text: 1, 2`;
    expect(formatSuiteEntry(parseSuite(line).entries[0]!)).toBe(line);
  });

  it('writes house rules that differ from the preset, and reads them', () => {
    const line =
      '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1 ; id a ; option.takasia false';
    const [entry] = parseSuite(line).entries;
    expect(entry?.rules.switches.takasia).toBe(false);
    expect(formatSuiteEntry(entry!)).toBe(line);
  });

  const start = '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,22 SN - 1';
  it.each([
    [`${start}`, /id is ""/],
    [`${start} ; id a ; bm A5L*`, /bm "A5L\*" is not legal, one of A6L/],
    [`${start} ; id a ; pw 3`, /pw stands without bm/],
    [`${start} ; id a ; bm A6L* ; pw 0`, /pw is "0", a number from 1/],
    [`${start} ; id a ; variant chess`, /chess/],
    [`${start} ; id a ; id b`, /"id" stands twice/],
    [`${start.replace('22,22', '20,22')} ; id a`, /62 seeds, 64 expected/],
    [`nonsense ; id a`, /.+/],
  ])('names what is wrong, with its line: %s', (line, message) => {
    const { errors: found, entries: read } = parseSuite(`# first\n${line}\n${start} ; id good`);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ line: 2, message: expect.stringMatching(message) });
    expect(read.map(({ id }) => id)).toEqual(['good']);
  });
});
