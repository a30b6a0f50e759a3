/** Taking the study away: a link that holds all of it, the game text, the position text. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { formatPosition } from '../rules/index.ts';
import { currentLink } from '../state/address.ts';
import { downloadBlob, downloadText, fileName } from '../state/files.ts';
import { textOf } from '../state/gameText.ts';
import { embedCode, picture, pngOf } from '../state/picture.ts';
import { nameOf } from '../state/studies.ts';
import { game, givenName, position } from '../state/study.ts';
import { notify } from '../state/ui.ts';
import { TextOut } from './controls.tsx';
import { Dialog } from './Dialog.tsx';

/** Longer addresses are cut by some mail and chat programs. */
const LONG_LINK = 8000;

/** The board as it stands, to be saved. */
function Picture({ name }: { name: string }) {
  const savePng = () => {
    pngOf(picture()).then(
      (blob) => downloadBlob(fileName(name, 'png'), blob),
      (error: unknown) => {
        console.error(error);
        notify(t('export.pictureFailed'), 'error');
      },
    );
  };
  return (
    <div class="row">
      <span class="field-label">{t('export.picture')}</span>
      <button
        type="button"
        class="button"
        onClick={() => downloadText(fileName(name, 'svg'), picture(), 'image/svg+xml')}
      >
        SVG
      </button>
      <button type="button" class="button" onClick={savePng}>
        PNG
      </button>
    </div>
  );
}

export default function ExportDialog() {
  const [link, setLink] = useState<string | null>('');
  useEffect(() => {
    void currentLink().then(setLink);
  }, []);
  const name = nameOf(givenName.value, game.value);
  return (
    <Dialog title={t('export.title')} wide>
      {link === null ? (
        <div class="row">
          <p>{t('link.tooLarge')}</p>
          <button
            type="button"
            class="button primary"
            onClick={() => downloadText(fileName(name, 'txt'), textOf(game.value))}
          >
            {t('common.download')}
          </button>
        </div>
      ) : (
        <>
          <TextOut label={t('export.link')} text={link} rows={2} send />
          <p class="hint">{link.length > LONG_LINK ? t('export.tooLong', { n: link.length }) : t('export.linkNote')}</p>
        </>
      )}
      <Picture name={name} />
      <TextOut label={t('export.position')} text={formatPosition(position.value)} rows={2} />
      <TextOut label={t('export.game')} text={textOf(game.value)} rows={8} file={fileName(name, 'txt')} />
      {link !== null && (
        <>
          <TextOut label={t('export.embed')} text={link === '' ? '' : embedCode(link)} rows={3} />
          <p class="hint">{t('export.embedNote')}</p>
        </>
      )}
    </Dialog>
  );
}
