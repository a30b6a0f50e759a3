/** The position that is compared: the study's board to step and play on, or a position of one's own. */
import { Board } from '../../board/Board.tsx';
import { MiniBoard } from '../../board/MiniBoard.tsx';
import { lt } from '../../i18n/lab/index.ts';
import { formatPosition } from '../../rules/index.ts';
import { boardLabels } from '../../state/boardLabels.ts';
import { isTarget, ownText, source, target } from '../../state/compare.ts';
import { boardTheme, bottom, coordinates, speed } from '../../state/settings.ts';
import { lastTrace, legal, over, playback, playMove, position, rules } from '../../state/study.ts';
import { Choice } from '../controls.tsx';
import { StepControls } from '../StepControls.tsx';

function StudyBoard() {
  const of = rules.value;
  const here = position.value;
  const namua = here[here.side].ghala > 0;
  return (
    <>
      <Board
        setup={here}
        columns={of.columns}
        hasHouse={of.houseFrom !== null}
        houseFrom={of.houseFrom}
        hasGhala={of.start.ghala > 0 || here.S.ghala + here.N.ghala > 0}
        bottom={bottom.value}
        coordinates={coordinates.value}
        playable={legal.value.map((move) => ({
          pit: { side: here.side, index: move.pit },
          direction: move.direction,
          safari: move.safari,
          captures: move.captures,
          text: move.text,
          toKichwa: namua && move.captures,
        }))}
        onPlay={({ text }) => {
          const move = legal.value.find((each) => each.text === text);
          if (move !== undefined) playMove(move);
        }}
        playback={playback.value}
        speed={speed.value}
        lastTrace={lastTrace.value}
        badges={[]}
        preview={null}
        path={null}
        theme={boardTheme.value}
        labels={boardLabels.value}
      />
      <StepControls />
      {over.value && <p class="hint">{lt('compare.over')}</p>}
    </>
  );
}

function OwnPosition() {
  const on = target.value;
  return (
    <>
      <label class="field stacked">
        <span class="field-label">{lt('compare.text')}</span>
        <textarea
          id="compare-text"
          rows={2}
          spellcheck={false}
          value={ownText.value}
          onInput={(event) => {
            ownText.value = event.currentTarget.value;
          }}
        />
      </label>
      {isTarget(on) ? (
        <MiniBoard
          setup={on.position}
          columns={on.rules.columns}
          hasHouse={on.rules.houseFrom !== null}
          houseFrom={on.rules.houseFrom}
          bottom={bottom.value}
          theme={boardTheme.value}
          title={formatPosition(on.position)}
        />
      ) : (
        <div class="error" role="alert">
          <p>{lt('compare.noPosition')}</p>
          <ul>
            {on.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

export const CompareBoard = () => (
  <section class="card compare-board" aria-label={lt('compare.position')}>
    <Choice
      label={lt('compare.position')}
      value={source.value}
      options={(['board', 'text'] as const).map((name) => [name, lt(`compare.source.${name}`)] as const)}
      onChange={(value) => {
        if (value === 'text' && ownText.value === '') ownText.value = formatPosition(position.value);
        source.value = value;
      }}
    />
    {source.value === 'board' ? <StudyBoard /> : <OwnPosition />}
  </section>
);
