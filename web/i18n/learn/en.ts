/** The English texts of the learning pages; with them the keys and parameters every other language must have. */
import { backgroundTexts } from './en/background.ts';
import { exampleTexts } from './en/examples.ts';
import { glossaryTexts } from './en/glossary.ts';
import { interfaceTexts } from './en/interface.ts';
import { notesTexts } from './en/notes.ts';
import { rulesTexts } from './en/rules.ts';
import { statisticsTexts } from './en/statistics.ts';
import { tutorialTexts } from './en/tutorial.ts';

export const en = {
  ...interfaceTexts,
  ...rulesTexts,
  ...exampleTexts,
  ...notesTexts,
  ...tutorialTexts,
  ...glossaryTexts,
  ...backgroundTexts,
  ...statisticsTexts,
} as const;
