import { describe, expect, it } from 'vitest';
import { deviceLimits } from '../../web/state/device.ts';
import { formatScore, shortScore, southChance } from '../../web/state/score.ts';

const seeds = { as: 'seeds', view: 'south', variant: 'kiswahili' } as const;

describe('a score', () => {
  it('is told in seeds from South, whoever is to move', () => {
    expect(formatScore({ kind: 'cp', value: 123 }, 'S', seeds)).toBe('+1.2');
    expect(formatScore({ kind: 'cp', value: 123 }, 'N', seeds)).toBe('-1.2');
  });

  it('can be seen from the side to move', () => {
    expect(formatScore({ kind: 'cp', value: 123 }, 'N', { as: 'seeds', view: 'mover', variant: 'kiswahili' })).toBe(
      '+1.2',
    );
  });

  it('of next to nothing has no sign', () => {
    expect(shortScore({ kind: 'cp', value: 4 }, 'N', seeds)).toBe('0.0');
  });

  it('that is proven names the winner and the plies', () => {
    expect(formatScore({ kind: 'win', plies: 7 }, 'N', seeds)).toBe('North wins in 7');
    expect(formatScore({ kind: 'loss', plies: 8 }, 'N', seeds)).toBe('South wins in 8');
    expect(shortScore({ kind: 'win', plies: 7 }, 'N', seeds)).toBe('N #7');
    expect(formatScore({ kind: 'loss', plies: 0 }, 'S', seeds)).toBe('North has won');
  });

  it('as win chance adds up to one for both sides', () => {
    const cp = { kind: 'cp', value: 250 } as const;
    expect(southChance(cp, 'S', 'kiswahili') + southChance(cp, 'N', 'kiswahili')).toBeCloseTo(1);
    expect(formatScore(cp, 'S', { as: 'chance', view: 'south', variant: 'kiswahili' })).toMatch(/^\d\d% for South$/);
    expect(southChance({ kind: 'loss', plies: 3 }, 'S', 'kiswahili')).toBe(0);
  });
});

describe('what a device offers the engine', () => {
  const desktop = { isolated: true, cores: 8, touch: false, memory: 8, userAgent: 'X11; Linux' };

  it('is all its cores, and one less by default', () => {
    expect(deviceLimits(desktop)).toMatchObject({ maxThreads: 8, defaultThreads: 7, defaultHash: 16 });
  });

  it('is one thread without shared memory', () => {
    expect(deviceLimits({ ...desktop, isolated: false })).toMatchObject({ maxThreads: 1, shared: false });
  });

  it('is four threads and a small table on a phone, smaller still on an iPhone', () => {
    const phone = deviceLimits({ ...desktop, touch: true });
    expect(phone.defaultThreads).toBe(4);
    expect(phone.hashSizes.at(-1)).toBe(64);
    expect(deviceLimits({ ...desktop, touch: true, userAgent: 'iPhone; CPU' }).hashSizes.at(-1)).toBe(32);
  });
});
