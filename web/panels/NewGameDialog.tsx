/** A new game: which one, and by whose house rules. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { newGame, rulesetOf, VARIANTS, type VariantId, whyNotRuleset } from '../rules/index.ts';
import { openExample } from '../state/examples.ts';
import { firstOfMatch, matchOf } from '../state/keteMatch.ts';
import { openStudy } from '../state/studies.ts';
import { rules } from '../state/study.ts';
import { Switch } from './controls.tsx';
import { closeDialog, Dialog } from './Dialog.tsx';
import { type Choices, HouseRules, Reasons } from './HouseRules.tsx';
import { VariantNotes } from './VariantNotes.tsx';

export default function NewGameDialog() {
  const [variant, setVariant] = useState<VariantId>(rules.value.variant);
  const [choices, setChoices] = useState<Choices>({});
  const [match, setMatch] = useState(false);
  const made = rulesetOf(variant, choices);
  const inMatch = match && matchOf(variant) !== null;
  const start = () => {
    if (!made.ok) return;
    if (inMatch) openStudy({ game: firstOfMatch(made.value), keep: true, name: t('match.name', { n: 1 }) });
    else openStudy({ game: newGame(made.value) });
    closeDialog();
  };
  return (
    <Dialog title={t('new.title')}>
      <form
        class="new-game"
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
        {matchOf(variant) !== null && (
          <div class="match-option">
            <Switch label={t('match.option')} checked={match} onChange={setMatch} />
            <p class="hint">{t('match.note')}</p>
          </div>
        )}
        <HouseRules key={variant} variant={variant} choices={choices} onChange={setChoices} />
        {made.ok ? (
          <VariantNotes
            rules={made.value}
            onOpen={(position, move) => {
              openExample(made.value, position, move);
              closeDialog();
            }}
          />
        ) : (
          <Reasons title={t('new.refused')} reasons={whyNotRuleset(variant, choices)} />
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
