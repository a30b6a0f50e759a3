import { expect, it } from 'vitest';
import { engine, job, KUJIFUNZA, LEARNER, search } from './support.ts';

it('Kujifunza: no first move but A3R and A6L wins in 21 plies', async () => {
  const host = await engine(64);
  for (const move of ['A3R', 'A6L']) {
    const win = search(host, job(LEARNER, { rules: KUJIFUNZA, searchMoves: [move], limits: { mate: 21 } }));
    expect(win.reason).toBe('proven');
    const sooner = search(host, job(LEARNER, { rules: KUJIFUNZA, searchMoves: [move], limits: { mate: 19 } }));
    expect(sooner.reason).toBe('limit');
  }
  const others = host.legalMoves().filter((move) => move !== 'A3R' && move !== 'A6L');
  expect(others).toHaveLength(14);
  const rest = search(host, job(LEARNER, { rules: KUJIFUNZA, searchMoves: others, limits: { mate: 21 } }));
  expect(rest.reason).toBe('limit');
});
