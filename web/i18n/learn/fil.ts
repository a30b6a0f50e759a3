/** The Filipino texts of the learning pages. */

import { backgroundTexts } from './fil/background.ts';
import { exampleTexts } from './fil/examples.ts';
import { glossaryTexts } from './fil/glossary.ts';
import { interfaceTexts } from './fil/interface.ts';
import { notesTexts } from './fil/notes.ts';
import { rulesTexts } from './fil/rules.ts';
import { statisticsTexts } from './fil/statistics.ts';
import { tutorialTexts } from './fil/tutorial.ts';
import type { LearnTexts } from './index.ts';

export const fil: LearnTexts = {
  ...interfaceTexts,
  ...rulesTexts,
  ...exampleTexts,
  ...notesTexts,
  ...tutorialTexts,
  ...glossaryTexts,
  ...backgroundTexts,
  ...statisticsTexts,
};
