/** One line above the board: which game by which rules, whose study, who is to move. */
import { formatNumber, type MessageKey, t } from '../i18n/index.ts';
import { type Ruleset, type Switches, switchDifferences, tagOf } from '../rules/index.ts';
import { draft } from '../state/editor.ts';
import { nameOf, saveState } from '../state/studies.ts';
import { game, givenName, node, over, position, rules } from '../state/study.ts';
import { type DialogId, dialog } from '../state/ui.ts';
import { MatchScore } from './MatchScore.tsx';
import { Term } from './Term.tsx';
import './variants.css';

/** What differs from the preset, in words. */
function differences(of: Ruleset): readonly string[] {
  return (Object.entries(switchDifferences(of)) as [keyof Switches, boolean | number][]).map(([name, value]) => {
    const key: MessageKey = `switch.${name}`;
    if (value === true) return t(key);
    return t('switch.differs', { name: t(key), value: value === false ? t('common.no') : formatNumber(value) });
  });
}

function Turn() {
  if (draft.value !== null) return <p class="turn">{t('editor.title')}</p>;
  if (over.value) {
    const end = node.value.outcome;
    const said =
      end === null
        ? t('game.draw')
        : t('game.over', { side: t(`side.${end.winner}`), reason: t(`reason.${end.reason}`) });
    return (
      <p class="turn" title={said}>
        {said}
      </p>
    );
  }
  const { side } = position.value;
  const namua = position.value[side].ghala > 0;
  return (
    <p class="turn" data-side={side}>
      {t('side.toMove', { side: t(`side.${side}`) })}
      {rules.value.family === 'bao' && (
        <>
          {' · '}
          <Term id={namua ? 'namua' : 'mtaji'}>{namua ? t('stage.namua') : t('stage.mtaji')}</Term>
        </>
      )}
    </p>
  );
}

const HeadButton = ({ opens, text }: { readonly opens: DialogId; readonly text: string }) => (
  <button
    type="button"
    class="head-link"
    onClick={() => {
      dialog.value = opens;
    }}
  >
    {text}
  </button>
);

export function StudyHead() {
  const house = differences(rules.value);
  const defective = tagOf(game.value, 'Round') === 'Voogt-2';
  return (
    <div class="study-head">
      <h1>
        <button
          type="button"
          class="study-name"
          onClick={() => {
            dialog.value = 'studies';
          }}
        >
          {nameOf(givenName.value, game.value)}
        </button>
      </h1>
      <p class="study-rules">
        <span>{t(`variant.${rules.value.variant}`)}</span>
        {house.length > 0 && <span class="house-note">{house.join(' · ')}</span>}
        <span class="rules-links">
          <HeadButton opens="rules" text={t('rules.about')} />
          <HeadButton opens="options" text={t('rules.options')} />
        </span>
      </p>
      {saveState.value !== 'none' && (
        <span class={`save-state ${saveState.value}`}>{t(`studies.${saveState.value}`)}</span>
      )}
      <Turn />
      <MatchScore />
      {defective && <p class="hint warn">{t('library.voogt2')}</p>}
    </div>
  );
}
