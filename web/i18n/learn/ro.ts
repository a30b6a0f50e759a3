/** The Romanian texts of the learning pages. */
import type { LearnTexts } from './index.ts';
import { backgroundTexts } from './ro/background.ts';
import { exampleTexts } from './ro/examples.ts';
import { glossaryTexts } from './ro/glossary.ts';
import { interfaceTexts } from './ro/interface.ts';
import { notesTexts } from './ro/notes.ts';
import { rulesTexts } from './ro/rules.ts';
import { statisticsTexts } from './ro/statistics.ts';
import { tutorialTexts } from './ro/tutorial.ts';

export const ro: LearnTexts = {
  ...interfaceTexts,
  ...rulesTexts,
  ...exampleTexts,
  ...notesTexts,
  ...tutorialTexts,
  ...glossaryTexts,
  ...backgroundTexts,
  ...statisticsTexts,
};
