import type { LabTexts } from './index.ts';
import { benchTexts } from './pl/bench.ts';
import { commonTexts } from './pl/common.ts';
import { compareTexts } from './pl/compare.ts';
import { crossTexts } from './pl/cross.ts';
import { matchTexts } from './pl/match.ts';

export const pl: LabTexts = { ...commonTexts, ...benchTexts, ...matchTexts, ...compareTexts, ...crossTexts };
