/** "Why can't I play that?": for every rule that forbids a pit or a direction, in every language, by pointer and by keys. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageId, type Messages } from '../../web/i18n/index.ts';
import {
  formatPosition,
  type Position,
  pitName,
  type RefusalReason,
  type Ruleset,
  startPosition,
  switchDifferences,
} from '../../web/rules/index.ts';
import { REFUSED, type RefusedCase } from '../rules/refusals.ts';
import { browser, built, DESKTOP, openPage, PHONE, withBrowser } from './harness.ts';

withBrowser();

const CASES = Object.entries(REFUSED) as [RefusalReason, RefusedCase][];

async function openIn(id: LanguageId, viewport: typeof PHONE): Promise<Page> {
  const { page } = await openPage(browser, 'about:blank', { viewport, reducedMotion: 'reduce' });
  await page.addInitScript((language) => localStorage.setItem('bingwa.language', JSON.stringify(language)), id);
  await page.goto(built.url);
  await page.getByRole('grid').first().waitFor();
  return page;
}

/** Which pits of the board on the page hold something else than in `position`. */
async function wrongPits(page: Page, { columns }: Ruleset, position: Position): Promise<string[]> {
  const labels = await page
    .locator('.bao-pit')
    .evaluateAll((pits) => pits.map((pit) => pit.getAttribute('aria-label')));
  const labelOf = new Map(labels.map((label) => [label?.split(',')[0], label ?? '']));
  return (['S', 'N'] as const).flatMap((side) =>
    position[side].pits.flatMap((count, index) => {
      const label = labelOf.get(pitName(columns, { side, index })) ?? '';
      return count === 0 || new RegExp(`\\D${count}(\\D|$)`).test(label.slice(2)) ? [] : [`${label}: ${count}`];
    }),
  );
}

/** Puts the case on the board, by way of the start: nothing is left of the last case, which may have had its position. */
async function put(page: Page, { rules, position }: RefusedCase): Promise<void> {
  expect(switchDifferences(rules)).toEqual({});
  for (const each of [startPosition(rules), position]) {
    const query = new URLSearchParams({ v: '1', r: rules.variant, s: formatPosition(each) });
    await page.evaluate((to) => {
      location.hash = `#/?${to}`;
    }, query.toString());
    await expect.poll(() => wrongPits(page, rules, each), { timeout: 10_000 }).toEqual([]);
  }
  await page.locator('.board-line.refused').waitFor({ state: 'detached' });
}

/** Asks as the case asks, by tapping the pit or by the key of the direction on it, and reads the answer. */
async function ask(page: Page, { pit, direction }: RefusedCase): Promise<string | null> {
  const button = page.locator(`.bao-pit[aria-label^="${pit},"]`);
  if (direction === undefined) await button.click();
  else {
    await button.focus();
    await page.keyboard.press(direction.toLowerCase());
  }
  await page.locator('.board-line.refused').waitFor({ timeout: 10_000 });
  return page.locator('.board-line.refused').textContent();
}

const sentence = (messages: Messages, reason: RefusalReason, { pit, direction, rule }: RefusedCase): string =>
  messages['refused.sentence']
    .replace('{pit}', pit + (direction ?? ''))
    .replace('{reason}', () => messages[`refused.${reason}`])
    .replace('{rule}', rule);

describe.each(Object.keys(LANGUAGES) as LanguageId[])('in %s', (id) => {
  for (const [name, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    // Each language on one of the two, the widest texts on the narrowest screen; English on both.
    if (id !== 'en' && (name === 'desktop') !== (id === 'sw')) continue;
    it(`a tapped pit or a direction says the rule that forbids it, readable to its end on a ${name}`, {
      timeout: 120_000,
    }, async () => {
      const messages: Messages = await LANGUAGES[id].load();
      const page = await openIn(id, viewport);
      for (const [reason, refused] of CASES) {
        await put(page, refused);
        expect(await ask(page, refused), reason).toBe(sentence(messages, reason, refused));
        const line = page.locator('.board-line.refused');
        expect(await line.evaluate((each) => each.scrollHeight - each.clientHeight), reason).toBeLessThanOrEqual(1);
      }
      await page.context().close();
    });
  }
});

describe('a move that is typed', () => {
  it('is refused by the same rule, and what can be played is named', async () => {
    const messages: Messages = await LANGUAGES.en.load();
    const page = await openIn('en', DESKTOP);
    for (const reason of ['must capture', 'near kichwa only', 'empty pit'] as const) {
      const { pit, direction } = REFUSED[reason];
      await put(page, REFUSED[reason]);
      expect(await ask(page, REFUSED[reason])).toContain(messages[`refused.${reason}`]);
      await page.locator('#board').focus();
      await page.keyboard.press(':');
      await page.locator('.command-box input').fill(pit + (direction ?? 'R'));
      await page.keyboard.press('Enter');
      const said = page.locator('.command-entry').last();
      const wanted = sentence(messages, reason, { direction: 'R', ...REFUSED[reason] });
      await expect.poll(() => said.textContent()).toContain(`Not possible here: ${wanted}. Can be played: A`);
      await page.keyboard.press('Escape');
    }
    await page.context().close();
  });
});
