import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WITH_NETWORK } from '../../bench/weights/with-network.ts';
import { curveOf, moverChance } from '../../bench/win-chance.ts';
import { VARIANTS } from '../../web/rules/index.ts';

/** Of the evaluation that the game comes with. */
const originOf = (variant: string) => {
  const name = (WITH_NETWORK as readonly string[]).includes(variant) ? `${variant}-network` : variant;
  const file = path.resolve(import.meta.dirname, `../../bench/weights/${name}.origin.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
};

describe.each(VARIANTS)('the win chance shown in %s', (variant) => {
  it('is the curve that was fitted to games of its own by the evaluation it comes with', () => {
    const { curve } = originOf(variant);
    expect(curve.games.settings.rules.variant).toBe(variant);
    expect(curveOf(variant)).toEqual({ scale: Math.round(curve.scale), samples: curve.samples });
  });

  it('is even at a score of 0, certain once proven, and e to 1 at the scale', () => {
    expect(moverChance({ kind: 'cp', value: 0 }, variant)).toBe(0.5);
    expect(moverChance({ kind: 'win', plies: 5 }, variant)).toBe(1);
    expect(moverChance({ kind: 'loss', plies: 5 }, variant)).toBe(0);
    const chance = moverChance({ kind: 'cp', value: curveOf(variant).scale }, variant);
    expect(chance / (1 - chance)).toBeCloseTo(Math.E);
  });
});
