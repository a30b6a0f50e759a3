/** What is wrong with a set-up, house rules, a text or a file: a key and parameters beside the English sentence. */
import { describe, expect, it } from 'vitest';
import { parseMatch } from '../../bench/match-read.ts';
import { parseReport } from '../../bench/report-read.ts';
import { en } from '../../web/i18n/reasons/en.ts';
import { reasonText } from '../../web/i18n/reasons/index.ts';
import {
  type Dialect,
  FILE_REASONS,
  FileError,
  formatPosition,
  POSITION_REASONS,
  parseBao,
  parseGames,
  parseMove,
  parseSetup,
  type ReadOptions,
  type Reason,
  RULESET_REASONS,
  readAnything,
  type Switches,
  startPosition,
  TEXT_REASONS,
  type TextError,
  validate,
  whyNotPosition,
  whyNotRuleset,
} from '../../web/rules/index.ts';
import { importAll } from '../../web/state/studyFile.ts';
import { rulesOf } from '../rules/helpers.ts';

describe('a set-up with several faults', () => {
  const kiswahili = rulesOf('kiswahili');
  const start = startPosition(kiswahili);
  const lost = { ...start, S: { ...start.S, ghala: 20 }, takasia: { side: 'S', index: 0 } as const };

  it('has one reason for each message of validate, in the same order', () => {
    const refused = validate(kiswahili, lost);
    expect(refused.ok).toBe(false);
    const reasons = whyNotPosition(kiswahili, lost);
    expect(reasons.map(({ message }) => message)).toEqual(refused.ok ? [] : refused.error);
    expect(reasons.map(({ key }) => key)).toEqual(['seeds', 'ghalas', 'takasiaEmpty', 'takasiaHand']);
    expect(reasons[0]!.params).toEqual({ found: 62, expected: 64 });
  });

  it('a position has none', () => {
    expect(whyNotPosition(kiswahili, start)).toEqual([]);
  });

  it('is told with the names of sides and games', () => {
    const hawalis = rulesOf('hawalis');
    const board = startPosition(hawalis);
    const wrong = whyNotPosition(hawalis, { ...board, N: { ...board.N, ownsHouse: true } });
    expect(wrong.map(reasonText)).toEqual(['North owns a house, but Hawalis has none']);
  });
});

const kiswahili = rulesOf('kiswahili');
const START = formatPosition(startPosition(kiswahili));
const MTAJI = '0,0,0,0,0,0,0,0/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/8,8,8,8,0,0,0,0 S 0,0 - - 30';

function reasonOf(read: { readonly ok: true } | { readonly ok: false; readonly error: TextError }): Reason {
  if (read.ok) throw new Error('this was read');
  expect(read.error.message).toBe(read.error.reason.message);
  return read.error.reason;
}

/** Texts and files with one fault each: none of them can be read. */
const position = (text: string) => reasonOf(parseSetup(text, 8));
const changed = (from: string, to: string) => position(START.replace(from, to));
const move = (text: string, from = START, dialect: Dialect = 'bao') => {
  const setup = parseSetup(from, 8);
  const here = setup.ok ? validate(kiswahili, setup.value) : setup;
  if (!here.ok) throw new Error(`no position: ${from}`);
  return reasonOf(parseMove(kiswahili, here.value, text, dialect));
};
const game = (text: string, options: ReadOptions = {}) => reasonOf(parseGames(text, options));
const bao = (text: string) => reasonOf(parseBao(text));
const house = (variant: string, switches: Record<string, unknown>): readonly Reason[] =>
  whyNotRuleset(variant, switches as Partial<Switches>);
const file = (read: () => unknown): Reason => {
  try {
    read();
  } catch (error) {
    if (error instanceof FileError) return error.reason;
    throw error;
  }
  throw new Error('this was read');
};
const studies = (text: string): Reason => {
  const read = importAll(text);
  if (read.ok) throw new Error('this was read');
  return read.reason;
};
const report = (change: object) => {
  const whole = {
    rows: [],
    speed: [],
    depth: 1,
    nodes: 1,
    timeMs: 1,
    device: 'x',
    nps: { median: 1, least: 1, most: 1 },
  };
  return file(() => parseReport(JSON.stringify({ ...whole, ...change })));
};
const player = { name: 'x', limits: { nodes: 1 }, setup: {} };
const settings = {
  rules: { variant: 'kiswahili', switches: {} },
  a: player,
  b: player,
  seed: 1,
  sprt: null,
  adjudicate: true,
  maxPlies: 9,
};
const played = {
  pair: 0,
  aIsSouth: true,
  result: '1-0',
  reason: '',
  forfeit: false,
  plies: 1,
  nodes: [1, 1],
  timeMs: [1, 1],
  text: '*',
};
const match = (change: object) => {
  const whole = { format: 'bingwa-match-1', settings, openings: [{ moves: [], score: 0 }], games: [] };
  return file(() => parseMatch(JSON.stringify({ ...whole, ...change })));
};
const warned = (): Reason => {
  const read = parseGames('[Result "1-0"]\n\n1. A7L* 0-1');
  if (!read.ok) throw new Error(read.error.message);
  return read.value[0]!.warnings[0]!.reason;
};

const FAULTS: readonly (readonly Reason[])[] = [
  house('chess', {}),
  house('kiswahili', { castling: true }),
  house('kiswahili', { moveLimit: 0 }),
  house('kiswahili', { takasia: 'perhaps' }),
  house('hawalis', { takasia: true }),
  house('kiswahili', { takasia: false, takasiaDuty: true }),
  house('kujifunza', { mtajiTax: true }),
  house('bawo', { singlesNeedFunctionalHouse: true }),
  house('kete', { mtajiTax: true }),
  house('kete', { nyumba8: true }),
  [position('0,'.repeat(2000))],
  [position(START.split(' ').slice(0, 3).join(' '))],
  [position(`${START} more`)],
  [changed('/', ' ')],
  [changed('/0', '/0/0')],
  [changed('6,', '')],
  [changed('6', 'x')],
  [changed(' S ', ' W ')],
  [changed('22,22', '22')],
  [changed(' SN ', ' both ')],
  [changed(' - ', ' C9 ')],
  [changed(' 1', ' 0')],
  [position(START.split(' ').slice(0, 4).join(' '))],
  [reasonOf(readAnything('', kiswahili))],
  [move('hello')],
  [move('hello', START, 'kiba')],
  [move('hello', START, 'abstractplay')],
  [move('A1L')],
  [move('A6L>')],
  [move('6R', MTAJI)],
  [move('A6', MTAJI)],
  [move('2R', '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 S 27,27 N - 9')],
  [game('1. A1L')],
  [game('1. A7L* { never ends')],
  [game('1. A7L* $999')],
  [game('1. A7L* ?!?!')],
  [game('1. A7L* % here')],
  [game('}')],
  [game('[Event]')],
  [game('[Event "open')],
  [game(`[Event "${'x'.repeat(10_001)}"]`)],
  [game('[Event "x" y]')],
  [game('1. A7L* ( 1. A6L* [Event "x"] )')],
  [game('1. A7L* ( 1. A6L* 1-0 )')],
  [game('1. A7L* ( 1. A6L*')],
  [game('( 1. A6L* )')],
  [game('1. A7L* ( )')],
  [game('1. A7L* )')],
  [game('[Variant "chess"]\n\n*')],
  [game('[Position "x"]\n\n*')],
  [game(`[Position "${START.replace('22,22', '0,0')}"]\n\n*`)],
  [game('* * *', { maxGames: 2 })],
  [game('[A "x"]\n'.repeat(1001))],
  [game('1. A7L* a5R', { maxMoves: 1 })],
  [game('1. A7L* ( 1. A6L* ( 1. A6R* ) )', { maxNesting: 1 })],
  [game('1. A7L*', { maxLength: 3 })],
  [game('')],
  [warned()],
  [bao('no key here;')],
  [bao(`Event: ${'x'.repeat(10_001)};`)],
  [studies('')],
  [studies('{"a": 1,}')],
  [studies('[]')],
  [file(() => parseMatch('{"format":"other"}'))],
  [match({ settings: { ...settings, rules: { variant: 'chess', switches: {} } } })],
  [match({ settings: { ...settings, a: { ...player, limits: {} } } })],
  [match({ settings: { ...settings, a: { ...player, setup: { hash: {} } } } })],
  [match({ settings: { ...settings, sprt: { elo0: 0, elo1: 1, alpha: 2, beta: 0.05 } } })],
  [match({ openings: [{ moves: ['A1L'], score: 0 }] })],
  [match({ games: [{ ...played, pair: 1 }] })],
  [match({ games: [played, played] })],
  [match({ games: [{ ...played, nodes: 1 }] })],
  [file(() => parseReport('null'))],
  [report({ rows: 1 })],
  [report({ rows: [{ name: 'x', stage: 'late' }] })],
  [report({ nodes: '1' })],
  [report({ timeMs: -1 })],
  [report({ device: undefined })],
  [report({ nps: { median: '1' } })],
  [report({ hidden: 1 })],
  [report({ when: 'yesterday' })],
];

/** A reason and those among its parameters. */
function within(reason: Reason): Reason[] {
  const parts = Object.values(reason.params).flatMap((value) =>
    typeof value !== 'object' ? [] : 'key' in value ? [value] : [...value],
  );
  return [reason, ...parts.flatMap(within)];
}

describe('what cannot be read', () => {
  it('has a key for every way in which it is wrong, and no key is without its way', () => {
    const found = new Set(
      FAULTS.flat()
        .flatMap(within)
        .map(({ key }) => key),
    );
    // Made by the page, which alone knows of links and of what it has stored.
    for (const key of ['linkDamaged', 'matchHeadless']) found.add(key);
    const known = Object.keys({ ...RULESET_REASONS, ...TEXT_REASONS, ...FILE_REASONS });
    expect([...found].filter((key) => !known.includes(key) && !(key in POSITION_REASONS))).toEqual([]);
    expect(known.filter((key) => !found.has(key))).toEqual([]);
  });

  it('has no key for two things', () => {
    const tables = [POSITION_REASONS, RULESET_REASONS, TEXT_REASONS, FILE_REASONS];
    expect(Object.keys(en)).toHaveLength(tables.reduce((sum, table) => sum + Object.keys(table).length, 0));
  });

  it('is told in English with every parameter, by the readers and on the page alike', () => {
    const names = /variant|side|switch|position of/;
    for (const reason of FAULTS.flat()) {
      expect(reason.message, reason.key).not.toMatch(/\{\w+\}|undefined|\[object/);
      expect(reasonText(reason), reason.key).not.toMatch(/\{\w+\}|undefined|\[object/);
      // The page has its own names for games, sides and house rules, and its own way to write numbers.
      const named = within(reason).some(({ params }) => names.test(Object.keys(params).join(' ')));
      if (!named) expect(reasonText(reason).replace(/(\d),(?=\d{3}\b)/g, '$1')).toBe(reason.message);
    }
  });
});
