import { benchTexts } from './eo/bench.ts';
import { commonTexts } from './eo/common.ts';
import { compareTexts } from './eo/compare.ts';
import { crossTexts } from './eo/cross.ts';
import { matchTexts } from './eo/match.ts';
import type { LabTexts } from './index.ts';

export const eo: LabTexts = { ...commonTexts, ...benchTexts, ...matchTexts, ...compareTexts, ...crossTexts };
