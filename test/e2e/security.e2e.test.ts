/** What strangers may hand to the page: links, files, comments, pages around the embedded board. None of it may run or call out. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addMove, legalMoves, newGame, rulesetOf, setComment, setTag } from '../../web/rules/index.ts';
import { linkQuery } from '../../web/state/share.ts';
import { atRest, browser, built, goTo, openPage, type Served, servePlain, withBrowser } from './harness.ts';

withBrowser();

const HOSTILE = [
  '<img src=x onerror="globalThis.intruder=1">',
  '<script>globalThis.intruder=1</script>',
  '<svg onload="globalThis.intruder=1"><use href="https://example.org/x.svg#y"/></svg>',
  '[a](javascript:globalThis.intruder=1) https://example.org/tracker.png',
  '{{constructor.constructor("globalThis.intruder=1")()}}',
].join(' ');

/** A game whose every free text is hostile. */
function hostileGame() {
  const rules = rulesetOf('kiswahili');
  if (!rules.ok) throw new Error('kiswahili is missing');
  let game = newGame(rules.value);
  const move = legalMoves(rules.value, game.start)[0]!;
  const added = addMove(game, [], move);
  game = setComment(added.game, added.path, HOSTILE);
  for (const tag of ['Event', 'Site', 'South', 'North', 'Date', '__proto__', 'constructor'])
    game = setTag(game, tag, HOSTILE);
  return { game, path: added.path };
}

const intruded = (page: Page) =>
  page.evaluate(() => ({
    ran: (globalThis as { intruder?: number }).intruder ?? null,
    elements: [
      ...document.querySelectorAll(
        'img:not([src="./icon.svg"]), script:not([src]), [onerror], [onload], use[href^=http], a[href^=javascript]',
      ),
    ].map((one) => one.outerHTML.slice(0, 200)),
    polluted: ({} as { intruder?: number; polluted?: number }).polluted ?? null,
  }));
const CLEAN = { ran: null, elements: [], polluted: null };

describe('hostile text is text', () => {
  it('in a link: comment and tags are shown as they are written', async () => {
    const { game, path } = hostileGame();
    const { page, faults } = await openPage(browser, `${built.url}#/?${await linkQuery(game, path)}`);
    await expect.poll(() => page.locator('body').textContent()).toContain('<img src=x');
    expect(await intruded(page)).toEqual(CLEAN);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('in an embedded board', async () => {
    const { game, path } = hostileGame();
    const query = `${await linkQuery(game, path)}&lang=<script>&theme="><img src=x onerror=1>&board=//example.org`;
    const { page, faults } = await openPage(browser, `${built.url}embed.html#${query}`);
    await page.locator('.embed-board').waitFor();
    expect(await intruded(page)).toEqual(CLEAN);
    expect(await page.locator('.embed-open').getAttribute('href')).toMatch(/^\.\/#\//);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['a script for a game', 'm=<script>globalThis.intruder=1</script>'],
    ['an address for a game', 'javascript:globalThis.intruder=1'],
    ['rubbish for a packed game', 'v=1&z=AAAA////'],
    ['an unknown version', 'v=999&z=AAAA'],
  ])('an embedded board with %s says so, or shows the start', async (_, query) => {
    const { page, faults } = await openPage(browser, `${built.url}embed.html#${query}`);
    await page.locator('[role=alert], .embed-board').first().waitFor();
    expect(await intruded(page)).toEqual(CLEAN);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('in a pasted file', async () => {
    const { page, faults } = await openPage(browser, built.url);
    await page.getByRole('button', { name: 'Import' }).click();
    const text = `[Event "${HOSTILE.replaceAll(/["\\]/g, '')}"]\n[__proto__ "polluted"]\n\n1. A6L* { ${HOSTILE.replaceAll('}', '')} } *\n`;
    await page.locator('dialog textarea').fill(text);
    await page.locator('dialog button[type=submit], dialog .button.primary').first().click();
    await page.locator('.moves .comment').waitFor();
    expect(await intruded(page)).toEqual(CLEAN);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('the policy of the built page', () => {
  it.each(['', 'embed.html'])('/%s allows its own files and nothing else', async (name) => {
    const html = await (await fetch(built.url + name)).text();
    const policy =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';
    const directives = Object.fromEntries(
      policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
    );
    expect(directives['default-src']).toBe("'none'");
    expect(directives['script-src']).toBe("'self' 'wasm-unsafe-eval'");
    expect(directives['style-src']).toBe("'self'");
    expect(directives['connect-src']).toBe("'self'");
    expect(directives['base-uri']).toBe("'none'");
    expect(directives['form-action']).toBe("'none'");
    expect(directives['require-trusted-types-for']).toBe("'script'");
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe-|https?:|\*/);
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/);
    // Before the first script.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });

  it('stops what an intruder would try', async () => {
    const { page } = await openPage(browser, built.url);
    await page.locator('#board, .bao-pit').first().waitFor();
    const tried = await page.evaluate(async () => {
      const outcome = async (action: () => unknown) => {
        try {
          await action();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const inline = document.createElement('script');
      return {
        html: await outcome(() => {
          document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="globalThis.intruder=1">');
        }),
        scriptText: await outcome(() => {
          inline.textContent = 'globalThis.intruder=1';
          document.head.append(inline);
        }),
        foreignScript: await outcome(() => {
          document.createElement('script').src = 'https://example.org/x.js';
        }),
        dataWorker: await outcome(() => new Worker('data:text/javascript,postMessage(1)')),
        foreignFetch: await outcome(() => fetch('https://example.org/')),
        secondGate: await outcome(() =>
          (
            globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
          ).trustedTypes.createPolicy('other', {}),
        ),
        ran: (globalThis as { intruder?: number }).intruder ?? null,
      };
    });
    expect(tried).toMatchObject({
      html: 'TypeError',
      foreignScript: 'TypeError',
      dataWorker: 'TypeError',
      foreignFetch: 'TypeError',
      secondGate: 'TypeError',
      ran: null,
    });
    await page.context().close();
  });

  it.each([
    ['with the headers of npm start', async (): Promise<Served> => ({ ...built, close: async () => {} })],
    // There the service worker adds them, from the second look on.
    ['from a host that sends none', servePlain],
  ])("holds for the engine's workers, %s", async (_, serve) => {
    const served = await serve();
    const { page, faults } = await openPage(browser, served.url, { serviceWorkers: 'allow' });
    await expect.poll(() => page.evaluate(() => globalThis.crossOriginIsolated), { timeout: 20_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.locator('.engine-toggle').click();
    await expect.poll(() => page.locator('.line').count(), { timeout: 20_000 }).toBeGreaterThan(0);
    await page.locator('.engine-toggle').click();
    const worker = page.workers()[0]!;
    // As text: what compiles the tests would put a name of its own in the place of `import`.
    const refused = await worker.evaluate(`(async () => {
      const found = [];
      self.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => found.push(effectiveDirective));
      await fetch('https://example.org/').catch(() => {});
      await import('https://example.org/x.js').catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 100));
      return found;
    })()`);
    expect(refused).toEqual(['connect-src', 'script-src-elem']);
    // The refusals are told, nothing else is.
    expect(faults.filter((fault) => !fault.includes('example.org'))).toEqual([]);
    await page.context().close();
    await served.close();
  });

  it('is not offended by any page, dialog or the engine', async () => {
    const { page, faults } = await openPage(browser, built.url);
    await page.evaluate(() => {
      const seen = globalThis as { violations?: string[] };
      seen.violations = [];
      document.addEventListener('securitypolicyviolation', (event) => {
        seen.violations?.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await page.locator('.engine-toggle').click();
    await expect.poll(() => page.locator('.line').count(), { timeout: 20_000 }).toBeGreaterThan(0);
    for (const name of ['New game', 'Library', 'Import', 'Share', 'Studies', 'Keys', 'Settings']) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.locator('dialog[open]').waitFor();
      await atRest(page);
      await page.keyboard.press('Escape');
    }
    for (const route of ['compare', 'match', 'bench', 'puzzles', 'learn', '']) {
      await goTo(page, route);
      await atRest(page);
    }
    expect(await page.evaluate(() => (globalThis as { violations?: string[] }).violations)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
