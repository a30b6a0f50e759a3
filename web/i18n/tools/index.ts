/** The texts of graph, report, play, book and puzzles, loaded with the first of them. A language is a file and a line here. */
import { onDemand } from '../on-demand.ts';
import { en } from './en.ts';

export const tt = onDemand(en, { sw: async () => (await import('./sw.ts')).sw });
