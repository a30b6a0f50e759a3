/** `#/match`: two settings of the engine against each other. */
import { useEffect, useState } from 'preact/hooks';
import { isFinished, type MatchState } from '../../bench/match.ts';
import { formatDate } from '../i18n/index.ts';
import { lt } from '../i18n/lab/index.ts';
import { thrownText } from '../i18n/reasons/index.ts';
import { Choice } from '../panels/controls.tsx';
import { Damaged } from '../panels/lab/Damaged.tsx';
import { FilePick, LabPage, RunProgress } from '../panels/lab/LabPage.tsx';
import { MatchForm } from '../panels/lab/MatchForm.tsx';
import { MatchGames } from '../panels/lab/MatchGames.tsx';
import { MatchTable } from '../panels/lab/MatchTable.tsx';
import { downloadText } from '../state/files.ts';
import { loadDamaged } from '../state/labDamage.ts';
import {
  current,
  deleteMatch,
  elsewhere,
  importMatch,
  loadMatches,
  match,
  matches,
  phase,
  resumeMatch,
  stopMatch,
  summary,
  troubles,
  wasHidden,
  watchMatches,
} from '../state/match.ts';
import { notify } from '../state/ui.ts';

const titleOf = ({ settings }: MatchState) => lt('match.against', { a: settings.a.name, b: settings.b.name });

function statusOf(state: MatchState): string {
  const [n, of] = [state.games.length, 2 * state.openings.length];
  if (phase.value.kind === 'running' || elsewhere.value.has(current.value ?? '')) return lt('match.running', { n, of });
  if (!isFinished(state)) return lt('match.stopped', { n, of });
  return n === of ? lt('match.finished', { n }) : lt('match.decided', { n });
}

function Actions({ concurrency }: { concurrency: number }) {
  const shown = match.value!;
  const { state, id } = shown;
  const name = `bingwa-match-${id.slice(0, 10)}`;
  const away = elsewhere.value.has(id);
  return (
    <div class="row">
      {phase.value.kind === 'running' ? (
        <button key="stop" type="button" class="button" onClick={stopMatch}>
          {lt('lab.stop')}
        </button>
      ) : (
        !isFinished(state) && (
          <button
            key="resume"
            type="button"
            class={away ? 'button' : 'button primary'}
            onClick={() => void resumeMatch(concurrency, away)}
          >
            {lt(away ? 'match.takeOver' : 'lab.resume')}
          </button>
        )
      )}
      <button
        type="button"
        class="button"
        onClick={() => downloadText(`${name}.json`, JSON.stringify(state), 'application/json')}
      >
        {lt('lab.json')}
      </button>
      <button
        type="button"
        class="button"
        disabled={state.games.length === 0}
        onClick={() => downloadText(`${name}.txt`, state.games.map(({ text }) => text).join('\n'))}
      >
        {lt('match.text')}
      </button>
      <button type="button" class="button push-end" onClick={() => void deleteMatch(id)}>
        {lt('lab.delete')}
      </button>
    </div>
  );
}

function Shown({ concurrency }: { concurrency: number }) {
  const shown = match.value;
  const sum = summary.value;
  if (shown === null || sum === null) return <p class="empty">{lt('match.empty')}</p>;
  const { state } = shown;
  const away = elsewhere.value.has(shown.id);
  const timed = [state.settings.a, state.settings.b].some(({ limits }) => limits.movetime !== undefined);
  return (
    <>
      <section class="card" aria-labelledby="match-name">
        <h2 id="match-name">{titleOf(state)}</h2>
        <RunProgress part={state.games.length / (2 * state.openings.length)} text={statusOf(state)} />
        {away && (
          <p class="note" role="status">
            {lt('match.elsewhere')}
          </p>
        )}
        {wasHidden.value && timed && <p class="warn">{lt('lab.hidden')}</p>}
        <Actions concurrency={concurrency} />
      </section>
      <MatchTable sum={sum} settings={state.settings} />
      <MatchGames key={shown.id} state={state} />
    </>
  );
}

export default function MatchPage() {
  const [concurrency, setConcurrency] = useState(Math.max(1, (navigator.hardwareConcurrency || 1) - 1));
  useEffect(() => {
    void loadMatches().then(loadDamaged);
    const unwatch = watchMatches();
    return () => {
      unwatch();
      if (phase.value.kind === 'running') notify(lt('match.left'));
      stopMatch();
    };
  }, []);
  const now = phase.value;
  const busy = now.kind === 'running' || now.kind === 'openings';
  return (
    <LabPage title={lt('match.title')} intro={lt('match.intro')}>
      <Damaged />
      {!busy && <MatchForm concurrency={concurrency} onConcurrency={setConcurrency} />}
      {now.kind === 'openings' && (
        <div class="card">
          <RunProgress part={null} text={lt('match.making')} />
          <div class="row">
            <button type="button" class="button" onClick={stopMatch}>
              {lt('lab.cancel')}
            </button>
          </div>
        </div>
      )}
      {now.kind === 'failed' && (
        <p class="error" role="alert">
          {lt('lab.failed', { reason: now.reason })}
        </p>
      )}
      {troubles.value.map((reason) => (
        <p key={reason} class="note warn" role="status">
          {lt('match.trouble', { reason })}
        </p>
      ))}
      {matches.value.length > 1 && !busy && (
        <Choice
          label={lt('match.stored')}
          value={current.value ?? ''}
          options={matches.value.map(
            ({ id, state }) => [id, `${formatDate(Date.parse(id))}: ${titleOf(state)}`] as const,
          )}
          onChange={(id) => {
            current.value = id;
          }}
        />
      )}
      <Shown concurrency={concurrency} />
      {!busy && (
        <div class="row">
          <FilePick
            label={lt('lab.import')}
            onText={(text) =>
              void importMatch(text).catch((error: unknown) =>
                notify(lt('lab.badFile', { reason: thrownText(error) }), 'error'),
              )
            }
          />
        </div>
      )}
    </LabPage>
  );
}
