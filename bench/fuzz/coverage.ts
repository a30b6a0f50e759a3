/** Which rules of the rules page a position and a move have met: counted, so that rare ones can be looked for. */
import {
  facing,
  formatPosition,
  type LegalMove,
  legalMoves,
  type Played,
  type Position,
  play,
  type RefusalReason,
  type Ruleset,
  rulesetOf,
  type Switches,
  switchDifferences,
  type VariantId,
} from '../../web/rules/index.ts';
import type { Random } from '../random.ts';

const REFUSALS: readonly RefusalReason[] = [
  'game over',
  'not your pit',
  'empty pit',
  'back row in namua',
  'must capture',
  'house exempt',
  'single seed',
  'single among others',
  'too many seeds to capture',
  'front row first',
  'takasia',
  'duty',
  'house must start',
  'guard',
  'single into occupied',
  'never-ending',
  'inward only',
  'near kichwa only',
  'captures the other way',
  'one way round',
];

const SWITCHES = [
  'takasia',
  'takasiaSingletonExempt',
  'takasiaDuty',
  'takasiaHouseRunsOn',
  'mtajiSafariChoice',
  'houseOutlivesMtajiCapture',
  'singlesNeedFunctionalHouse',
  'mtajiTax',
] as const satisfies readonly (keyof Switches)[];

/** Rules of 3.2 to 3.5 that are data of a ruleset, with what section 2 has in their place. */
const PROPERTIES = {
  'guard (3.3)': { guard: false },
  'first mtaji takata from the house (3.2, 3.3)': { firstMtajiTakata: 'free' },
  'a tax leaves enough (3.2, 3.3)': { taxLeaves: 0 },
  'singles only among singles (3.3)': { singlesOnlyAmongSingles: false },
} as const satisfies Record<string, Partial<Ruleset>>;

const PROPERTY_NAMES = Object.keys(PROPERTIES) as (keyof typeof PROPERTIES)[];

/** Everything that is counted. `refused:` why a pit may not be played; `matters:` the move list or a result is another without that rule. */
export const RULES_MET = [
  '1 a lap round the whole ring',
  '2.1.1 ends in an empty pit',
  '2.1.2 captures at the end of a lap',
  '2.1.2 captures at the own house',
  '2.1.3 takata stops at the house',
  '2.1.3 capturing turn stops at the house',
  '2.1.4 stops at takasia',
  '2.1.5 endelea',
  '2.2 kichwa chosen',
  '2.2 near kichwa turns the direction',
  '2.2 kichwa by direction',
  '2.3 capture',
  '2.3 takata: lone pit',
  '2.3 takata: lone kichwa',
  '2.3 takata: only singles',
  '2.3 takata: beside a functional house',
  '2.3 takata: with a dormant house',
  '2.3 takata: from the dormant house',
  '2.3 takata: without house',
  '2.3 tax',
  '2.4 capture from the front row',
  '2.4 capture from the back row',
  '2.4 takata from the front row',
  '2.4 takata from the back row',
  '2.4 takata: lone kichwa',
  '2.4 takata of 16 and more',
  '2.5 safari',
  '2.5 house lifted',
  '2.5 house captured',
  '2.5 houses lost at a mtaji capture',
  '2.6 takasia set',
  '2.7 front row emptied',
  '2.7 front row empty in a set-up',
  '2.7 no legal move',
  '2.7 third occurrence',
  '3.2 duty set',
  '3.2 lone house lifted whole',
  '3.4 captured pair',
  '3.4 empty front pit, nothing taken',
  '3.4 ends in the back row',
  '3.4 single seeds move',
  '3.4 never-ending turn loses',
  '3.4 no seeds',
  '3.5 captured pair',
  '3.5 captured one of two',
  '3.5 clockwise',
  '3.6 tax in mtaji',
  '3.6 safari in mtaji',
  'refused by validate: seeds',
  'refused by validate: hands',
  'refused by validate: house',
  'refused by validate: takasia',
  'refused by validate: numbers',
  ...REFUSALS.map((reason) => `refused: ${reason}` as const),
  ...SWITCHES.map((name) => `matters: ${name}` as const),
  ...PROPERTY_NAMES.map((name) => `matters: ${name}` as const),
] as const;
export type RuleMet = (typeof RULES_MET)[number];

/** What the board was, before the move, to the player who moved. */
export function rulesOfTurn(rules: Ruleset, before: Position, move: LegalMove, played: Played): RuleMet[] {
  const met: RuleMet[] =
    rules.family === 'arab' ? arabStart(rules, before, move, played) : baoStart(rules, before, move, played);
  const own = before[before.side];
  const namua = own.ghala > 0;
  let captures = 0;
  let lastStep = 0;
  for (const event of played.trace) {
    switch (event.type) {
      case 'lap':
        if (event.pits.length >= 2 * rules.columns) met.push('1 a lap round the whole ring');
        lastStep = event.step;
        break;
      case 'lift':
        if (event.why === 'endelea') met.push('2.1.5 endelea');
        if (event.why === 'safari') met.push(namua ? '2.5 safari' : '3.6 safari in mtaji');
        break;
      case 'capture':
        captures++;
        if (event.removed) break;
        if (captures > 1) {
          met.push('2.1.2 captures at the end of a lap');
          if (event.by.index === 4 && rules.houseFrom !== null && own.ownsHouse)
            met.push('2.1.2 captures at the own house');
        }
        break;
      case 'kichwa': {
        const step = event.side === 'L' ? 1 : -1;
        if (event.chosen) met.push('2.2 kichwa chosen');
        else if (lastStep !== 0 && step !== lastStep) met.push('2.2 near kichwa turns the direction');
        else if (lastStep !== 0) met.push('2.2 kichwa by direction');
        break;
      }
      case 'house stop':
        met.push(captures > 0 ? '2.1.3 capturing turn stops at the house' : '2.1.3 takata stops at the house');
        break;
      case 'takasia stop':
        met.push('2.1.4 stops at takasia');
        break;
      case 'house lost':
        if (event.why === 'lifted') met.push('2.5 house lifted');
        else if (event.why === 'captured') met.push('2.5 house captured');
        else met.push('2.5 houses lost at a mtaji capture');
        break;
      case 'takasia set':
        met.push(event.as === 'ban' ? '2.6 takasia set' : '3.2 duty set');
        break;
      case 'end':
        if (event.reason === 'empty pit' && rules.family === 'bao') met.push('2.1.1 ends in an empty pit');
        if (event.reason === 'front row empty') met.push('2.7 front row emptied');
        if (event.reason === 'never-ending') met.push('3.4 never-ending turn loses');
        break;
    }
  }
  if (rules.family === 'arab') met.push(...arabEnd(rules, before, played));
  if (played.outcome?.reason === 'no legal move') met.push('2.7 no legal move');
  if (played.outcome?.reason === 'no seeds') met.push('3.4 no seeds');
  return met;
}

function baoStart(rules: Ruleset, before: Position, move: LegalMove, played: Played): RuleMet[] {
  const own = before[before.side];
  const namua = own.ghala > 0;
  if (move.captures) {
    if (namua) return ['2.3 capture'];
    return [move.pit < rules.columns ? '2.4 capture from the front row' : '2.4 capture from the back row'];
  }
  const met: RuleMet[] = [];
  const front = own.pits.slice(0, rules.columns);
  const occupied = front.filter((seeds) => seeds > 0).length;
  const kichwa = move.pit === 0 || move.pit === rules.columns - 1;
  const functional = rules.houseFrom !== null && own.ownsHouse && own.pits[4]! >= rules.houseFrom;
  const taxed = played.trace.some((event) => event.type === 'lift' && event.why === 'tax');
  if (!namua) {
    met.push(move.pit < rules.columns ? '2.4 takata from the front row' : '2.4 takata from the back row');
    if (occupied === 1 && kichwa) met.push('2.4 takata: lone kichwa');
    if (own.pits[move.pit]! >= 16) met.push('2.4 takata of 16 and more');
    if (taxed) met.push('3.6 tax in mtaji');
    return met;
  }
  if (taxed) met.push('2.3 tax');
  else if (occupied === 1) {
    met.push(kichwa ? '2.3 takata: lone kichwa' : '2.3 takata: lone pit');
    if (move.pit === 4 && functional) met.push('3.2 lone house lifted whole');
  } else if (front.every((seeds) => seeds < 2)) met.push('2.3 takata: only singles');
  else if (functional) met.push('2.3 takata: beside a functional house');
  else if (own.ownsHouse) met.push('2.3 takata: with a dormant house');
  else met.push('2.3 takata: without house');
  if (move.pit === 4 && own.ownsHouse && !functional) met.push('2.3 takata: from the dormant house');
  return met;
}

function arabStart(rules: Ruleset, before: Position, move: LegalMove, played: Played): RuleMet[] {
  const met: RuleMet[] = [];
  if (before[before.side].pits[move.pit] === 1) met.push('3.4 single seeds move');
  if (played.trace.some((event) => event.type === 'lap' && event.step === 1) && rules.arab!.directions.length > 1) {
    met.push('3.5 clockwise');
  }
  return met;
}

function arabEnd(rules: Ruleset, before: Position, played: Played): RuleMet[] {
  const taken = played.trace.filter((event) => event.type === 'capture');
  const alone = rules.arab!.capturesEachPitAlone;
  if (taken.length === 2) return [alone ? '3.5 captured pair' : '3.4 captured pair'];
  if (taken.length === 1) return alone ? ['3.5 captured one of two'] : [];
  const last = played.trace.findLast((event) => event.type === 'lap')?.pits.at(-1);
  if (last === undefined) return [];
  if (last.index >= rules.columns) return ['3.4 ends in the back row'];
  const facingSeeds = before[before.side === 'S' ? 'N' : 'S'].pits[facing(rules.columns, last.index)];
  return facingSeeds === 0 ? ['3.4 empty front pit, nothing taken'] : [];
}

/** What kind of thing `validate` complains of. */
export function kindOfComplaint(reason: string): RuleMet {
  if (/takasia|duty to take/.test(reason)) return 'refused by validate: takasia';
  if (/house|kuu/.test(reason)) return 'refused by validate: house';
  if (/move number|whole number/.test(reason)) return 'refused by validate: numbers';
  if (/hand|ghala/.test(reason)) return 'refused by validate: hands';
  return 'refused by validate: seeds';
}

/** The switches that a random ruleset may set. */
export const CHOICES: readonly (keyof Switches)[] = [...SWITCHES, 'nyumba8'];

interface Hint {
  readonly variants?: readonly VariantId[];
  readonly switches?: readonly (keyof Switches)[];
  /** Rules met in like positions. */
  readonly near?: readonly RuleMet[];
}
const MARKED: readonly RuleMet[] = ['2.6 takasia set', '2.1.4 stops at takasia', 'refused: takasia'];

const BAWO: readonly VariantId[] = ['bawo', 'bawo10'];
const HOUSE_START: readonly VariantId[] = ['kete', ...BAWO];
/** Rules that only some games know, by a part of their names. */
const HINTS: readonly (readonly [RegExp, Hint])[] = [
  [/guard|single among others|singles only among/, { variants: BAWO }],
  [/house must start|first mtaji takata|lone house lifted|tax leaves/, { variants: HOUSE_START }],
  [/safari in mtaji|mtajiSafariChoice/, { switches: ['mtajiSafariChoice'] }],
  [/tax in mtaji|mtajiTax/, { switches: ['mtajiTax'] }],
  [/duty|takasiaDuty/, { switches: ['takasiaDuty'], near: MARKED }],
  [/takasiaHouseRunsOn/, { switches: ['takasiaHouseRunsOn', 'houseOutlivesMtajiCapture'], near: MARKED }],
  [/takasiaSingletonExempt/, { switches: ['takasiaSingletonExempt'], near: MARKED }],
  [/houseOutlivesMtajiCapture/, { switches: ['houseOutlivesMtajiCapture'] }],
  [/singlesNeedFunctionalHouse/, { switches: ['singlesNeedFunctionalHouse'] }],
  [/^3\.4|single into occupied|one way round/, { variants: ['hawalis', 'kiarabu'] }],
  [/^3\.5/, { variants: ['kiarabu'] }],
];

/** Where a rule can be met at all; empty: in most games. */
export const hintFor = (rule: RuleMet): Hint => HINTS.find(([part]) => part.test(rule))?.[1] ?? {};

/**
 * Takes one of the rules away that these games have, at random, and tells its name if this position or the result of this
 * move is another without it. Rules that are not `isRare` are seldom tried.
 */
export function whatMatters(
  rules: Ruleset,
  position: Position,
  move: LegalMove | null,
  random: Random,
  isRare: (rule: RuleMet) => boolean,
): RuleMet | null {
  const names: RuleMet[] = [
    ...SWITCHES.filter((name) => rules.switches[name]).map((name) => `matters: ${name}` as const),
    ...PROPERTY_NAMES.filter((name) =>
      Object.entries(PROPERTIES[name]).some(([key, value]) => rules[key as keyof Ruleset] !== value),
    ).map((name) => `matters: ${name}` as const),
  ].filter((name) => isRare(name) || random.below(32) === 0);
  if (names.length === 0) return null;
  const name = random.pick(names);
  const without = rulesWithout(rules, name.slice('matters: '.length));
  return without !== null && differs(rules, without, position, move) ? name : null;
}

function rulesWithout(rules: Ruleset, name: string): Ruleset | null {
  const property = PROPERTY_NAMES.find((one) => one === name);
  if (property !== undefined) return { ...rules, ...PROPERTIES[property] };
  const found = rulesetOf(rules.variant, { ...switchDifferences(rules), ...withoutDetails(name), [name]: false });
  return found.ok ? found.value : null;
}

const withoutDetails = (name: string): Partial<Switches> =>
  name === 'takasia' ? { takasiaSingletonExempt: false, takasiaDuty: false, takasiaHouseRunsOn: false } : {};

function differs(rules: Ruleset, without: Ruleset, position: Position, move: LegalMove | null): boolean {
  const texts = (list: readonly LegalMove[]) => list.map(({ text }) => text).join(' ');
  if (texts(legalMoves(rules, position)) !== texts(legalMoves(without, position))) return true;
  if (move === null) return false;
  return (
    formatPosition(play(rules, position, move).position) !== formatPosition(play(without, position, move).position)
  );
}
