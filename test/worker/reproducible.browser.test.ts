/** Chromium says what Node says: nodes, line and score of every position of the suite. */
import { expect, it } from 'vitest';
import { createEngine } from '../../web/engine/engine.ts';
import { LINES_FILE, suiteLines } from './reproducible.ts';

it.each([
  ['shared', true],
  ['plain', false],
])('one thread over %s memory says the same as in Node, twice', async (_, shared) => {
  const engine = createEngine({ shared, threads: 1, hash: 16 });
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
