/** What a key, a button or a menu can ask for, by name. The one place where keys and buttons meet. */
import { t } from '../i18n/index.ts';
import { BETWEEN_REASONS } from '../rules/index.ts';
import { bestMove, deeper } from './analysis.ts';
import { draft, editing, startEditing, stopEditing } from './editor.ts';
import { bindingOf, type CommandId, isSingleCharacter, type KeyPress, keyName } from './keys.ts';
import { inWords } from './reasonWords.ts';
import { toggleThreat } from './searchJob.ts';
import { allMoves, bottom, engineOn, shortcuts } from './settings.ts';
import { goBranch, goFirst, goLast, goNext, goPrevious, legal, playMove, redo, undo } from './study.ts';
import { boardLocked } from './tools.ts';
import { takeKey } from './typing.ts';
import { dialog, notify } from './ui.ts';
import { commandField, focusComment, skipPlayback } from './wires.ts';

export function toggleEditor(): void {
  if (draft.value === null) startEditing();
  else stopEditing();
}

function playBest(): void {
  const move = legal.value.find((each) => each.text === bestMove.value);
  if (move !== undefined) playMove(move);
}

export function threatOnOff(): void {
  const reasons = toggleThreat();
  if (reasons !== null) {
    void Promise.all(reasons.map(inWords)).then((said) => {
      notify(t('engine.threatNone', { reason: said.join(BETWEEN_REASONS) }));
    });
  } else engineOn.value = true;
}

const COMMANDS: Readonly<Record<CommandId, () => void>> = {
  next: goNext,
  prev: goPrevious,
  branchUp: () => goBranch(-1),
  branchDown: () => goBranch(1),
  first: goFirst,
  last: goLast,
  flip: () => {
    bottom.value = bottom.value === 'S' ? 'N' : 'S';
  },
  skip: skipPlayback,
  engine: () => {
    engineOn.value = !engineOn.value;
  },
  best: playBest,
  threat: threatOnOff,
  allMoves: () => {
    allMoves.value = !allMoves.value;
  },
  deeper,
  editor: toggleEditor,
  help: () => {
    dialog.value = 'help';
  },
  undo: () => {
    if (!undo()) notify(t('moves.nothingToUndo'));
  },
  redo: () => {
    redo();
  },
  comment: focusComment,
  command: () => {
    commandField.value += 1;
  },
};

export const run = (command: CommandId): void => COMMANDS[command]();

/** Commands that make sense while a set-up is edited: the others would move the game under it. */
const WHILE_EDITING: readonly CommandId[] = ['editor', 'flip', 'help', 'command'];

/** A key press of the page. True if it was one of ours. */
export function onKey(press: KeyPress): boolean {
  const name = keyName(press);
  if (isSingleCharacter(name) && !shortcuts.value) return false;
  // What is being typed has the first say: `L` is left then, and `Enter` plays.
  if (!editing.value && !boardLocked.value && takeKey(name)) return true;
  const binding = bindingOf(press);
  if (binding === undefined || binding.command === 'typing') return false;
  if (editing.value && !WHILE_EDITING.includes(binding.command)) return false;
  run(binding.command);
  return true;
}
