/** The board's words in the language of the page. */
import { computed } from '@preact/signals';
import type { BoardLabels } from '../board/labels.ts';
import type { PlayableMove } from '../board/types.ts';
import { formatList, language, t } from '../i18n/index.ts';

const wayOf = (move: PlayableMove): string => {
  if (move.toKichwa) return move.direction === 'L' ? t('bao.leftKichwa') : t('bao.rightKichwa');
  return move.direction === 'L' ? t('bao.left') : t('bao.right');
};

function ways(moves: readonly PlayableMove[]): string {
  const list = formatList([...new Set(moves.map(wayOf))]);
  return moves.every((move) => move.captures) ? t('bao.captures', { ways: list }) : t('bao.plays', { ways: list });
}

const seeds = (count: number): string => (count === 0 ? t('bao.empty') : t('bao.seeds', { n: count }));

const LABELS: BoardLabels = {
  board: () => t('bao.board'),
  row: (side, row) => t(`bao.row.${row}`, { side: t(`side.${side}`) }),
  side: (side) => t(`side.${side}`),
  toMove: (side) => t('side.toMove', { side: t(`side.${side}`) }),
  ghala: (side, count) => t('bao.ghala', { side: t(`side.${side}`), seeds: seeds(count) }),
  pit: ({ name, count, house, takasia, moves }) =>
    [
      name,
      house === null ? '' : t(`bao.house.${house}`),
      seeds(count),
      takasia === null ? '' : t(`bao.takasia.${takasia}Long`),
      moves.length === 0 ? '' : ways(moves),
    ]
      .filter((part) => part !== '')
      .join(', '),
  takasia: (as) => t(`bao.takasia.${as}`),
  chooseDirection: (pit) => t('bao.choose', { pit }),
  direction: (moves) => {
    const [move] = moves;
    if (move === undefined) return '';
    const params = { way: wayOf(move), move: move.text };
    return move.captures ? t('bao.directionCaptures', params) : t('bao.direction', params);
  },
  ghalaWord: () => t('bao.ghalaWord'),
  safariQuestion: (pit) => t('bao.safariQuestion', { pit }),
  playHouse: () => t('bao.playHouse'),
  keepHouse: () => t('bao.keepHouse'),
  cancel: () => t('common.cancel'),
};

/** A new object for every language, so that a board that compares its props is drawn again. */
export const boardLabels = computed<BoardLabels>(() => {
  language();
  return { ...LABELS };
});
