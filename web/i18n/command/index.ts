/** The texts of the command field, loaded with it. A language is a file and a line here. */
import { onDemand, type Translation } from '../on-demand.ts';
import { en } from './en.ts';

export type CommandTexts = Translation<typeof en>;
export type CommandKey = keyof typeof en;

/** English words are understood in every language. */
export const english: Readonly<Record<CommandKey, unknown>> = en;

export const ct = onDemand(en, {
  sw: async () => (await import('./sw.ts')).sw,
  eo: async () => (await import('./eo.ts')).eo,
  fil: async () => (await import('./fil.ts')).fil,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
  ro: async () => (await import('./ro.ts')).ro,
});
