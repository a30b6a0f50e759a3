/** The first game in steps: the position and a solution come from an example, the goal is decided by the model. */
import type { Claim } from './claims.ts';
import type { ExampleId } from './examples.ts';

/** The texts of a step: `tutorial.<id>.title`, `.text`, `.done`. */
export interface TutorialStep {
  readonly id: 'takata' | 'capture' | 'kichwa' | 'house' | 'safari' | 'tax' | 'mtaji' | 'takasia' | 'collect' | 'win';
  readonly example: ExampleId;
  readonly goal: readonly Claim[];
}

export const TUTORIAL: readonly TutorialStep[] = [
  { id: 'takata', example: 'start', goal: [{ kind: 'takata' }] },
  { id: 'capture', example: 'capture', goal: [{ kind: 'captures', n: 1, at: 'a4' }] },
  { id: 'kichwa', example: 'chain', goal: [{ kind: 'captureCount', n: 2 }] },
  {
    id: 'house',
    example: 'houseStop',
    goal: [
      { kind: 'captures', n: 4, at: 'a6' },
      { kind: 'ends', reason: 'house', in: 'A5' },
    ],
  },
  { id: 'safari', example: 'safari', goal: [{ kind: 'safari' }] },
  { id: 'tax', example: 'tax', goal: [{ kind: 'tax', leaves: 5 }] },
  { id: 'mtaji', example: 'mtajiCapture', goal: [{ kind: 'captures', n: 7, at: 'a6' }] },
  { id: 'takasia', example: 'takasiaSet', goal: [{ kind: 'takasia', pit: 'a4', as: 'ban' }] },
  { id: 'collect', example: 'takasiaTaken', goal: [{ kind: 'captures', n: 8, at: 'a4' }] },
  { id: 'win', example: 'frontRowEmpty', goal: [{ kind: 'wins', side: 'S', by: 'front row empty' }] },
];
