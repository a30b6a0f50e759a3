/** A new match: the two engines, the game, the openings, and when to stop. */
import { useState } from 'preact/hooks';
import type { Contestant } from '../../../bench/match.ts';
import { t } from '../../i18n/index.ts';
import { lt } from '../../i18n/lab/index.ts';
import { reasonText } from '../../i18n/reasons/index.ts';
import { rulesetOf, type Switches, VARIANTS, type VariantId, whyNotRuleset } from '../../rules/index.ts';
import { choiceName, type EngineChoice, limitsOf } from '../../state/engineChoice.ts';
import { startMatch } from '../../state/match.ts';
import { Choice, Fold, NumberField, Switch } from '../controls.tsx';
import { HouseRules } from '../HouseRules.tsx';
import { EngineFields } from './EngineFields.tsx';

const A: EngineChoice = { evaluation: 'trained', pruning: true, limit: 'nodes', value: 20_000, hash: 16 };
const B: EngineChoice = { ...A, evaluation: 'material' };

const contestant = (choice: EngineChoice): Contestant => ({
  name: choiceName(choice),
  limits: limitsOf(choice),
  setup: { evaluation: choice.evaluation, pruning: choice.pruning, hash: choice.hash },
});

interface Props {
  readonly concurrency: number;
  readonly onConcurrency: (value: number) => void;
}

export function MatchForm({ concurrency, onConcurrency }: Props) {
  const [a, setA] = useState(A);
  const [b, setB] = useState(B);
  const [variant, setVariant] = useState<VariantId>('kiswahili');
  const [switches, setSwitches] = useState<Partial<Switches>>({});
  const [pairs, setPairs] = useState(100);
  const [plies, setPlies] = useState(8);
  const [bound, setBound] = useState(100);
  const [seed, setSeed] = useState(1);
  const [adjudicate, setAdjudicate] = useState(true);
  const [sprt, setSprt] = useState(false);
  const [elo0, setElo0] = useState(0);
  const [elo1, setElo1] = useState(20);
  const [errorChance, setErrorChance] = useState(5);
  const rules = rulesetOf(variant, switches);
  const problem = !rules.ok
    ? whyNotRuleset(variant, switches).map(reasonText).join('; ')
    : sprt && elo0 >= elo1
      ? lt('match.sprtOrder')
      : null;
  const chance = errorChance / 100;
  const start = () =>
    void startMatch(
      {
        rules: { variant, switches: switches as Record<string, boolean | number> },
        a: contestant(a),
        b: contestant(b),
        seed,
        sprt: sprt ? { elo0, elo1, alpha: chance, beta: chance } : null,
        adjudicate,
        maxPlies: 500,
      },
      { count: pairs, plies, bound },
      concurrency,
    );
  const processors = navigator.hardwareConcurrency || 1;
  return (
    <form
      class="card match-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) start();
      }}
    >
      <h2>{lt('match.new')}</h2>
      <div class="versus">
        <fieldset>
          <legend>{lt('match.a')}</legend>
          <EngineFields value={a} onChange={setA} />
        </fieldset>
        <fieldset>
          <legend>{lt('match.b')}</legend>
          <EngineFields value={b} onChange={setB} />
        </fieldset>
        <fieldset class="stacked-fields">
          <legend>{lt('match.openings')}</legend>
          <Choice
            label={lt('match.variant')}
            value={variant}
            options={VARIANTS.map((id) => [id, t(`variant.${id}`)] as const)}
            onChange={(id) => {
              setVariant(id);
              setSwitches({});
            }}
          />
          <NumberField label={lt('match.pairs')} value={pairs} min={1} max={100_000} onChange={setPairs} />
          <NumberField label={lt('match.concurrency')} value={concurrency} min={1} max={64} onChange={onConcurrency} />
          <p class="hint">{lt('match.concurrencyNote', { n: processors })}</p>
        </fieldset>
      </div>
      <div class="row">
        <Switch label={lt('match.sprt')} checked={sprt} onChange={setSprt} />
        {sprt && (
          <>
            <NumberField label={lt('match.elo0')} value={elo0} min={-1000} max={1000} onChange={setElo0} />
            <NumberField label={lt('match.elo1')} value={elo1} min={-1000} max={1000} onChange={setElo1} />
            <NumberField
              label={lt('match.errorChance')}
              value={errorChance}
              min={1}
              max={49}
              onChange={setErrorChance}
            />
          </>
        )}
      </div>
      <Fold summary={lt('bench.settings')}>
        <div class="row">
          <NumberField label={lt('match.plies')} value={plies} min={0} max={40} onChange={setPlies} />
          <NumberField label={lt('match.bound')} value={bound} min={1} max={10_000} onChange={setBound} />
          <NumberField label={lt('match.seed')} value={seed} min={0} max={4_294_967_295} onChange={setSeed} />
          <Switch label={lt('match.adjudicate')} checked={adjudicate} onChange={setAdjudicate} />
        </div>
        <HouseRules key={variant} variant={variant} choices={switches} onChange={setSwitches} />
      </Fold>
      {problem !== null && (
        <p class="error" role="alert">
          {problem}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button primary" disabled={problem !== null}>
          {lt('lab.start')}
        </button>
      </div>
    </form>
  );
}
