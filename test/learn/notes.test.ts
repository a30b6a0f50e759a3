import { describe, expect, it } from 'vitest';
import { en } from '../../web/i18n/learn/en.ts';
import { holds } from '../../web/learn/claims.ts';
import { EXAMPLES, type ExampleId } from '../../web/learn/examples.ts';
import { notesOfGame, notesOfVariant, notesOnSwitches, placeOf } from '../../web/learn/notes.ts';
import { RULE_PAGES } from '../../web/learn/rule-pages.ts';
import type { Example } from '../../web/learn/types.ts';
import {
  legalMoves,
  PLACE_PRESETS,
  parseSetup,
  play,
  presetSwitches,
  type Ruleset,
  type Switches,
  startPosition,
  VARIANTS,
  validate,
} from '../../web/rules/index.ts';
import { formatPosition } from '../../web/rules/text-position.ts';
import { rulesOf } from '../rules/helpers.ts';
import { turnOf } from './support.ts';

/** Texts around an example, which belong to none. */
const CONTROLS = new Set(
  [
    'asked',
    'askedNorth',
    'options',
    'watch',
    'show',
    'back',
    'again',
    'step',
    'open',
    'other',
    'turn',
    'held',
    'notHeld',
  ].map((name) => `example.${name}`),
);

const kiswahili = rulesOf('kiswahili');

/** What the rules make of an example: the position after its move and the legal moves, or why there is none. */
function outcomeUnder(rules: Ruleset, { position, move }: Example): string {
  const setup = parseSetup(position, rules.columns);
  if (!setup.ok) return 'not a board of this game';
  const valid = validate(rules, setup.value);
  if (!valid.ok) return `not a position: ${valid.error.join('; ')}`;
  const legal = legalMoves(rules, valid.value);
  const found = legal.find(({ text }) => text === move);
  const after = found === undefined ? 'illegal' : formatPosition(play(rules, valid.value, found).position);
  return `${legal.map(({ text }) => text).join(' ')} | ${after}`;
}

const isStart = (rules: Ruleset, { position }: Example) => formatPosition(startPosition(rules)) === position;

/** The example goes otherwise under the base rules, or it is a start that the base rules do not have. */
const decides = (example: Example, rules: Ruleset, base: Ruleset) =>
  outcomeUnder(rules, example) !== outcomeUnder(base, example) || (isStart(rules, example) && !isStart(base, example));

describe('what differs from Bao la Kiswahili', () => {
  for (const variant of VARIANTS) {
    it(`${variant}: every example of a difference goes otherwise in Kiswahili`, () => {
      const notes = notesOfVariant(variant);
      expect(notes.length > 0).toBe(variant !== 'kiswahili');
      const same = notes.filter(
        ({ example }) => example !== null && !decides(EXAMPLES[example], rulesOf(variant), kiswahili),
      );
      expect(same.map(({ text }) => text)).toEqual([]);
      for (const { example } of notes) if (example !== null) expect(EXAMPLES[example].variant).toBe(variant);
    });
  }

  const names = Object.keys(presetSwitches('kiswahili')) as (keyof Switches)[];
  for (const name of names) {
    it(`${name}: its example goes otherwise without the switch`, () => {
      const value = name === 'takasia' ? false : name === 'moveLimit' ? 100 : true;
      const rules = rulesOf('kiswahili', { [name]: value });
      const [note, ...rest] = notesOnSwitches(rules);
      expect(rest).toEqual([]);
      expect(note).toMatchObject({ switch: name, text: `note.switch.${name}` });
      expect(decides(EXAMPLES[note!.example!], rules, kiswahili)).toBe(true);
    });
  }

  for (const place of PLACE_PRESETS) {
    it(`${place.name}: named, and every example holds under all its rules together`, () => {
      const rules = rulesOf('kiswahili', place.switches);
      expect(placeOf(rules)).toBe(place.id);
      const notes = notesOnSwitches(rules);
      expect(notes.map((note) => note.switch).sort()).toEqual(Object.keys(place.switches).sort());
      for (const { example } of notes) {
        const turn = turnOf({ ...EXAMPLES[example!], switches: place.switches });
        expect(EXAMPLES[example!].claims.filter((claim) => !holds(claim, turn))).toEqual([]);
      }
    });
  }

  it('a note on a house rule that has been turned off is not told', () => {
    const told = (variant: string, switches: Partial<Switches>) => {
      const rules = rulesOf(variant, switches);
      const all = notesOfVariant(rules.variant);
      return all.filter((note) => !notesOfGame(rules).includes(note)).map(({ text }) => text);
    };
    expect(told('kete', {})).toEqual([]);
    expect(told('kete', { takasiaDuty: false })).toEqual(['note.kete.duty']);
    expect(told('kete', { takasia: false })).toEqual(['note.kete.duty', 'note.kete.runsOn']);
    expect(told('kete', { houseOutlivesMtajiCapture: false })).toEqual(['note.kete.outlives']);
    expect(told('bawo', { houseOutlivesMtajiCapture: false })).toEqual(['note.bawo.outlives']);
  });

  it('other house rules are no place', () => {
    expect(placeOf(kiswahili)).toBeNull();
    expect(placeOf(rulesOf('kiswahili', { mtajiTax: true }))).toBeNull();
    expect(placeOf(rulesOf('kete', { takasiaSingletonExempt: true }))).toBeNull();
  });
});

describe('no text is left over', () => {
  const keysOf = (prefix: string) => Object.keys(en).filter((key) => key.startsWith(prefix));

  it('every note, section, example and step has its texts, and every such text is shown', () => {
    const switches = Object.keys(presetSwitches('kiswahili')).map((name) => `note.switch.${name}`);
    const places = PLACE_PRESETS.map(({ id }) => `note.place.${id}`);
    const notes = VARIANTS.flatMap((variant) => notesOfVariant(variant).map(({ text }) => text));
    expect([...notes, ...switches, ...places].sort()).toEqual(keysOf('note.').sort());
    const sections = VARIANTS.flatMap((variant) => RULE_PAGES[variant].map(({ name }) => name));
    expect(sections.flatMap((name) => [`rules.${name}.text`, `rules.${name}.title`]).sort()).toEqual(
      keysOf('rules.')
        .filter((key) => /\.(title|text)$/.test(key))
        .sort(),
    );
    expect(Object.keys(EXAMPLES).map((id) => `example.${id}`)).toEqual(
      expect.arrayContaining(keysOf('example.').filter((key) => !CONTROLS.has(key))),
    );
  });
});

describe('the rule pages', () => {
  it('show every example of their game, and none of another', () => {
    const used = new Set<ExampleId>();
    for (const variant of VARIANTS) {
      for (const id of RULE_PAGES[variant].flatMap((section) => section.examples)) {
        expect(EXAMPLES[id].variant).toBe(variant);
        used.add(id);
      }
    }
    const ofSwitches = (Object.keys(EXAMPLES) as ExampleId[]).filter((id) => 'switches' in EXAMPLES[id]);
    expect(new Set([...used, ...ofSwitches])).toEqual(new Set(Object.keys(EXAMPLES)));
  });
});
