/** What is a position: the model, the engine and the terminal's `position` must say the same of any set-up. */
import { describe, expect, it } from 'vitest';
import { mutated, randomSetup, spoilt } from '../../bench/fuzz/setups.ts';
import { Random } from '../../bench/random.ts';
import {
  formatPosition,
  legalMoves,
  parseSetup,
  type Ruleset,
  rulesetOf,
  type Setup,
  startPosition,
  VARIANTS,
  validate,
} from '../../web/rules/index.ts';
import { EngineHost } from '../../worker/host.ts';
import { loadModule } from '../../worker/node-engine.ts';
import type { SearchJob } from '../../worker/protocol.ts';
import { specOf } from '../../worker/rules-spec.ts';
import { UgiGame } from '../../worker/ugi-game.ts';
import { openEngine } from '../cross/cross-check.ts';

const HOUSE_RULES = [
  {},
  { takasia: true },
  { takasia: true, takasiaSingletonExempt: true },
  { takasia: true, takasiaDuty: true },
];

const rulesets: Ruleset[] = VARIANTS.flatMap((variant) =>
  HOUSE_RULES.flatMap((switches) => {
    const rules = rulesetOf(variant, switches);
    return rules.ok ? [rules.value] : [];
  }),
);

/** Set-ups near the edge of what can be: hands, marks and numbers as no game makes them. */
function edge(rules: Ruleset, random: Random): Setup {
  const setup = mutated(rules, randomSetup(rules, random), random);
  const kind = random.below(5);
  if (kind === 0) {
    const [S, N] = [random.below(4), random.below(4)];
    const change = setup.S.ghala + setup.N.ghala - S - N;
    const pits = setup.S.pits.slice();
    pits[15 % pits.length] = Math.max(0, pits[15 % pits.length]! + change);
    return { ...setup, S: { ...setup.S, ghala: S, pits }, N: { ...setup.N, ghala: N } };
  }
  if (kind === 1) return { ...setup, moveNumber: random.pick([0, 1, 99_999, 100_000, 100_001]) };
  if (kind === 2) {
    const index = random.below(2 * rules.columns);
    return { ...setup, takasia: { side: random.pick(['S', 'N'] as const), index } };
  }
  if (kind === 3) {
    const empty = setup.S.pits.map((count, pit) => (pit < rules.columns ? 0 : count));
    return { ...setup, S: { ...setup.S, pits: empty } };
  }
  const position = validate(rules, setup);
  return position.ok ? spoilt(rules, position.value, random) : setup;
}

const job = (rules: Ruleset, root: string): SearchJob => ({
  rules: specOf(rules),
  root,
  moves: [],
  limits: { nodes: 1000 },
  multiPv: 2,
  searchMoves: [],
});

it.each([
  [0, 1],
  [-5, 1],
  [Number.NaN, 1],
  [1.9, 1],
  [3, 3],
  [48, 48],
])('a table of %d MiB is one of %i, which is searched with', async (asked, given) => {
  const { memory, hash } = EngineHost.createMemory(asked, false);
  expect(hash).toBe(given);
  const engine = await EngineHost.create(await loadModule(false), memory, 0);
  const rules = rulesets[0]!;
  expect(engine.prepare(job(rules, formatPosition(startPosition(rules))))).toBeNull();
  while (engine.run(() => {}) === 'paused');
  expect(engine.result().best).toMatch(/^A[67][LR]\*$/);
});

describe('a set-up', () => {
  it('is a position for the model, the engine and the terminal, or for none of them, which then say why', async () => {
    const random = new Random(8);
    const engine = await openEngine();
    const different: string[] = [];
    let accepted = 0;
    let searched = 0;
    const reasons = new Map<string, number>();
    for (const rules of rulesets) {
      expect(engine.setRules(specOf(rules))).toBeNull();
      for (let round = 0; round < 600; round++) {
        const text = formatPosition(round % 2 === 0 ? randomSetup(rules, random) : edge(rules, random));
        const setup = parseSetup(text, rules.columns);
        const model = setup.ok ? validate(rules, setup.value) : setup;
        const refusal = engine.setUp(text);
        const terminal = UgiGame.read(rules, ['fen', ...text.split(' ')]);
        if (model.ok !== (refusal === null) || model.ok !== terminal.ok) {
          different.push(
            `${rules.variant} ${text}: ${model.ok ? 'ok' : JSON.stringify(model.error)}, engine ${refusal}`,
          );
        }
        if (model.ok) {
          accepted++;
          if (accepted % 10 > 0) continue;
          // A search of it ends, with a legal move where there is one.
          const legal = legalMoves(rules, model.value).map((move) => move.text);
          expect(engine.prepare(job(rules, text))).toBeNull();
          while (engine.run(() => {}) === 'paused');
          const { best } = engine.result();
          if (legal.length > 0) expect(legal, text).toContain(best);
          else expect(best, text).toBeNull();
          searched++;
        } else {
          expect(refusal).not.toBe('');
          if (!terminal.ok) expect(terminal.error).not.toBe('');
          for (const reason of refusal?.split('; ') ?? []) {
            const kind = reason.replace(/[a-zA-Z]?\d+(,\d+)?|"[^"]*"/g, '#');
            reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
          }
        }
      }
    }
    expect(different).toEqual([]);
    expect(accepted).toBeGreaterThan(2000);
    expect(searched).toBeGreaterThan(200);
    // Every reason has been met, the rare ones too.
    const met = [...reasons.keys()].join('\n');
    for (const part of [
      'differ by at most one',
      'both front rows',
      'the board is empty',
      'is empty',
      'the game is over',
      'is an owned house',
      'only occupied front pit',
      'only front pit with two',
      'a single seed',
      'opponent has seeds in hand',
      'side to move has seeds in hand',
      'side to move can capture',
      'no duty',
      'move number',
      'in kujifunza',
      'seeds, ',
    ]) {
      expect(met).toContain(part);
    }
  });
});
