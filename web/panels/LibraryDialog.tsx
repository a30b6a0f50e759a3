/** The library: recorded games, one click away, as they were written down or with our analysis. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { tt } from '../i18n/tools/index.ts';
import { type Game, mainline } from '../rules/index.ts';
import { type AnalysedGame, analysedChampionship, championship, type LibraryGame } from '../state/library.ts';
import { openStudy } from '../state/studies.ts';
import { closeDialog, Dialog } from './Dialog.tsx';

function open(game: Game): void {
  openStudy({ game });
  closeDialog();
}

function Entry({ entry, analysed }: { entry: LibraryGame; analysed: AnalysedGame | undefined }) {
  return (
    <li class="recorded">
      <button type="button" class="entry" onClick={() => open(entry.game)}>
        <span class="entry-title">
          <b>{entry.round}</b> {entry.south} – {entry.north}
        </span>
        <span class="entry-result">{entry.result}</span>
        <span class="entry-note">
          {entry.date} · {t('library.plies', { n: mainline(entry.game.root).length })}
        </span>
        {entry.defective && <span class="entry-note warn">{t('library.voogt2')}</span>}
      </button>
      {analysed !== undefined && (
        <button
          type="button"
          class="button"
          aria-label={tt('library.analysedGame', { round: entry.round })}
          onClick={() => open(analysed.game)}
        >
          {tt('library.analysed')}
        </button>
      )}
    </li>
  );
}

/** What the analysis is worth: engine, nodes, the depths reached, the day. */
function Source({ analysed }: { analysed: ReadonlyMap<string, AnalysedGame> }) {
  const games = [...analysed.values()];
  const record = games[0]?.record;
  if (record === undefined) return null;
  const { engine, date, limit } = record;
  const depths = tt('report.depths', {
    low: Math.min(...games.map((game) => game.depths[0])),
    high: Math.max(...games.map((game) => game.depths[1])),
  });
  return (
    <p class="hint">
      {tt('library.analysis')}{' '}
      {tt('report.source', { engine, limit: t('engine.nodes', { n: limit.value }), depths, date })}
    </p>
  );
}

const reasonOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

export default function LibraryDialog() {
  const [games, setGames] = useState<readonly LibraryGame[] | null>(null);
  const [analysed, setAnalysed] = useState<ReadonlyMap<string, AnalysedGame>>(new Map());
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    championship().then(setGames, (reason: unknown) => setError(reasonOf(reason)));
    analysedChampionship().then(setAnalysed, (reason: unknown) => setError(reasonOf(reason)));
  }, []);
  return (
    <Dialog title={t('library.title')}>
      <p>{t('library.intro')}</p>
      {error !== null && <p class="error">{t('library.unreadable', { reason: error })}</p>}
      {games === null && error === null && <p class="hint">{t('app.loading')}</p>}
      <ul class="entries">
        {games?.map((entry) => (
          <Entry key={entry.round} entry={entry} analysed={analysed.get(entry.round)} />
        ))}
      </ul>
      <Source analysed={analysed} />
      <p class="hint">{t('library.source')}</p>
    </Dialog>
  );
}
