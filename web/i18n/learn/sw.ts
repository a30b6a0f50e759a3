/** The Swahili texts of the learning pages. */
import type { LearnTexts } from './index.ts';
import { backgroundTexts } from './sw/background.ts';
import { exampleTexts } from './sw/examples.ts';
import { glossaryTexts } from './sw/glossary.ts';
import { interfaceTexts } from './sw/interface.ts';
import { notesTexts } from './sw/notes.ts';
import { rulesTexts } from './sw/rules.ts';
import { statisticsTexts } from './sw/statistics.ts';
import { tutorialTexts } from './sw/tutorial.ts';

export const sw: LearnTexts = {
  ...interfaceTexts,
  ...rulesTexts,
  ...exampleTexts,
  ...notesTexts,
  ...tutorialTexts,
  ...glossaryTexts,
  ...backgroundTexts,
  ...statisticsTexts,
};
