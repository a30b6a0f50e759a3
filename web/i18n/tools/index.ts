/** The texts of graph, report, play, book and puzzles, loaded with the first of them. A language is a file and a line here. */
import { onDemand } from '../on-demand.ts';
import { en } from './en.ts';

export const tt = onDemand(en, {
  sw: async () => (await import('./sw.ts')).sw,
  eo: async () => (await import('./eo.ts')).eo,
  fil: async () => (await import('./fil.ts')).fil,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
  ro: async () => (await import('./ro.ts')).ro,
});
