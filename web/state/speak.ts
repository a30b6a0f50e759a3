/** A move in words, for the screen reader and the line under the board. */
import { formatList, formatNumber, type MessageKey, t } from '../i18n/index.ts';
import {
  type GameNode,
  type LegalMove,
  type Position,
  pitName,
  type Refusal,
  type Ruleset,
  type TraceEvent,
} from '../rules/index.ts';

/** `A5 right` for `A5R*`. */
export function moveInWords(move: LegalMove, position: Position, columns: 7 | 8): string {
  const pit = pitName(columns, { side: position.side, index: move.pit });
  return move.direction === 'L' ? t('speak.left', { pit }) : t('speak.right', { pit });
}

/** Where a turn ended: the last pit that got a seed. */
function lastPit(trace: readonly TraceEvent[], columns: 7 | 8): string | null {
  const lap = trace.findLast((event) => event.type === 'lap');
  const pit = lap?.type === 'lap' ? lap.pits[lap.pits.length - 1] : undefined;
  return pit === undefined ? null : pitName(columns, pit);
}

/** `South plays A5 right, captures 3 at a6 and 2 at a4, ends in A7`. */
export function turnInWords(rules: Ruleset, before: Position, node: GameNode, trace: readonly TraceEvent[]): string {
  if (node.move === null) return '';
  const { columns } = rules;
  const side = t(`side.${before.side}`);
  const parts = [t('speak.plays', { side, move: moveInWords(node.move, before, columns) })];
  const captures = trace.flatMap((event) =>
    event.type === 'capture'
      ? [t('speak.captureAt', { n: formatNumber(event.count), pit: pitName(columns, event.pit) })]
      : [],
  );
  if (captures.length > 0) parts.push(t('speak.captures', { list: formatList(captures) }));
  else if (rules.family === 'bao') parts.push(t('speak.takata'));
  if (trace.some((event) => event.type === 'lift' && event.why === 'safari')) parts.push(t('speak.safari'));
  const end = lastPit(trace, columns);
  if (end !== null) parts.push(t('speak.endsIn', { pit: end }));
  for (const event of trace) {
    if (event.type === 'takasia set') parts.push(t('speak.takasia', { pit: pitName(columns, event.pit) }));
  }
  if (node.outcome !== null) parts.push(t('speak.wins', { side: t(`side.${node.outcome.winner}`) }));
  return parts.join(', ');
}

/** Why a pit cannot be played, with the rule's number. */
export function refusalInWords(pit: string, refusal: Refusal): string {
  const key: MessageKey = `refused.${refusal.reason}`;
  return t('refused.sentence', { pit, reason: t(key), rule: refusal.rule });
}
