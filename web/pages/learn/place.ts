/** Where the reader is on the learning page: in the address, so that a part can be linked to and gone back to. */
import { signal } from '@preact/signals';
import { VARIANTS, type VariantId } from '../../rules/index.ts';

export const PARTS = ['tutorial', 'rules', 'compare', 'glossary', 'statistics', 'history'] as const;
export type Part = (typeof PARTS)[number];

export interface Place {
  readonly part: Part;
  /** Whose rules are read. */
  readonly game: VariantId;
}

/** From `#/learn?part=rules&game=kete`; what is missing or unknown is the first. */
export function placeOfHash(hash: string): Place {
  const query = new URLSearchParams(/\?(.*)$/s.exec(hash)?.[1] ?? '');
  const part = PARTS.find((each) => each === query.get('part')) ?? 'tutorial';
  const game = VARIANTS.find((each) => each === query.get('game')) ?? 'kiswahili';
  return { part, game };
}

export const hashOf = ({ part, game }: Place): string =>
  part === 'rules' ? `#/learn?part=rules&game=${game}` : `#/learn?part=${part}`;

export const place = signal<Place>(placeOfHash(location.hash));

/** Takes the place from the address, which another page may have left behind. */
export function readAddress(): void {
  if (/^#\/learn/.test(location.hash)) place.value = placeOfHash(location.hash);
}

/** Follows the address; returns the way to stop. */
export function followAddress(): () => void {
  addEventListener('hashchange', readAddress);
  return () => removeEventListener('hashchange', readAddress);
}
