/** The options of the terminal engine (notation 4): what there is, and what they are set to. */
import { MOVE_LIMIT_RANGE, presetSwitches, rulesetOf, switchDifferences, VARIANTS } from '../web/rules/index.ts';
import type { Ruleset, Switches, VariantId } from '../web/rules/types.ts';
import {
  EVALUATION_NAMES,
  type EvaluationName,
  type ProofThread,
  type RulesSpec,
  type SearchOptions,
  type SessionSettings,
} from './protocol.ts';
import { clip, problems } from './ugi-text.ts';

type Spin = { readonly default: number; readonly min: number; readonly max: number };

export const HASH: Spin = { default: 64, min: 1, max: 1024 };
export const MULTI_PV: Spin = { default: 1, min: 1, max: 500 };
const PROOF_THREAD = ['auto', 'on', 'off'] as const;
const FIRST_VARIANT: VariantId = 'kiswahili';

/** What setting an option came to: it changed the rules, or the threads and memory, or neither; or why it could not. */
export type SetOutcome =
  | { readonly ok: true; readonly changed: 'variant' | 'rules' | 'session' | 'search' }
  | { readonly ok: false; readonly error: string };

const wrong = (error: string): SetOutcome => ({ ok: false, error });

export class UgiOptions {
  private chosen: Ruleset;
  /** What was set since the variant was, also where it equals the preset: one choice may contradict another. */
  private choices: Partial<Switches> = {};
  private hash = HASH.default;
  private threads = 1;
  private lines = MULTI_PV.default;
  private evaluation: EvaluationName = 'trained';
  private pruning = true;
  private proofThread: ProofThread = 'auto';

  constructor(private readonly maxThreads: number) {
    const first = rulesetOf(FIRST_VARIANT);
    if (!first.ok) throw new Error(problems(first.error));
    this.chosen = first.value;
  }

  get rules(): Ruleset {
    return this.chosen;
  }

  get spec(): RulesSpec {
    return { variant: this.chosen.variant, switches: { ...switchDifferences(this.chosen) } };
  }

  get session(): SessionSettings {
    return { hash: this.hash, threads: this.threads };
  }

  get multiPv(): number {
    return this.lines;
  }

  get search(): SearchOptions {
    return { evaluation: this.evaluation, pruning: this.pruning, proofThread: this.proofThread };
  }

  /** One `option name ...` line each; switches show the preset of the present variant as their default. */
  list(): string[] {
    const spin = (name: string, { default: value, min, max }: Spin) =>
      `option name ${name} type spin default ${value} min ${min} max ${max}`;
    const preset = presetSwitches(this.chosen.variant);
    const switches = Object.entries(preset).map(([name, value]) =>
      typeof value === 'number'
        ? spin(name, { default: value, ...MOVE_LIMIT_RANGE })
        : `option name ${name} type check default ${value}`,
    );
    const combo = (name: string, first: string, all: readonly string[]) =>
      `option name ${name} type combo default ${first} ${all.map((one) => `var ${one}`).join(' ')}`;
    return [
      combo('Variant', FIRST_VARIANT, VARIANTS),
      spin('Hash', HASH),
      spin('Threads', { default: 1, min: 1, max: this.maxThreads }),
      spin('MultiPV', MULTI_PV),
      combo('Evaluation', 'trained', EVALUATION_NAMES),
      'option name Pruning type check default true',
      combo('ProofThread', 'auto', PROOF_THREAD),
      ...switches,
    ];
  }

  /** Sets one option. Names are read without regard to case; a value that does not fit changes nothing. */
  set(name: string, value: string): SetOutcome {
    const key = name.toLowerCase();
    switch (key) {
      case 'variant':
        return this.setVariant(value);
      case 'hash':
        return this.setSpin('Hash', value, HASH, 'session', (n) => {
          this.hash = n;
        });
      case 'threads':
        return this.setSpin('Threads', value, { min: 1, max: this.maxThreads }, 'session', (n) => {
          this.threads = n;
        });
      case 'multipv':
        return this.setSpin('MultiPV', value, MULTI_PV, 'search', (n) => {
          this.lines = n;
        });
      case 'evaluation': {
        const found = EVALUATION_NAMES.find((one) => one === value.toLowerCase());
        if (!found) return wrong(`Evaluation: ${EVALUATION_NAMES.join(', ')} expected, "${clip(value)}" found`);
        this.evaluation = found;
        return { ok: true, changed: 'search' };
      }
      case 'pruning': {
        const on = readCheck(value);
        if (on === null) return wrong(`Pruning: true or false expected, "${clip(value)}" found`);
        this.pruning = on;
        return { ok: true, changed: 'search' };
      }
      case 'proofthread': {
        const found = PROOF_THREAD.find((one) => one === value.toLowerCase());
        if (!found) return wrong(`ProofThread: ${PROOF_THREAD.join(', ')} expected, "${clip(value)}" found`);
        this.proofThread = found;
        return { ok: true, changed: 'search' };
      }
      default:
        return this.setSwitch(name, value);
    }
  }

  private setVariant(value: string): SetOutcome {
    const variant = VARIANTS.find((one) => one === value.toLowerCase());
    if (!variant) return wrong(`Variant: one of ${VARIANTS.join(', ')} expected, "${clip(value)}" found`);
    const rules = rulesetOf(variant);
    if (!rules.ok) return wrong(problems(rules.error));
    this.chosen = rules.value;
    this.choices = {};
    return { ok: true, changed: 'variant' };
  }

  private setSwitch(name: string, text: string): SetOutcome {
    const preset = presetSwitches(this.chosen.variant);
    const names = Object.keys(preset) as (keyof Switches)[];
    const key = names.find((one) => one.toLowerCase() === name.toLowerCase());
    if (!key) return wrong(`no option "${clip(name)}"`);
    let value: boolean | number;
    if (typeof preset[key] === 'number') {
      const number = readSpin(text, MOVE_LIMIT_RANGE);
      if (number === null) return wrong(spinExpected(key, text, MOVE_LIMIT_RANGE));
      value = number;
    } else {
      const on = readCheck(text);
      if (on === null) return wrong(`${key}: true or false expected, "${clip(text)}" found`);
      value = on;
    }
    const choices = { ...this.choices, [key]: value };
    const rules = rulesetOf(this.chosen.variant, choices);
    if (!rules.ok) return wrong(`${key}: ${problems(rules.error)}`);
    this.chosen = rules.value;
    this.choices = choices;
    return { ok: true, changed: 'rules' };
  }

  private setSpin(
    name: string,
    text: string,
    range: { readonly min: number; readonly max: number },
    changed: 'session' | 'search',
    store: (value: number) => void,
  ): SetOutcome {
    const value = readSpin(text, range);
    if (value === null) return wrong(spinExpected(name, text, range));
    store(value);
    return { ok: true, changed };
  }
}

const readCheck = (text: string): boolean | null => {
  const lower = text.toLowerCase();
  return lower === 'true' ? true : lower === 'false' ? false : null;
};

const readSpin = (text: string, { min, max }: { readonly min: number; readonly max: number }): number | null => {
  if (!/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
};

const spinExpected = (name: string, text: string, { min, max }: { readonly min: number; readonly max: number }) =>
  `${name}: a whole number from ${min} to ${max} expected, "${clip(text)}" found`;
