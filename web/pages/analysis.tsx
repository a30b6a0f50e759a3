/** The analysis board: board left, tools right; on a phone one below the other. */
import { useLayoutEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { BoardPanel } from '../panels/BoardPanel.tsx';
import { EditorPanel } from '../panels/EditorPanel.tsx';
import { EngineStrip } from '../panels/EngineStrip.tsx';
import { Lazy } from '../panels/Lazy.tsx';
import { Lines } from '../panels/Lines.tsx';
import { MoveTree } from '../panels/MoveTree.tsx';
import { CommentBox, NodeTools } from '../panels/NodeTools.tsx';
import '../panels/panels.css';
import { StepControls } from '../panels/StepControls.tsx';
import { StudyHead } from '../panels/StudyHead.tsx';
import '../panels/tools.css';
import { ToolPanel, ToolTabs } from '../panels/ToolTabs.tsx';
import { startAddress } from '../state/address.ts';
import { startAnalysis } from '../state/analysis.ts';
import { onKey } from '../state/commands.ts';
import { editing } from '../state/editor.ts';
import { evaluationHidden, tool, watchLinks } from '../state/tools.ts';
import { dialog } from '../state/ui.ts';
import { commandField } from '../state/wires.ts';

const loadCommandBox = () => import('../panels/CommandBox.tsx');
const loadGraph = () => import('../panels/EvalGraph.tsx');

/** The button that was clicked last: whoever clicks with a pointer does not mean it by the next Space. */
let clicked: Element | null = null;

function noteClick(event: MouseEvent): void {
  // A click that a key made counts none.
  clicked = event.detail > 0 && event.target instanceof Element ? event.target.closest('button, a, summary') : null;
}

/** Keys belong to the field that is being written in, and to an open dialog. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (dialog.value !== null || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]'))
    return true;
  // The board is a grid with keys of its own, and a button reached by key answers to Space and Enter.
  const inGrid = target?.closest('[role="grid"], [role="dialog"], [role="slider"]') != null;
  if (inGrid && /^(Arrow|Home|End|Enter|Escape| $)/.test(event.key)) return true;
  if (event.key !== ' ' && event.key !== 'Enter') return false;
  const button = target?.closest('button, a, summary') ?? null;
  return button !== null && button !== clicked;
}

function handleKey(event: KeyboardEvent): void {
  if (event.key === 'Tab') clicked = null;
  if (!isElsewhere(event) && onKey(event)) event.preventDefault();
}

export default function AnalysisPage() {
  // Before the first painting: a key pressed at once is not lost.
  useLayoutEffect(() => {
    const stops = [watchLinks(), startAnalysis(), startAddress()];
    addEventListener('keydown', handleKey);
    addEventListener('click', noteClick, true);
    return () => {
      removeEventListener('keydown', handleKey);
      removeEventListener('click', noteClick, true);
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <main class="analysis" data-editing={editing.value}>
      <div class="board-column">
        <StudyHead />
        <BoardPanel />
        {commandField.value > 0 && <Lazy load={loadCommandBox} />}
        {!editing.value && (
          <div class="graph-slot" data-hidden={evaluationHidden.value}>
            <Lazy load={loadGraph} />
          </div>
        )}
        {!editing.value && <CommentBox />}
      </div>
      <div class="tool-column">
        {editing.value ? (
          <EditorPanel />
        ) : (
          <>
            <ToolTabs />
            {tool.value === 'analysis' ? (
              <>
                <EngineStrip />
                <Lines />
              </>
            ) : (
              <ToolPanel id={tool.value} />
            )}
            <MoveTree />
            <NodeTools />
          </>
        )}
        <div class="step-bar">{!editing.value && <StepControls />}</div>
      </div>
      <p class="visually-hidden">{t('app.tagline')}</p>
    </main>
  );
}
