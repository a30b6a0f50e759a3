/** Taking the study away: a link that holds all of it, the game text, the position text. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { formatGame, formatPosition } from '../rules/index.ts';
import { currentLink } from '../state/address.ts';
import { fileName } from '../state/files.ts';
import { nameOf } from '../state/studies.ts';
import { game, givenName, position } from '../state/study.ts';
import { TextOut } from './controls.tsx';
import { Dialog } from './Dialog.tsx';

/** Longer addresses are cut by some mail and chat programs. */
const LONG_LINK = 8000;

export default function ExportDialog() {
  const [link, setLink] = useState('');
  useEffect(() => {
    void currentLink().then(setLink);
  }, []);
  const name = nameOf(givenName.value, game.value);
  return (
    <Dialog title={t('export.title')} wide>
      <TextOut label={t('export.link')} text={link} rows={2} />
      <p class="hint">{link.length > LONG_LINK ? t('export.tooLong', { n: link.length }) : t('export.linkNote')}</p>
      <TextOut label={t('export.position')} text={formatPosition(position.value)} rows={2} />
      <TextOut label={t('export.game')} text={formatGame(game.value)} rows={8} file={fileName(name, 'txt')} />
    </Dialog>
  );
}
