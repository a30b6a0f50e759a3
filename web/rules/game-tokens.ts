/** Game text (notation 3) cut into tokens. Linear in the text, no recursion; an unreadable place is a token too. */
import type { Reason } from './reason.ts';
import { textReason } from './text-reasons.ts';

export type GameToken = { readonly offset: number } & (
  | { readonly type: 'tag'; readonly name: string; readonly value: string }
  | { readonly type: 'comment'; readonly text: string; readonly escaped: boolean }
  | { readonly type: 'open' | 'close' | 'end' }
  | { readonly type: 'nag'; readonly nag: number }
  | { readonly type: 'result'; readonly result: GameResult }
  | { readonly type: 'move'; readonly text: string }
  | { readonly type: 'error'; readonly what: Reason; readonly wanted: Reason | string }
);

export const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type GameResult = (typeof RESULTS)[number];

export const isResult = (text: string): text is GameResult => (RESULTS as readonly string[]).includes(text);

/** The suffixes of a move and their numeric glyphs. */
const SUFFIXES = new Map([
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
]);

export const MAX_NAG = 255;
const MAX_TAG_NAME = 64;
const MAX_TAG_VALUE = 10_000;

/** A name that can stand in a tag pair. */
export const isTagName = (name: string) => name.length <= MAX_TAG_NAME && /^[\w.:+-]+$/.test(name);

/** Whether a value is short enough to be read back from a tag pair. */
export const isTagValue = (value: string) => escapeTagValue(value).length <= MAX_TAG_VALUE;

/** Tag values are one line between quotes: quote, backslash and line ends are escaped with a backslash. */
export const escapeTagValue = (value: string) =>
  value.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r');

const unescapeTagValue = (value: string) =>
  value.replace(/\\(["\\nr])/g, (_, letter) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : letter));

/** Cuts the text from its beginning; the last token is `end`, or `error` where cutting had to stop. */
export function* gameTokens(text: string): Generator<GameToken, void, undefined> {
  const space = /[\s\uFEFF]*/y;
  const word = /[^\s{}()[\];$!?]+/y;
  const suffix = /[!?]+/y;
  const glyph = /\$(\d{1,4})/y;
  const lineEnd = (from: number) => {
    const at = text.indexOf('\n', from);
    return at < 0 ? text.length : at;
  };
  const match = (pattern: RegExp, from: number) => {
    pattern.lastIndex = from;
    return pattern.exec(text)?.[0] ?? '';
  };

  let offset = 0;
  for (;;) {
    offset += match(space, offset).length;
    const start = offset;
    switch (text[start]) {
      case undefined:
        yield { type: 'end', offset: start };
        return;
      case '[': {
        const tag = readTag(text, start, lineEnd(start));
        yield tag.token;
        if (tag.token.type === 'error') return;
        offset = tag.next;
        break;
      }
      case '{': {
        const close = closingBrace(text, start + 1);
        if (close < 0) {
          yield { type: 'error', offset: start, what: textReason('commentOpen'), wanted: '"}"' };
          return;
        }
        yield { type: 'comment', offset: start, text: text.slice(start + 1, close), escaped: true };
        offset = close + 1;
        break;
      }
      case ';':
        offset = lineEnd(start);
        yield { type: 'comment', offset: start, text: text.slice(start + 1, offset).trim(), escaped: false };
        break;
      case '(':
      case ')':
        yield { type: text[start] === '(' ? 'open' : 'close', offset: start };
        offset += 1;
        break;
      case '$': {
        const found = match(glyph, start);
        const nag = found ? Number(found.slice(1)) : Number.NaN;
        if (!(nag <= MAX_NAG)) {
          yield { type: 'error', offset: start, what: textReason('glyph'), wanted: `"$0".."$${MAX_NAG}"` };
          return;
        }
        yield { type: 'nag', offset: start, nag };
        offset += found.length;
        break;
      }
      case '!':
      case '?': {
        const found = match(suffix, start);
        const nag = SUFFIXES.get(found);
        if (nag === undefined) {
          yield { type: 'error', offset: start, what: textReason('suffix'), wanted: [...SUFFIXES.keys()].join(' ') };
          return;
        }
        yield { type: 'nag', offset: start, nag };
        offset += found.length;
        break;
      }
      case '%':
        if (start === 0 || text[start - 1] === '\n') {
          offset = lineEnd(start);
          break;
        }
        yield { type: 'error', offset: start, what: textReason('percent'), wanted: textReason('aMove') };
        return;
      case '}':
      case ']':
        yield {
          type: 'error',
          offset: start,
          what: textReason('noBeginning', { text: `"${text[start]}"` }),
          wanted: textReason('aMove'),
        };
        return;
      default: {
        const found = match(word, start);
        offset += found.length;
        // A move number needs its dots: bare digits are a move with row and direction left out.
        const number = isResult(found) ? '' : (/^(\d{1,9})?\.+/.exec(found)?.[0] ?? '');
        const rest = found.slice(number.length);
        if (isResult(rest)) yield { type: 'result', offset: start + number.length, result: rest };
        else if (rest) yield { type: 'move', offset: start + number.length, text: rest };
      }
    }
  }
}

function readTag(text: string, start: number, lineEnd: number): { readonly token: GameToken; readonly next: number } {
  const bad = (offset: number, what: Reason, wanted: Reason | string) =>
    ({ token: { type: 'error', offset, what, wanted }, next: offset }) as const;
  const head = /^\[\s*([^\s"\]]+)\s*"/.exec(text.slice(start, Math.min(lineEnd, start + 2 * MAX_TAG_NAME)));
  if (!head || !isTagName(head[1]!)) return bad(start, textReason('tagPair'), '[Name "value"]');
  const name = head[1]!;
  const valueStart = start + head[0].length;
  let at = valueStart;
  while (at < lineEnd && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  if (at >= lineEnd) return bad(start, textReason('tag', { name }), textReason('closingQuote'));
  if (at - valueStart > MAX_TAG_VALUE) {
    const what = textReason('tagLong', { name, found: at - valueStart });
    return bad(start, what, textReason('atMost', { max: MAX_TAG_VALUE }));
  }
  let close = at + 1;
  while (close < lineEnd && (text[close] === ' ' || text[close] === '\t')) close += 1;
  if (text[close] !== ']') return bad(close, textReason('tag', { name }), '"]"');
  const value = unescapeTagValue(text.slice(valueStart, at));
  return { token: { type: 'tag', offset: start, name, value }, next: close + 1 };
}

/** The first `}` that has no backslash escaping it; -1 if there is none. */
function closingBrace(text: string, from: number): number {
  for (let at = text.indexOf('}', from); at >= 0; at = text.indexOf('}', at + 1)) {
    let backslashes = 0;
    while (at - 1 - backslashes >= from && text[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return -1;
}
