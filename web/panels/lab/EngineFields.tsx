/** The settings of one engine where engines are compared. */
import { lt } from '../../i18n/lab/index.ts';
import { type EngineChoice, EVALUATIONS, LIMIT_RANGE, LIMITS } from '../../state/engineChoice.ts';
import { device } from '../../state/settings.ts';
import { Choice, NumberField, Switch } from '../controls.tsx';

interface Props<T extends EngineChoice> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function EngineFields<T extends EngineChoice>({ value, onChange }: Props<T>) {
  const [least, , most] = LIMIT_RANGE[value.limit];
  return (
    <div class="engine-fields">
      <Choice
        label={lt('lab.evaluation')}
        value={value.evaluation}
        options={EVALUATIONS.map((name) => [name, lt(`lab.evaluation.${name}`)] as const)}
        onChange={(evaluation) => onChange({ ...value, evaluation })}
      />
      <div class="row">
        <Choice
          label={lt('lab.limit')}
          value={value.limit}
          options={LIMITS.map((name) => [name, lt(`lab.limit.${name}`)] as const)}
          onChange={(limit) => onChange({ ...value, limit, value: LIMIT_RANGE[limit][1] })}
        />
        <NumberField
          bare
          label={lt(`lab.limit.${value.limit}`)}
          value={value.value}
          min={least}
          max={most}
          onChange={(number) => onChange({ ...value, value: number })}
        />
      </div>
      <Choice
        label={lt('lab.hash')}
        value={value.hash}
        options={device.hashSizes.map((size) => [size, String(size)] as const)}
        onChange={(hash) => onChange({ ...value, hash })}
      />
      <Switch
        label={lt('lab.pruning')}
        checked={value.pruning}
        onChange={(pruning) => onChange({ ...value, pruning })}
      />
    </div>
  );
}
