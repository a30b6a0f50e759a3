/** About the rules of the game on the board: what differs, each with an example. */
import { t } from '../i18n/index.ts';
import { openExample } from '../state/examples.ts';
import { rules } from '../state/study.ts';
import { closeDialog, Dialog } from './Dialog.tsx';
import { VariantNotes } from './VariantNotes.tsx';

export default function RulesDialog() {
  const { variant } = rules.value;
  return (
    <Dialog title={t('rules.about')}>
      <p>
        <b>{t(`variant.${variant}`)}</b>
        {'. '}
        {t(`variant.${variant}.note`)}
      </p>
      <VariantNotes
        rules={rules.value}
        onOpen={(position, move) => {
          openExample(rules.value, position, move);
          closeDialog();
        }}
      />
    </Dialog>
  );
}
