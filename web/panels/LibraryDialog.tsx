/** The library: recorded games, one click away. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { mainline } from '../rules/index.ts';
import { championship, type LibraryGame } from '../state/library.ts';
import { openStudy } from '../state/studies.ts';
import { closeDialog, Dialog } from './Dialog.tsx';

function Entry({ entry }: { entry: LibraryGame }) {
  return (
    <li>
      <button
        type="button"
        class="entry"
        onClick={() => {
          openStudy({ game: entry.game });
          closeDialog();
        }}
      >
        <span class="entry-title">
          <b>{entry.round}</b> {entry.south} – {entry.north}
        </span>
        <span class="entry-result">{entry.result}</span>
        <span class="entry-note">
          {entry.date} · {t('library.plies', { n: mainline(entry.game.root).length })}
        </span>
        {entry.defective && <span class="entry-note warn">{t('library.voogt2')}</span>}
      </button>
    </li>
  );
}

export default function LibraryDialog() {
  const [games, setGames] = useState<readonly LibraryGame[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    championship().then(setGames, (reason: unknown) =>
      setError(reason instanceof Error ? reason.message : String(reason)),
    );
  }, []);
  return (
    <Dialog title={t('library.title')}>
      <p>{t('library.intro')}</p>
      {error !== null && <p class="error">{t('library.unreadable', { reason: error })}</p>}
      {games === null && error === null && <p class="hint">{t('app.loading')}</p>}
      <ul class="entries">
        {games?.map((entry) => (
          <Entry key={entry.round} entry={entry} />
        ))}
      </ul>
      <p class="hint">{t('library.source')}</p>
    </Dialog>
  );
}
