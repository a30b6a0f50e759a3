/** What the rule tests share: reading positions and the recorded data. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import {
  legalMoves,
  type Move,
  type Played,
  type Position,
  play,
  type Ruleset,
  rulesetOf,
  type Switches,
  startPosition,
  validate,
} from '../../web/rules/index.ts';
import { formatPosition, parseSetup } from '../../web/rules/text-position.ts';

export function rulesOf(variant: string, switches: Partial<Switches> = {}): Ruleset {
  const rules = rulesetOf(variant, switches);
  if (!rules.ok) throw new Error(rules.error.join('; '));
  return rules.value;
}

/** `kete`, or `kiswahili+takasia=off+moveLimit=100` as in the data files. */
export function rulesNamed(name: string): Ruleset {
  const [variant, ...switches] = name.split('+');
  const pairs = switches.map((text) => {
    const [key, value = 'on'] = text.split('=');
    return [key, /^\d+$/.test(value) ? Number(value) : value === 'on'];
  });
  return rulesOf(variant!, Object.fromEntries(pairs));
}

export function positionOf(rules: Ruleset, text: string): Position {
  const setup = parseSetup(text, rules.columns);
  if (!setup.ok) throw new Error(`${text}: ${setup.error.message}`);
  const position = validate(rules, setup.value);
  if (!position.ok) throw new Error(`${text}: ${position.error.join('; ')}`);
  return position.value;
}

/** All reasons for which the text is not a position, none if it is one. */
export function reasonsAgainst(rules: Ruleset, text: string): readonly string[] {
  const setup = parseSetup(text, rules.columns);
  if (!setup.ok) throw new Error(`${text}: ${setup.error.message}`);
  const position = validate(rules, setup.value);
  return position.ok ? [] : position.error;
}

/** Legal moves as texts, as in the data files: sorted, one space between, `-` for none. */
export function movesText(rules: Ruleset, position: Position): string {
  return (
    legalMoves(rules, position)
      .map(({ text }) => text)
      .join(' ') || '-'
  );
}

export function legal(rules: Ruleset, position: string): string {
  return movesText(rules, positionOf(rules, position));
}

export function moveNamed(rules: Ruleset, position: Position, text: string): Move {
  const move = legalMoves(rules, position).find((candidate) => candidate.text === text);
  if (move === undefined) throw new Error(`${text} is not legal in ${formatPosition(position)}`);
  return move;
}

/** Plays a canonical move text in a position text. */
export function playIn(rules: Ruleset, position: string, move: string): Played & { readonly text: string } {
  const before = positionOf(rules, position);
  const played = play(rules, before, moveNamed(rules, before, move));
  return { ...played, text: formatPosition(played.position) };
}

/** The board fields of a position text (rows, without side and the rest). */
export function boardIn(played: { readonly text: string }): string {
  return played.text.split(' ')[0]!;
}

export function dataRows(file: string): string[][] {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
  expect(rows.length).toBeGreaterThan(0);
  return rows;
}

/** Deterministic numbers in [0, 1): mulberry32. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random game from the start, at most `plies` long: every position with the move played in it. */
export function* randomGame(
  rules: Ruleset,
  random: () => number,
  plies = 300,
): Generator<{ readonly before: Position; readonly move: Move; readonly played: Played }> {
  let position = startPosition(rules);
  for (let ply = 0; ply < plies; ply++) {
    const moves = legalMoves(rules, position);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) return;
    const played = play(rules, position, move);
    yield { before: position, move, played };
    if (played.outcome !== null) return;
    position = played.position;
  }
}
