import { benchTexts } from './hu/bench.ts';
import { commonTexts } from './hu/common.ts';
import { compareTexts } from './hu/compare.ts';
import { crossTexts } from './hu/cross.ts';
import { matchTexts } from './hu/match.ts';
import type { LabTexts } from './index.ts';

export const hu: LabTexts = { ...commonTexts, ...benchTexts, ...matchTexts, ...compareTexts, ...crossTexts };
