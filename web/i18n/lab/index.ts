/** The texts of the pages that compare, play matches and measure; they come with the first of these pages. */
import { onDemand, type Translation } from '../on-demand.ts';
import { en } from './en.ts';

export type LabKey = keyof typeof en;
export type LabTexts = Translation<typeof en>;

export const lt = onDemand(en, {
  sw: async () => (await import('./sw.ts')).sw,
  eo: async () => (await import('./eo.ts')).eo,
  fil: async () => (await import('./fil.ts')).fil,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
  ro: async () => (await import('./ro.ts')).ro,
});
