/** The Esperanto texts of the learning pages. */

import { backgroundTexts } from './eo/background.ts';
import { exampleTexts } from './eo/examples.ts';
import { glossaryTexts } from './eo/glossary.ts';
import { interfaceTexts } from './eo/interface.ts';
import { notesTexts } from './eo/notes.ts';
import { rulesTexts } from './eo/rules.ts';
import { statisticsTexts } from './eo/statistics.ts';
import { tutorialTexts } from './eo/tutorial.ts';
import type { LearnTexts } from './index.ts';

export const eo: LearnTexts = {
  ...interfaceTexts,
  ...rulesTexts,
  ...exampleTexts,
  ...notesTexts,
  ...tutorialTexts,
  ...glossaryTexts,
  ...backgroundTexts,
  ...statisticsTexts,
};
