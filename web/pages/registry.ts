/** The pages by their route (`#/compare`), each loaded when it is first opened. A new page is a file and a line here. */
import type { ComponentType } from 'preact';
import type { MessageKey } from '../i18n/index.ts';

export interface PageEntry {
  /** What follows `#/`; the analysis board is the empty one. */
  readonly route: string;
  readonly label: MessageKey;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

export const PAGES: readonly PageEntry[] = [
  { route: '', label: 'nav.analysis', load: () => import('./analysis.tsx') },
  { route: 'compare', label: 'nav.compare', load: () => import('./compare.tsx') },
  { route: 'match', label: 'nav.match', load: () => import('./match.tsx') },
  { route: 'bench', label: 'nav.bench', load: () => import('./bench.tsx') },
  { route: 'puzzles', label: 'nav.puzzles', load: () => import('./puzzles.tsx') },
  { route: 'learn', label: 'nav.learn', load: () => import('./learn.tsx') },
];

/** The route and the query of a location hash: `#/compare?x=1` is `compare` and `x=1`. Unknown routes open the board. */
export function parseHash(hash: string): { readonly route: string; readonly query: string } {
  const match = /^#\/?([\w-]*)(?:\?(.*))?$/s.exec(hash);
  const route = match?.[1] ?? '';
  return { route: PAGES.some((page) => page.route === route) ? route : '', query: match?.[2] ?? '' };
}
