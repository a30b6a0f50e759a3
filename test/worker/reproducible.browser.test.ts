/** Chromium says what Node says: nodes, line and score of every position of the suite. */
import { expect, it } from 'vitest';
import { createEngine } from '../../web/engine/engine.ts';
import { loadScalar, webParts } from '../../web/engine/parts.ts';
import { LINES_FILE, suiteLines } from './reproducible.ts';

const without = async () => ({ ...(await webParts(false)), module: await loadScalar() });

it.each([
  ['over shared memory', { shared: true }],
  ['over plain memory', { shared: false }],
  ['without SIMD', { shared: false, parts: without }],
])('one thread %s says the same as in Node, twice', async (_, options) => {
  const engine = createEngine({ ...options, threads: 1, hash: 16 });
  const run = () =>
    suiteLines(
      (job) => engine.analyse(job, () => {}),
      () => engine.newGame(),
    );
  const first = await run();
  expect(await run()).toBe(first);
  await expect(first).toMatchFileSnapshot(LINES_FILE);
  engine.dispose();
});
