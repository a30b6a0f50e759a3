/** The Polish texts of the learning pages. */
import type { LearnTexts } from './index.ts';
import { backgroundTexts } from './pl/background.ts';
import { exampleTexts } from './pl/examples.ts';
import { glossaryTexts } from './pl/glossary.ts';
import { interfaceTexts } from './pl/interface.ts';
import { notesTexts } from './pl/notes.ts';
import { rulesTexts } from './pl/rules.ts';
import { statisticsTexts } from './pl/statistics.ts';
import { tutorialTexts } from './pl/tutorial.ts';

export const pl: LearnTexts = {
  ...interfaceTexts,
  ...rulesTexts,
  ...exampleTexts,
  ...notesTexts,
  ...tutorialTexts,
  ...glossaryTexts,
  ...backgroundTexts,
  ...statisticsTexts,
};
