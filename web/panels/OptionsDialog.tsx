/** Other house rules for the study on the board: they begin a new study from the same start position. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { rulesetOf, switchDifferences, whyNotRuleset } from '../rules/index.ts';
import { underOtherRules } from '../state/otherRules.ts';
import { openStudy } from '../state/studies.ts';
import { game, rules } from '../state/study.ts';
import { closeDialog, Dialog } from './Dialog.tsx';
import { type Choices, HouseRules, Reasons } from './HouseRules.tsx';

export default function OptionsDialog() {
  const present = switchDifferences(rules.value);
  const [choices, setChoices] = useState<Choices>(present);
  const { variant } = rules.value;
  const made = rulesetOf(variant, choices);
  const begun = made.ok ? underOtherRules(game.value, made.value) : null;
  const same = made.ok && JSON.stringify(switchDifferences(made.value)) === JSON.stringify(present);
  return (
    <Dialog title={t('rules.optionsTitle')}>
      <form
        class="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          if (same || begun?.ok !== true) return;
          openStudy({ game: begun.value });
          closeDialog();
        }}
      >
        <p>
          <b>{t(`variant.${variant}`)}</b>
        </p>
        <HouseRules variant={variant} choices={choices} onChange={setChoices} open />
        {!made.ok && <Reasons title={t('new.refused')} reasons={whyNotRuleset(variant, choices)} />}
        {begun?.ok === false && <Reasons title={t('rules.startUnfit')} reasons={begun.error} />}
        <p class="hint">{t('rules.optionsNote')}</p>
        <div class="row end">
          <button type="submit" class="button primary" disabled={same || begun?.ok !== true}>
            {t('rules.apply')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
