/**
 * The text command field: a line is understood, done, and answered in sentences. The board itself announces moves in
 * words when they have been played back, so the answers here name the move and the turn only.
 */
import { ct } from '../i18n/command/index.ts';
import { formatNumber, t } from '../i18n/index.ts';
import { reasonText } from '../i18n/reasons/index.ts';
import { formatPosition, mainline, matchMove, type Side } from '../rules/index.ts';
import { shown, verdict } from './analysis.ts';
import { run } from './commands.ts';
import { COMMAND_NAMES, type CommandName, understand, wordFor, wordsFor } from './commandWords.ts';
import { draft, editing } from './editor.ts';
import { ruleAgainst } from './refused.ts';
import { formatScore } from './score.ts';
import { scoreStyle } from './scoreStyle.ts';
import { bottom, engineOn, lineCount } from './settings.ts';
import {
  goFirst,
  goLast,
  goNext,
  goPrevious,
  goTo,
  legal,
  node,
  over,
  path,
  playMove,
  ply,
  position,
  redo,
  rules,
  undo,
} from './study.ts';
import { boardLocked, evaluationHidden } from './tools.ts';

export interface Answer {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

const yes = (...lines: readonly string[]): Answer => ({ ok: true, lines });
const no = (line: string): Answer => ({ ok: false, lines: [line] });

function turnText(): string {
  if (over.value) return ct('over');
  const { side } = position.value;
  const turn = t('side.toMove', { side: t(`side.${side}`) });
  if (rules.value.family === 'arab') return turn;
  return ct('at.turn', { side: turn, stage: position.value[side].ghala > 0 ? t('stage.namua') : t('stage.mtaji') });
}

/** Plies of the line that one stands in, to its end. */
const lineLength = (): number => ply.value + mainline(node.value).length;

function place(): string {
  if (node.value.move === null) return ct('at.start', { turn: turnText() });
  return ct('at.ply', { n: ply.value, of: lineLength(), move: node.value.move.text, turn: turnText() });
}

function evaluation(): Answer {
  if (evaluationHidden.value) return no(ct('no.hidden'));
  const found = verdict.value;
  if (found === null) return no(ct('no.score', { command: wordFor('engineOn') }));
  const score = formatScore(found.score, found.mover, scoreStyle.value);
  return yes(found.depth === null ? ct('score.only', { score }) : ct('score', { score, depth: found.depth }));
}

function lines(): Answer {
  if (evaluationHidden.value) return no(ct('no.hidden'));
  const result = shown.value;
  if (result === null) return no(ct('no.lines', { command: wordFor('engineOn') }));
  const many = lineCount.value === 'all' ? undefined : Math.max(1, lineCount.value);
  return yes(
    ...result.info.lines.slice(0, many).map((line, index) =>
      ct('line', {
        n: index + 1,
        score: formatScore(line.score, result.position.side, scoreStyle.value),
        depth: line.depth,
        moves: line.pv.join(' '),
      }),
    ),
  );
}

function best(): Answer {
  if (evaluationHidden.value) return no(ct('no.hidden'));
  const result = shown.value;
  const line = result?.info.lines[0];
  const move = line?.pv[0];
  if (result === null || line === undefined || move === undefined) {
    return no(ct('no.lines', { command: wordFor('engineOn') }));
  }
  return yes(ct('best', { move, score: formatScore(line.score, result.position.side, scoreStyle.value) }));
}

/** Each row from its owner's left, as the pits are numbered. */
function rowsOf(side: Side): string[] {
  const half = (draft.value ?? position.value)[side];
  const { columns, start } = rules.value;
  const name = t(`side.${side}`);
  const front = half.pits.slice(0, columns);
  const back = half.pits.slice(columns).reverse();
  const row = (label: string, counts: readonly number[]) =>
    ct('row', { name: label, counts: counts.map(formatNumber).join(', ') });
  const rows = [row(t('bao.row.front', { side: name }), front), row(t('bao.row.back', { side: name }), back)];
  if (start.ghala > 0) rows.push(t('bao.ghala', { side: name, seeds: formatNumber(half.ghala) }));
  return rows;
}

const wholePosition = (): Answer =>
  yes(
    ...rowsOf('S'),
    ...rowsOf('N'),
    ...(editing.value ? [] : [`${turnText()}.`]),
    formatPosition(draft.value ?? position.value),
  );

function goToPly(wanted: number | null, said: string): Answer {
  const max = lineLength();
  if (wanted === null) return no(ct('no.number', { text: said, example: `${wordFor('goTo')} ${Math.min(12, max)}` }));
  if (wanted > max) return no(ct('no.ply', { n: wanted, max }));
  const here = path.value;
  const onwards = mainline(node.value).map((each) => each.id);
  goTo([...here, ...onwards].slice(0, wanted), false);
  return yes(place());
}

/** Moves and says where that led, or `stuck` if it led nowhere. */
function step(move: () => void, stuck: string): Answer {
  const before = path.value;
  move();
  return path.value === before || path.value.join() === before.join() ? no(stuck) : yes(place());
}

function help(): Answer {
  const forms = 'A5R, 5R, B2L, A8R>';
  return yes(
    ct('does.move', { forms }),
    ...COMMAND_NAMES.map((name) => {
      const words = wordsFor(name).map((word) => (name === 'goTo' ? `${word} 12` : word));
      return ct('help.row', { words: words.join(', '), what: ct(`does.${name}`) });
    }),
  );
}

function engine(on: boolean): Answer {
  engineOn.value = on;
  return yes(ct(on ? 'engineOn' : 'engineOff'));
}

function flip(): Answer {
  run('flip');
  return yes(ct('flipped', { side: t(`side.${bottom.value}`) }));
}

const DO: Readonly<Record<Exclude<CommandName, 'goTo'>, () => Answer>> = {
  eval: evaluation,
  best,
  lines,
  next: () => step(goNext, ct('no.next')),
  prev: () => step(goPrevious, ct('no.prev')),
  start: () => step(goFirst, ct('no.prev')),
  end: () => step(goLast, ct('no.next')),
  position: wholePosition,
  moves: () => {
    if (over.value) return no(`${ct('over')}.`);
    const list = legal.value.map((move) => move.text).join(' ');
    return yes(ct('moves', { n: legal.value.length, list }));
  },
  flip,
  engineOn: () => engine(true),
  engineOff: () => engine(false),
  undo: () => (undo() ? yes(ct('undone', { place: place() })) : no(ct('no.undo'))),
  redo: () => (redo() ? yes(ct('redone', { place: place() })) : no(ct('no.redo'))),
  help,
};

/** Commands that do not move the game, which is not there while a set-up is edited. */
const WHILE_EDITING: readonly CommandName[] = ['position', 'flip', 'help'];

/** A legal move to show as an example of what could have been typed. */
export const exampleMove = (): string => legal.value[0]?.text ?? 'A5R';

function moveOr(text: string): Answer {
  if (boardLocked.value) return no(ct('no.turn'));
  const move = matchMove(rules.value, position.value, legal.value, text);
  if (move.ok) {
    playMove(move.value);
    return yes(ct('played', { move: move.value.text, turn: turnText() }));
  }
  // It looks like a move: what is wrong with it as one. Else it may have been meant as a command.
  if (/^[ABab]?\s*[1-8]/.test(text))
    return no(ct('no.move', { reason: ruleAgainst(text) ?? reasonText(move.error.reason) }));
  const list = COMMAND_NAMES.map(wordFor).join(', ');
  return no(ct('no.such', { text, move: exampleMove(), list }));
}

/** Does what a line says and answers. Nothing happens on an answer that is not `ok`. */
export function obey(line: string): Answer {
  const text = line.trim();
  if (text === '') return no(ct('no.empty', { command: wordFor('help') }));
  const understood = understand(text);
  if (editing.value && !(understood.kind === 'command' && WHILE_EDITING.includes(understood.name))) {
    return no(ct('no.editing', { command: text }));
  }
  if (understood.kind === 'goTo') return goToPly(understood.ply, text);
  return understood.kind === 'command' ? DO[understood.name]() : moveOr(text);
}
