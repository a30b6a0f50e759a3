import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WIN_CHANCE_SAMPLES, WIN_CHANCE_SCALE } from '../../bench/win-chance.ts';

it('the win chance shown is the curve that was fitted with the evaluation', () => {
  const file = path.resolve(import.meta.dirname, '../../bench/weights/kiswahili-network.origin.json');
  const { curve } = JSON.parse(fs.readFileSync(file, 'utf8'));
  expect(WIN_CHANCE_SCALE).toBe(Math.round(curve.scale));
  expect(WIN_CHANCE_SAMPLES).toBe(curve.samples);
});
