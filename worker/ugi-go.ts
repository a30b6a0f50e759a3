/** Reads what follows `go` (notation 4). */
import type { Result } from '../web/rules/types.ts';
import type { Limits } from './protocol.ts';
import { clip } from './ugi-text.ts';

export type GoRequest =
  | {
      readonly kind: 'search';
      readonly limits: Limits;
      /** As written; empty: all moves. */
      readonly searchMoves: readonly string[];
      /** `bestmove` waits for `stop`, even if there is nothing left to find. */
      readonly infinite: boolean;
    }
  | { readonly kind: 'perft'; readonly depth: number };

/** Bounds of each number; larger ones are taken as the bound, so that "as much as you like" needs no exact figure. */
const RANGES = {
  depth: { from: 1, to: 255 },
  nodes: { from: 1, to: 2 ** 52 },
  movetime: { from: 1, to: 2 ** 31 - 1 },
  mate: { from: 1, to: 255 },
  perft: { from: 0, to: 255 },
} as const;

type Counted = keyof typeof RANGES;

const isCounted = (word: string): word is Counted => Object.hasOwn(RANGES, word);
const isKeyword = (word: string) => isCounted(word) || word === 'infinite' || word === 'searchmoves';

const wrong = (error: string) => ({ ok: false, error }) as const;

/** Without any limit the search is infinite. */
export function readGo(words: readonly string[]): Result<GoRequest, string> {
  const numbers: Partial<Record<Counted, number>> = {};
  const searchMoves: string[] = [];
  let infinite = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (isCounted(word)) {
      const number = readNumber(word, words[++at]);
      if (!number.ok) return number;
      numbers[word] = number.value;
    } else if (word === 'infinite') {
      infinite = true;
    } else if (word === 'searchmoves') {
      while (at + 1 < words.length && !isKeyword(words[at + 1]!)) searchMoves.push(words[++at]!);
      if (searchMoves.length === 0) return wrong('searchmoves: at least one move expected');
    } else {
      return wrong(`go: depth, nodes, movetime, infinite, mate, perft or searchmoves expected, "${clip(word)}" found`);
    }
  }
  const { perft, ...limits } = numbers;
  if (perft !== undefined) {
    const alone = Object.keys(limits).length === 0 && !infinite && searchMoves.length === 0;
    return alone ? { ok: true, value: { kind: 'perft', depth: perft } } : wrong('go perft <n> stands alone');
  }
  if (infinite && Object.keys(limits).length > 0) return wrong('go: infinite and a limit exclude each other');
  const value = { kind: 'search', limits, searchMoves, infinite: Object.keys(limits).length === 0 } as const;
  return { ok: true, value };
}

function readNumber(name: Counted, word: string | undefined): Result<number, string> {
  const { from, to } = RANGES[name];
  const number = /^\d+$/.test(word ?? '') ? Number(word) : Number.NaN;
  if (!(number >= from)) {
    return wrong(
      `${name}: a whole number from ${from} expected, ${word === undefined ? 'nothing' : `"${clip(word)}"`} found`,
    );
  }
  return { ok: true, value: Math.min(number, to) };
}
