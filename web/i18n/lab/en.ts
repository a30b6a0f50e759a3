import { benchTexts } from './en/bench.ts';
import { commonTexts } from './en/common.ts';
import { compareTexts } from './en/compare.ts';
import { crossTexts } from './en/cross.ts';
import { matchTexts } from './en/match.ts';

/** The English texts, and with them the keys and parameters of every other language. */
export const en = { ...commonTexts, ...benchTexts, ...matchTexts, ...compareTexts, ...crossTexts } as const;
