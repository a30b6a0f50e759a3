/** "Copy diagnostics" on the real page: what it says repeats the fault, and nothing in it is the user's own. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../web/engine/engine.ts';
import { StudyStore } from '../../web/state/storage.ts';
import type { RulesSpec } from '../../worker/protocol.ts';
import { forgetEverything, openPage, openRecorded, type Page } from './page.ts';

let page: Page;
let copied: string[];
let workers: Worker[];

beforeEach(async () => {
  await forgetEverything();
  localStorage.setItem('bingwa.language', '"en"');
  localStorage.setItem('bingwa.speed', '0');
  page = await openPage();
  copied = [];
  workers = [];
  // A frame without the focus may not write to the clipboard.
  Object.defineProperty(page.window.navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  const { Worker: Real } = page.window;
  page.window.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.push(this);
    }
  };
});

afterEach(() => page.close());

const lineOf = (report: string, name: string) => report.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? '';

async function copyFromSettings(): Promise<string> {
  await page.click('.head-tools [aria-label="Settings"]');
  await page.click('dialog .button', 'Copy diagnostics');
  return page.until('the text', () => copied.at(-1));
}

/** Ends the engine of the page as a crash of its thread does. */
async function killEngine(): Promise<void> {
  (page.document.activeElement as HTMLElement).blur();
  page.press('l');
  await page.find('.line');
  // A first death is mended by itself, and nothing is left to be read: the new engine dies as well.
  const killed = new Set<Worker>();
  await page.until('the trouble', () => {
    for (const worker of workers) {
      if (killed.has(worker)) continue;
      killed.add(worker);
      worker.terminate();
      worker.dispatchEvent(new page.window.ErrorEvent('error', { message: 'killed by the test' }));
    }
    return page.document.querySelector('.trouble');
  });
}

/** Runs code of the page's own that fails: an error belongs to the window its function comes from. */
const fail = (code: string) => page.window.setTimeout(page.window.Function(code) as () => void);

describe('the diagnostics', () => {
  it('give version, features, settings, rules and position before anything has failed', async () => {
    await openRecorded(page, 'Voogt-69', 71);
    const report = await copyFromSettings();
    expect(report).toMatch(/^Bingwa: \d+\.\d+\.\d+, build \S+$/m);
    expect(JSON.parse(lineOf(report, 'features'))).toMatchObject({
      isolated: crossOriginIsolated,
      simd: true,
      processors: navigator.hardwareConcurrency,
    });
    expect(JSON.parse(lineOf(report, 'settings'))).toMatchObject({ engineOn: false, limits: { movetime: 8000 } });
    expect(lineOf(report, 'moves').split(' ')).toHaveLength(71);
    expect(lineOf(report, 'last errors')).toBe('none');
  });

  it('after a failure of the engine hold a search that any engine can repeat, from the notice of the failure', async () => {
    await openRecorded(page, 'Voogt-69', 71);
    await killEngine();
    await page.click('.trouble .button', 'Copy report');
    const report = await page.until('the text', () => copied.at(-1));
    expect(report).toMatch(/^engine failure:$/m);
    expect(report).toContain('killed by the test');
    expect(report).toMatch(/^engine at \d+\.\d s( \(2 times\))?: .*killed by the test/m);
    const job = {
      ...JSON.parse(lineOf(report, 'job')),
      rules: JSON.parse(lineOf(report, 'rules')) as RulesSpec,
      root: lineOf(report, 'root'),
      moves: lineOf(report, 'moves').split(' '),
      limits: { mate: 7 },
    };
    expect(job).toMatchObject({ root: JSON.parse(lineOf(report, 'job')).root });
    const engine = createEngine({ hash: 8 });
    const { best, info } = await engine.analyse(job, () => {});
    engine.dispose();
    // The position of the game's most famous move: won for North in 7.
    expect(best).toBe('a2R**');
    expect(info.lines[0]?.score).toEqual({ kind: 'win', plies: 7 });
  });

  it('tell of errors and promises nobody waited for, the newest last, each once', async () => {
    fail("throw new Error('first fault')");
    await page.until('the error', () => page.errors.length === 1);
    for (let i = 0; i < 3; i++) fail("throw new Error('same fault')");
    await page.until('the errors', () => page.errors.length === 4);
    fail("Promise.reject(new Error('left alone'))");
    await page.until('the rejection', () => page.errors.length === 5);
    const report = await copyFromSettings();
    const errors = report.slice(report.indexOf('last errors:'));
    expect(errors).toMatch(
      /error at [\d.]+ s: .*first fault[\s\S]*\(3 times\): .*same fault[\s\S]*promise at [\d.]+ s: .*left alone/,
    );
  });

  it('hold no names, comments, study names or typed text, not even where an error repeats them', async () => {
    const secret = 'Zanzibarsecret';
    await openRecorded(page, 'Voogt-1', 3);
    await page.type('.comment-box textarea', `${secret} comment`);
    await page.find('.save-state', 'Saved');
    fail(`JSON.parse('{"${secret}')`);
    fail(`JSON.parse('${secret}')`);
    fail(`throw new Error('cannot read ${secret} comment here')`);
    await page.until('the errors', () => page.errors.length === 3);
    await killEngine();
    await page.find('.trouble');
    const report = await copyFromSettings();
    expect(report).toContain('JSON');
    expect(report).toContain('cannot read');
    expect(report).not.toContain(secret);
    const store = new StudyStore();
    const { text } = (await store.list()).studies[0]!;
    await store.close();
    const names = [...text.matchAll(/\[(?:South|North|Event|Site|Source)\s+"([^"]+)"\]/g)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(report).not.toContain(name);
    expect(report).not.toContain(location.origin);
    expect(report).not.toMatch(/[?&](z|m)=/);
  });
});
