/** What the comparison, the glossary and the history are made of: names of texts, and sources as printed. */
import type { LearnKey } from '../i18n/learn/index.ts';

export type TermId = LearnKey extends infer Key ? (Key extends `term.${infer Id}.text` ? Id : never) : never;

export const TERMS: readonly TermId[] = [
  'bao',
  'baoHamna',
  'bingwa',
  'dormant',
  'endelea',
  'functional',
  'ghala',
  'guard',
  'hiziZetu',
  'kete',
  'kichwa',
  'kimbi',
  'komwe',
  'kuu',
  'lap',
  'mtaji',
  'namua',
  'nyumba',
  'safari',
  'shimo',
  'takasia',
  'takata',
  'tax',
];

/** Bao first: on a phone the others are scrolled to. */
export const COMPARED = ['bao', 'kalah', 'oware'] as const;

export const COMPARISON = ['board', 'seeds', 'stages', 'turn', 'capture', 'quiet', 'nyumba', 'takasia', 'win'] as const;

export const HISTORY = [
  'history.1658',
  'history.muyaka',
  'history.board',
  'history.sanderson',
  'history.townshend',
  'history.chama',
  'history.voogt',
  'history.donkers',
] as const satisfies readonly LearnKey[];

/** Titles are not translated. `where` is an address as text, without a link. */
export const SOURCES: readonly { readonly by: string; readonly title: string; readonly where?: string }[] = [
  { by: 'A. J. de Voogt', title: 'Limits of the Mind: Towards a Characterisation of Bao Mastership. Leiden, 1995' },
  {
    by: 'H. H. L. M. Donkers',
    title: 'Nosce Hostem: Searching with Opponent Models. Maastricht, 2003 (rules of Bao in an appendix)',
  },
  { by: 'T. Kronenburg, J. Donkers, A. J. de Voogt', title: 'Never-Ending Moves in Bao. ICGA Journal 29, 2006' },
  { by: 'P. Townshend', title: 'Bao (Mankala): The Swahili Ethic in African Idiom. Paideuma 28, 1982' },
  {
    by: 'M. G. Sanderson',
    title: 'Native Games of Central Africa. Journal of the Royal Anthropological Institute 43, 1913',
  },
  { by: 'Mancala World', title: 'Bao la Kete, Bawo, Hawalis, Bao Kiarabu', where: 'mancala.fandom.com' },
  { by: 'Abstract Play', title: 'Bao', where: 'github.com/AbstractPlay/gameslib' },
  { by: 'Board Game Arena', title: 'Bao la Kiswahili', where: 'boardgamearena.com/gamepanel?game=baolakiswahili' },
];
