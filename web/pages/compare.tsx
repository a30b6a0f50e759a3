/** `#/compare`: several settings of the engine on one position, and over a game. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lt } from '../i18n/lab/index.ts';
import { Switch } from '../panels/controls.tsx';
import { Agreement } from '../panels/lab/Agreement.tsx';
import { CompareBoard } from '../panels/lab/CompareBoard.tsx';
import { CompareGame } from '../panels/lab/CompareGame.tsx';
import { CompareLane } from '../panels/lab/CompareLane.tsx';
import { LabPage } from '../panels/lab/LabPage.tsx';
import {
  busy,
  commonMoves,
  compareGame,
  follow,
  gamePlies,
  isTarget,
  openLines,
  startCompare,
  stopCompare,
  target,
  together,
  wasHidden,
} from '../state/compare.ts';
import { compareCsv, compareJson } from '../state/compareExport.ts';
import { addLane, disposeEngines, lanes, MOST_LANES, runs } from '../state/compareLanes.ts';
import { downloadText } from '../state/files.ts';

const bestLines = () =>
  lanes.value.flatMap(({ id }) => {
    const pv = runs.value.get(id)?.info?.lines[0]?.pv;
    return pv === undefined ? [] : [pv];
  });

function Parting() {
  const common = commonMoves.value;
  if (common === null) return null;
  const lines = bestLines();
  const parted = lines.every((pv) => pv.length > common);
  return (
    <div class="row parting" role="status">
      <p class="grow">
        {parted ? lt('compare.differ', { n: common, at: common + 1 }) : lt('compare.same', { n: common })}
      </p>
      <button type="button" class="button" onClick={() => openLines(lines)}>
        {lt('compare.openAll')}
      </button>
    </div>
  );
}

function Controls() {
  const running = busy.value !== 'no';
  const possible = isTarget(target.value);
  return (
    <section class="card" aria-label={lt('compare.lanes')}>
      <div class="row">
        {running ? (
          <button key="stop" type="button" class="button" onClick={stopCompare}>
            {lt('lab.stop')}
          </button>
        ) : (
          <>
            <button
              key="run"
              type="button"
              class="button primary"
              disabled={!possible}
              onClick={() => void startCompare()}
            >
              {lt('compare.run')}
            </button>
            <button key="game" type="button" class="button" onClick={() => void compareGame()}>
              {lt('compare.runGame')}
            </button>
          </>
        )}
        <button type="button" class="button" disabled={running || lanes.value.length >= MOST_LANES} onClick={addLane}>
          {lt('compare.add')}
        </button>
      </div>
      <Switch
        label={lt('compare.follow')}
        checked={follow.value}
        onChange={(value) => {
          follow.value = value;
        }}
      />
      <Switch
        label={lt('compare.together')}
        checked={together.value}
        onChange={(value) => {
          together.value = value;
        }}
      />
      <p class="hint">{lt('compare.togetherNote')}</p>
      {wasHidden.value && <p class="warn">{lt('lab.hidden')}</p>}
      <div class="row">
        <button
          type="button"
          class="button small"
          onClick={() => downloadText('bingwa-compare.json', compareJson(), 'application/json')}
        >
          {lt('lab.json')}
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => downloadText('bingwa-compare.csv', compareCsv(), 'text/csv')}
        >
          {lt('lab.csv')}
        </button>
      </div>
    </section>
  );
}

export default function ComparePage() {
  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden && busy.value !== 'no') wasHidden.value = true;
    };
    document.addEventListener('visibilitychange', onVisibility);
    // The first run is the user's; after it the lanes go where the board goes.
    let last = target.peek();
    const stop = effect(() => {
      const now = target.value;
      if (now === last) return;
      last = now;
      if (follow.peek() && runs.peek().size > 0 && busy.peek() !== 'game') queueMicrotask(() => void startCompare());
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisibility);
      stopCompare();
      disposeEngines();
    };
  }, []);
  return (
    <LabPage title={lt('compare.title')} intro={lt('compare.intro')}>
      <div class="compare-top">
        <CompareBoard />
        <Controls />
      </div>
      <Parting />
      <div class="lanes">
        {lanes.value.map((lane, at) => (
          <CompareLane key={lane.id} lane={lane} number={at + 1} />
        ))}
      </div>
      <Agreement />
      {(gamePlies.value.length > 0 || busy.value === 'game') && <CompareGame />}
    </LabPage>
  );
}
