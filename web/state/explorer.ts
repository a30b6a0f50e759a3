/** The opening book of the game on the board: loaded when it is first asked for, looked up by position. */
import { computed, signal } from '@preact/signals';
import { type Book, type BookMove, bookMoves, readBook } from '../../bench/book.ts';
import { switchDifferences } from '../rules/index.ts';
import { position, rules } from './study.ts';

/** The books of the build by the variant's name. */
const files = import.meta.glob<string>('../games/book-*.json', { query: '?raw', import: 'default' });

const books = signal<Readonly<Record<string, Book | string>>>({});

const pathOf = (variant: string): string => `../games/book-${variant}.json`;

/** There is a book for these rules: house rules make another game. */
export const hasBook = computed(
  () => files[pathOf(rules.value.variant)] !== undefined && Object.keys(switchDifferences(rules.value)).length === 0,
);

/** The book of the rules on the board, why it cannot be read, or null while it is not there. */
export const book = computed<Book | string | null>(() =>
  hasBook.value ? (books.value[rules.value.variant] ?? null) : null,
);

export async function loadBook(): Promise<void> {
  const { variant } = rules.value;
  const load = files[pathOf(variant)];
  if (load === undefined || books.value[variant] !== undefined) return;
  let found: Book | string;
  try {
    found = readBook(JSON.parse(await load()));
  } catch (error) {
    found = error instanceof Error ? error.message : String(error);
  }
  books.value = { ...books.value, [variant]: found };
}

/** What the book knows of the moves here, best first; null where it ends. */
export const bookHere = computed<readonly BookMove[] | null>(() => {
  const found = book.value;
  return found === null || typeof found === 'string' ? null : bookMoves(found, rules.value, position.value);
});
