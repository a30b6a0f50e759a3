import type { LabTexts } from './index.ts';
import { benchTexts } from './sw/bench.ts';
import { commonTexts } from './sw/common.ts';
import { compareTexts } from './sw/compare.ts';
import { crossTexts } from './sw/cross.ts';
import { matchTexts } from './sw/match.ts';

export const sw: LabTexts = { ...commonTexts, ...benchTexts, ...matchTexts, ...compareTexts, ...crossTexts };
