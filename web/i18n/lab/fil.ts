import { benchTexts } from './fil/bench.ts';
import { commonTexts } from './fil/common.ts';
import { compareTexts } from './fil/compare.ts';
import { crossTexts } from './fil/cross.ts';
import { matchTexts } from './fil/match.ts';
import type { LabTexts } from './index.ts';

export const fil: LabTexts = { ...commonTexts, ...benchTexts, ...matchTexts, ...compareTexts, ...crossTexts };
