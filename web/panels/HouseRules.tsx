/** The house rules of a game as choices: a preset by place, or each switch by itself. */
import { type MessageKey, t } from '../i18n/index.ts';
import { reasonText } from '../i18n/reasons/index.ts';
import {
  MOVE_LIMIT_RANGE,
  PLACE_PRESETS,
  presetSwitches,
  type Reason,
  rulesetOf,
  type Switches,
  type VariantId,
} from '../rules/index.ts';
import { Choice, Fold, NumberField, Switch } from './controls.tsx';
import { Terms } from './Terms.tsx';

/** The switches that differ from the preset. */
export type Choices = Partial<Switches>;
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
  /** Unfolded from the first; else only if something is chosen. */
  readonly open?: boolean;
}

function Fields({ variant, choices, onChange }: Omit<HouseRulesProps, 'open'>) {
  const preset = presetSwitches(variant);
  const place = placeOf(variant, choices);
  const house = canChange(variant, 'takasia') || canChange(variant, 'mtajiTax');
  const set = (name: keyof Switches, value: boolean | number) =>
    onChange(differing(variant, { ...choices, [name]: value }));
  return (
    <>
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
      {house && <Terms ids={['nyumba', 'takasia', 'safari', 'mtaji']} />}
    </>
  );
}

export const HouseRules = ({ open = false, ...of }: HouseRulesProps) => (
  <Fold class="house-rules" summary={t('new.options')} open={open || Object.keys(of.choices).length > 0}>
    <Fields {...of} />
  </Fold>
);

interface ReasonsProps {
  readonly title: string;
  readonly reasons: readonly Reason[];
}

/** Why something is refused. */
export const Reasons = ({ title, reasons }: ReasonsProps) => (
  <div class="error" role="alert">
    <p>{title}</p>
    <ul>
      {reasons.map((reason) => (
        <li key={reason.message}>{reasonText(reason)}</li>
      ))}
    </ul>
  </div>
);
