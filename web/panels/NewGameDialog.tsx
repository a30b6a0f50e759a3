/** A new game: which one, and by whose house rules. */
import { useState } from 'preact/hooks';
import { type MessageKey, t } from '../i18n/index.ts';
import {
  MOVE_LIMIT_RANGE,
  newGame,
  PLACE_PRESETS,
  presetSwitches,
  rulesetOf,
  type Switches,
  VARIANTS,
  type VariantId,
} from '../rules/index.ts';
import { openStudy } from '../state/studies.ts';
import { rules } from '../state/study.ts';
import { Choice, NumberField, Switch } from './controls.tsx';
import { closeDialog, Dialog } from './Dialog.tsx';

type Choices = Partial<Switches>;
type Toggle = Exclude<keyof Switches, 'moveLimit'>;

const toggles = (variant: VariantId): readonly Toggle[] =>
  (Object.keys(presetSwitches(variant)) as (keyof Switches)[]).filter((name) => name !== 'moveLimit');

/** Choices without those that say what the preset says anyway. */
function differing(variant: VariantId, choices: Choices): Choices {
  const preset = presetSwitches(variant);
  return Object.fromEntries(
    Object.entries(choices).filter(([name, value]) => preset[name as keyof Switches] !== value),
  );
}

/** A switch is offered if some ruleset of this variant can have it the other way. */
const canChange = (variant: VariantId, name: Toggle): boolean =>
  rulesetOf(variant, { [name]: !presetSwitches(variant)[name] }).ok;

function placeOf(variant: VariantId, choices: Choices): string {
  const chosen = JSON.stringify(Object.entries(choices).sort());
  if (chosen === '[]') return 'none';
  if (variant !== 'kiswahili') return 'custom';
  return (
    PLACE_PRESETS.find((place) => JSON.stringify(Object.entries(place.switches).sort()) === chosen)?.id ?? 'custom'
  );
}

interface HouseRulesProps {
  readonly variant: VariantId;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

export function HouseRules({ variant, choices, onChange }: HouseRulesProps) {
  const preset = presetSwitches(variant);
  const place = placeOf(variant, choices);
  const set = (name: keyof Switches, value: boolean | number) =>
    onChange(differing(variant, { ...choices, [name]: value }));
  return (
    <details class="house-rules" open={Object.keys(choices).length > 0}>
      <summary>{t('new.options')}</summary>
      {variant === 'kiswahili' && (
        <Choice
          label={t('new.place')}
          value={place}
          options={[
            ['none', t('new.place.none')],
            ...PLACE_PRESETS.map((each) => [each.id, each.name] as const),
            ...(place === 'custom' ? [['custom', t('new.place.custom')] as const] : []),
          ]}
          onChange={(id) => onChange(PLACE_PRESETS.find((each) => each.id === id)?.switches ?? {})}
        />
      )}
      {toggles(variant)
        .filter((name) => canChange(variant, name) || choices[name] !== undefined)
        .map((name) => (
          <Switch
            key={name}
            label={t(`switch.${name}` satisfies MessageKey)}
            checked={choices[name] ?? preset[name]}
            onChange={(value) => set(name, value)}
          />
        ))}
      <NumberField
        label={t('switch.moveLimit')}
        min={MOVE_LIMIT_RANGE.min}
        max={MOVE_LIMIT_RANGE.max}
        value={choices.moveLimit ?? preset.moveLimit}
        onChange={(value) => set('moveLimit', value)}
      />
    </details>
  );
}

export default function NewGameDialog() {
  const [variant, setVariant] = useState<VariantId>(rules.value.variant);
  const [choices, setChoices] = useState<Choices>({});
  const made = rulesetOf(variant, choices);
  const start = () => {
    if (!made.ok) return;
    openStudy({ game: newGame(made.value) });
    closeDialog();
  };
  return (
    <Dialog title={t('new.title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <fieldset class="variants">
          <legend class="visually-hidden">{t('new.variant')}</legend>
          {VARIANTS.map((id) => (
            <label key={id} class="variant">
              <input
                type="radio"
                name="variant"
                value={id}
                checked={id === variant}
                onChange={() => {
                  setVariant(id);
                  setChoices({});
                }}
              />
              <span>
                <b>{t(`variant.${id}`)}</b>
                <small>{t(`variant.${id}.note`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <HouseRules key={variant} variant={variant} choices={choices} onChange={setChoices} />
        {!made.ok && (
          <div class="error" role="alert">
            <p>{t('new.refused')}</p>
            <ul>
              {made.error.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
        <div class="row end">
          <button type="submit" class="button primary" disabled={!made.ok}>
            {t('new.start')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
