import type { LabTexts } from './index.ts';
import { benchTexts } from './ro/bench.ts';
import { commonTexts } from './ro/common.ts';
import { compareTexts } from './ro/compare.ts';
import { crossTexts } from './ro/cross.ts';
import { matchTexts } from './ro/match.ts';

export const ro: LabTexts = { ...commonTexts, ...benchTexts, ...matchTexts, ...compareTexts, ...crossTexts };
