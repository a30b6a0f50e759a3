/** The position editor beside the board: everything about a set-up that is not a pit, and why it is no position yet. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { reasonText } from '../i18n/reasons/index.ts';
import { formatPosition, type PitRef, parseSetup, pitName, pitOf, type Reason, type Side } from '../rules/index.ts';
import {
  checked,
  clear,
  draft,
  editCount,
  gameFromDraft,
  mirror,
  reasons,
  setHouse,
  setSetup,
  setSide,
  setTakasia,
  stopEditing,
  swapSides,
  taking,
  toStart,
  total,
} from '../state/editor.ts';
import { flush, openStudy } from '../state/studies.ts';
import { rules } from '../state/study.ts';
import { notify } from '../state/ui.ts';
import { Choice, IconButton, NumberField, Switch } from './controls.tsx';
import { Terms } from './Terms.tsx';

const SIDES: readonly Side[] = ['N', 'S'];

function Half({ side }: { side: Side }) {
  const setup = draft.value;
  if (setup === null) return null;
  const name = t(`side.${side}`);
  const label = t('editor.ghala', { side: name });
  const { ghala, ownsHouse } = setup[side];
  return (
    <div class="editor-half">
      {rules.value.start.ghala > 0 && (
        <div class="row tight">
          <IconButton
            icon="minus"
            label={t('editor.minus', { what: label })}
            onClick={() => editCount({ ghala: side }, { delta: -1 })}
          />
          <NumberField
            label={label}
            value={ghala}
            min={0}
            max={99}
            onChange={(value) => editCount({ ghala: side }, { set: value })}
          />
          <IconButton
            icon="plus"
            label={t('editor.plus', { what: label })}
            onClick={() => editCount({ ghala: side }, { delta: 1 })}
          />
        </div>
      )}
      {rules.value.houseFrom !== null && (
        <Switch
          label={t('editor.house', { side: name })}
          checked={ownsHouse}
          onChange={(owns) => setHouse(side, owns)}
        />
      )}
    </div>
  );
}

/** Front pits of both sides, for the takasia mark. */
function takasiaOptions(columns: 7 | 8): readonly (readonly [string, string])[] {
  const pits = SIDES.flatMap((side) =>
    Array.from({ length: columns }, (_, index): PitRef => ({ side, index })).map((pit) => pitName(columns, pit)),
  );
  return [['-', t('editor.none')], ...pits.map((name) => [name, name] as const)];
}

function PositionText() {
  const setup = draft.value;
  const written = setup === null ? '' : formatPosition(setup);
  const [text, setText] = useState(written);
  const [error, setError] = useState<Reason | null>(null);
  useEffect(() => {
    setText(written);
    setError(null);
  }, [written]);
  return (
    <>
      <label class="field stacked">
        <span class="field-label">{t('editor.text')}</span>
        <textarea
          id="editor-text"
          rows={2}
          spellcheck={false}
          value={text}
          aria-invalid={error !== null}
          onInput={(event) => {
            const typed = event.currentTarget.value;
            setText(typed);
            const read = parseSetup(typed, rules.value.columns);
            setError(read.ok ? null : read.error.reason);
            if (read.ok) setSetup(read.value);
          }}
        />
      </label>
      {error !== null && <p class="error">{reasonText(error)}</p>}
    </>
  );
}

function Reasons() {
  const result = checked.value;
  if (result === null) return null;
  if (result.ok) return <p class="good">{t('editor.valid')}</p>;
  return (
    <div class="error" role="status">
      <p>{t('editor.reasons')}</p>
      <ul>
        {reasons.value.map((reason) => (
          <li key={reason.message}>{reasonText(reason)}</li>
        ))}
      </ul>
    </div>
  );
}

function analyse(): void {
  const game = gameFromDraft();
  if (game !== null) openStudy({ game, keep: true });
}

export function EditorPanel() {
  const setup = draft.value;
  if (setup === null) return null;
  const { seeds, wanted, exact } = total.value;
  const { columns } = rules.value;
  const right = exact ? seeds === wanted : seeds <= wanted;
  return (
    <section class="editor" aria-label={t('editor.title')}>
      <header class="panel-head">
        <h2>{t('editor.title')}</h2>
        <output class={`total ${right ? 'good' : 'error'}`} aria-label={t('editor.totalLabel')}>
          {t('editor.total', { n: seeds, max: wanted })}
        </output>
        <IconButton icon="close" label={t('common.close')} onClick={stopEditing} />
      </header>
      <p class="hint">{t('editor.hint')}</p>
      {rules.value.family === 'bao' && <Terms ids={['ghala', 'nyumba', 'takasia']} />}
      <Choice
        label={t('editor.tap')}
        value={taking.value ? 'takes' : 'adds'}
        options={[
          ['adds', t('editor.adds')],
          ['takes', t('editor.takes')],
        ]}
        onChange={(value) => {
          taking.value = value === 'takes';
        }}
      />
      <Choice
        label={t('editor.side')}
        value={setup.side}
        options={[
          ['S', t('side.S')],
          ['N', t('side.N')],
        ]}
        onChange={setSide}
      />
      {SIDES.map((side) => (
        <Half key={side} side={side} />
      ))}
      {rules.value.switches.takasia && (
        <Choice
          label={t('editor.takasia')}
          value={setup.takasia === null ? '-' : pitName(columns, setup.takasia)}
          options={takasiaOptions(columns)}
          onChange={(name) => setTakasia(name === '-' ? null : pitOf(columns, name))}
        />
      )}
      <div class="row">
        <button type="button" class="button" onClick={clear}>
          {t('editor.clear')}
        </button>
        <button type="button" class="button" onClick={toStart}>
          {t('editor.start')}
        </button>
        <button type="button" class="button" onClick={mirror}>
          {t('editor.mirror')}
        </button>
        <button type="button" class="button" onClick={swapSides}>
          {t('editor.swap')}
        </button>
      </div>
      <PositionText />
      <Reasons />
      <div class="row">
        <button type="button" class="button primary" disabled={checked.value?.ok !== true} onClick={analyse}>
          {t('editor.done')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            void flush().then(() => notify(t('studies.saved')));
          }}
        >
          {t('editor.store')}
        </button>
      </div>
    </section>
  );
}
