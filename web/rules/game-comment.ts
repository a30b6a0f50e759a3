/** Comments of game text: escapes, and the commands `[%eval x]` and `[%depth n]` that are kept as data (notation 3). */
import type { Evaluation } from './game.ts';

export interface CommentParts {
  readonly comment: string;
  readonly evaluation: Evaluation | null;
}

const MAX_DEPTH = 9999;

/** One pass over what stands between the braces: an escaped character, or a command. */
const PIECES = /\\([\\}[])|\[%(eval|depth)[ \t]+([^\s\]\\}]{1,32})[ \t]*\]/g;

/**
 * Takes a comment apart. `escaped`: from between braces, where one space after `{` and one before `}` belong to the braces. A `[%depth]` without `[%eval]`, and any
 * other command, stays in the comment.
 */
export function readComment(text: string, escaped: boolean): CommentParts {
  let score: string | null = null;
  let depth: number | null = null;
  const inner = escaped ? text.replace(/^ /, '').replace(/ $/, '') : text.replace(/\\/g, '\\\\');
  const hasScore = hasEval(inner);
  const rest = inner.replace(PIECES, (whole, character, command, value: string) => {
    if (character) return character;
    if (command === 'eval') {
      score = value;
      return '';
    }
    if (!hasScore || !/^\d{1,4}$/.test(value)) return whole;
    depth = Number(value);
    return '';
  });
  if (score === null) return { comment: rest, evaluation: null };
  return { comment: rest.trim(), evaluation: { score, depth } };
}

function hasEval(text: string): boolean {
  for (const piece of text.matchAll(PIECES)) if (piece[2] === 'eval') return true;
  return false;
}

/** The comment between braces, so that `readComment` gives it back unchanged. */
export function writeComment(comment: string): string {
  const text = comment.replace(/[\\}]/g, '\\$&').replace(/\[(?=%(?:eval|depth))/g, '\\[');
  return `{ ${text} }`;
}

/** The evaluation as a comment of its own; null if its score or depth could not be read back. */
export function writeEvaluation({ score, depth }: Evaluation): string | null {
  if (!/^[^\s\]\\}]{1,32}$/.test(score)) return null;
  if (depth === null) return `{ [%eval ${score}] }`;
  if (!Number.isInteger(depth) || depth < 0 || depth > MAX_DEPTH) return null;
  return `{ [%eval ${score}] [%depth ${depth}] }`;
}
