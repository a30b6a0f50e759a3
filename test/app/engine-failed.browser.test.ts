/** Where a search fails, the reader is told in his language what happened and what he can try. */
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageId, setLanguage } from '../../web/i18n/index.ts';
import { engineFailed } from '../../web/state/engineFailed.ts';
import { failure } from '../../worker/failure.ts';

afterAll(() => setLanguage('en'));

describe.each(Object.keys(LANGUAGES) as LanguageId[])('in %s', (id) => {
  it.each(['NoSignOfLife', 'NoFiles', 'NoMemory'] as const)('%s has words of its own', async (name) => {
    await setLanguage(id);
    const messages = await LANGUAGES[id].load();
    const words = messages[`engine.${name}`];
    expect(engineFailed(failure(name, 'in English'))).toBe(
      `${messages['engine.failed']} (${words}). ${messages['engine.failedTips']}`,
    );
    if (id !== 'en') expect(words).not.toBe((await LANGUAGES.en.load())[`engine.${name}`]);
  });

  it('the browser’s own words stand between what happened and what helps', async () => {
    await setLanguage(id);
    const messages = await LANGUAGES[id].load();
    for (const thrown of [new Error('memory access out of bounds'), 'memory access out of bounds']) {
      expect(engineFailed(thrown)).toBe(
        `${messages['engine.failed']} (memory access out of bounds). ${messages['engine.failedTips']}`,
      );
    }
  });
});
