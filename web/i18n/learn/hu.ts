/** The Hungarian texts of the learning pages. */

import { backgroundTexts } from './hu/background.ts';
import { exampleTexts } from './hu/examples.ts';
import { glossaryTexts } from './hu/glossary.ts';
import { interfaceTexts } from './hu/interface.ts';
import { notesTexts } from './hu/notes.ts';
import { rulesTexts } from './hu/rules.ts';
import { statisticsTexts } from './hu/statistics.ts';
import { tutorialTexts } from './hu/tutorial.ts';
import type { LearnTexts } from './index.ts';

export const hu: LearnTexts = {
  ...interfaceTexts,
  ...rulesTexts,
  ...exampleTexts,
  ...notesTexts,
  ...tutorialTexts,
  ...glossaryTexts,
  ...backgroundTexts,
  ...statisticsTexts,
};
