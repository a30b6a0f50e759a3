/** Matches read back from files and from the browser's storage: nothing in them is believed before it has been looked at. */
import {
  addMove,
  FileError,
  fileReason,
  formatIn,
  type Game,
  legalMoves,
  newGame,
  nodeAt,
  type Path,
  type Ruleset,
  readJson,
  rulesetOf,
  whyNotRuleset,
} from '../web/rules/index.ts';
import type { MatchGame, MatchSettings, MatchState } from './match.ts';
import type { Opening } from './openings.ts';
import {
  finite,
  flag,
  listOf,
  numberIn,
  objectOf,
  oneOf,
  orNull,
  pairOf,
  type Reader,
  recordOf,
  refuse,
  text,
  wholeFrom,
} from './shape.ts';

const FORMAT = 'bingwa-match-1';

const scalar: Reader<string | number | boolean> = (value, at) =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
    ? value
    : refuse(value, at, fileReason('aPlainValue'));
const switchValue: Reader<boolean | number> = (value, at) =>
  typeof value === 'boolean' || typeof value === 'number' ? value : refuse(value, at, fileReason('aPlainValue'));

const limits = objectOf({}, { depth: wholeFrom(1), nodes: wholeFrom(1), movetime: wholeFrom(1), mate: wholeFrom(1) });
const contestant = objectOf({ name: text, limits, setup: recordOf(scalar) });
const chance = numberIn(0, 1);
const bounds = objectOf({ elo0: finite, elo1: finite, alpha: chance, beta: chance });

const settings = objectOf({
  rules: objectOf({ variant: text, switches: recordOf(switchValue) }),
  a: contestant,
  b: contestant,
  seed: wholeFrom(0),
  sprt: orNull(bounds),
  adjudicate: flag,
  maxPlies: wholeFrom(1),
});

const game = objectOf({
  pair: wholeFrom(0),
  aIsSouth: flag,
  result: oneOf('1-0', '0-1', '1/2-1/2'),
  reason: text,
  forfeit: flag,
  plies: wholeFrom(0),
  nodes: pairOf(numberIn(0, Number.MAX_VALUE)),
  timeMs: pairOf(numberIn(0, Number.MAX_VALUE)),
  text,
});

const opening = objectOf({ moves: listOf(text), score: finite });
const head = objectOf({ format: oneOf(FORMAT), settings, openings: listOf(opening) });

function checkedRules({ rules, sprt, a, b }: MatchSettings): Ruleset {
  const found = rulesetOf(rules.variant, rules.switches);
  if (!found.ok) {
    const reasons = whyNotRuleset(rules.variant, rules.switches);
    throw new FileError(fileReason('fieldReasons', { name: 'settings.rules', reasons }));
  }
  if (sprt && !(sprt.elo0 < sprt.elo1))
    refuse(sprt.elo1, 'settings.sprt.elo1', fileReason('numberFrom', { least: sprt.elo0 + 1 }));
  for (const name of ['alpha', 'beta'] as const)
    if (sprt && !(sprt[name] >= 0.001 && sprt[name] <= 0.499))
      refuse(sprt[name], `settings.sprt.${name}`, fileReason('numberFromTo', { least: 0.001, most: 0.499 }));
  for (const [name, one] of Object.entries({ a, b }))
    if (Object.keys(one.limits).length === 0) refuse(one.limits, `settings.${name}.limits`, fileReason('aLimit'));
  return found.value;
}

/** Every move of an opening must be legal where it is played. */
function checkOpening(rules: Ruleset, { moves }: Opening, at: string): void {
  let line: Game = newGame(rules);
  let path: Path = [];
  for (const [ply, wanted] of moves.entries()) {
    const node = nodeAt(line, path)!;
    const move = node.outcome ? undefined : legalMoves(rules, node.position).find((one) => one.text === wanted);
    if (move === undefined) refuse(wanted, `${at}.moves[${ply}]`, fileReason('aLegalMove'));
    ({ game: line, path } = addMove(line, path, move));
  }
}

/** A game of a match with so many openings; throws with what is wrong in it. */
export function readMatchGame(value: unknown, openings: number, at = 'game'): MatchGame {
  const read = game(value, at);
  if (read.pair >= openings) refuse(read.pair, `${at}.pair`, fileReason('openingFrom0', { count: openings }));
  return read;
}

/** All but the games. Throws with the first thing that is wrong: a field, a rule, a move of an opening. */
export function readMatchHead(json: string): MatchState {
  const value = readJson(json);
  if ((value as { format?: unknown } | null)?.format !== FORMAT)
    throw new FileError(fileReason('matchForm', { text: formatIn(value) }));
  const read = head(value, '');
  const rules = checkedRules(read.settings);
  if (read.openings.length === 0) refuse([], 'openings', fileReason('openingFrom0', { count: 0 }));
  for (const [i, one] of read.openings.entries()) checkOpening(rules, one, `openings[${i}]`);
  return { ...read, games: [] };
}

/** One game of each opening and colour: the same again is not counted twice. */
export const gameKey = ({ pair, aIsSouth }: Pick<MatchGame, 'pair' | 'aIsSouth'>): string => `${pair} ${aIsSouth}`;

/**
 * Reads a whole match back; throws if anything in it is not what it should be. The games' texts are not played through (five
 * milliseconds each): who opens one that cannot be read is told so then.
 */
export function parseMatch(json: string): MatchState {
  const state = readMatchHead(json);
  const { games: found } = objectOf({ games: listOf((value) => value) })(readJson(json), '');
  const seen = new Set<string>();
  const games = found.map((value, i) => {
    const read = readMatchGame(value, state.openings.length, `games[${i}]`);
    if (seen.has(gameKey(read))) throw new FileError(fileReason('gameTwice', { name: `games[${i}]` }));
    seen.add(gameKey(read));
    return read;
  });
  return { ...state, games };
}
