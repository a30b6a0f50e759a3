/** Taking a study away, on a desktop and on a phone: links, the system's own dialog, pictures, what is too large for a link. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BOWL, cellOf, centreOf, cornerOf, layoutOf } from '../../web/board/layout.ts';
import { forgetEverything, openPage, openRecorded, type Page } from './page.ts';

let page: Page;

afterEach(() => {
  expect(page.errors).toEqual([]);
  page.close();
});

const SIZES = [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const;

/** What the page offers as files from now on: name and content. */
function downloads(): { readonly name: string; readonly content: Promise<Blob> }[] {
  const files: { readonly name: string; readonly content: Promise<Blob> }[] = [];
  const content = async (url: string) => (await page.window.fetch(url)).blob();
  page.window.HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: content(this.href) });
  };
  return files;
}

/** Opens an entry of the page's menu, wherever it is at this width. */
async function menu(entry: string): Promise<void> {
  const wide = page.all('.header-button').find((each) => each.textContent?.includes(entry));
  if (wide !== undefined && wide.offsetWidth > 0) wide.click();
  else {
    await page.click('.app-head .narrow-only');
    await page.click('.menu-entry', entry);
  }
  await page.find('dialog[open] h2', entry);
}

const field = (text: string) =>
  page.until(`a text with ${text}`, () =>
    page
      .all('dialog textarea')
      .map((each) => (each as HTMLTextAreaElement).value)
      .find((each) => each.includes(text)),
  );

/** Red, green and blue of a point's neighbourhood: mean and spread of all its values. */
function around(context: OffscreenCanvasRenderingContext2D, x: number, y: number, radius: number) {
  const { data } = context.getImageData(Math.round(x - radius), Math.round(y - radius), 2 * radius, 2 * radius);
  const values = [...data].filter((_, index) => index % 4 !== 3);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return { mean, spread, opaque: [...data].every((value, index) => index % 4 !== 3 || value === 255) };
}

describe.each(SIZES)('sharing on %s', (_, size) => {
  beforeEach(async () => {
    await forgetEverything();
    localStorage.setItem('bingwa.language', '"en"');
    localStorage.setItem('bingwa.speed', '0');
    page = await openPage(size);
  });

  it('the picture is an SVG, and a PNG in which every pit and every seed heap is drawn', async () => {
    await openGame();
    await menu('Share');
    const files = downloads();
    await page.click('.dialog button', 'SVG');
    await page.click('.dialog button', 'PNG');
    await page.until('two files', () => files.length === 2);
    expect(files.map(({ name }) => name.replace(/^.*\./, ''))).toEqual(['svg', 'png']);
    const [svg, png] = await Promise.all(files.map(({ content }) => content));
    expect(await svg!.text()).toMatch(/^<svg /);
    expect([...new Uint8Array(await png!.slice(0, 4).arrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    const image = await createImageBitmap(png!);
    const layout = layoutOf('wide', 8, true);
    expect(image.width).toBe(1600);
    expect(image.height).toBe(Math.round((1600 * layout.height) / layout.width));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const scale = image.width / layout.width;
    const counts = page.all('.bao-pit').map((pit) => ({
      side: pit.dataset.pit![0] as 'S' | 'N',
      index: Number(pit.dataset.pit!.slice(1)),
      count: Number(pit.querySelector('.bao-count')?.textContent),
    }));
    expect(counts).toHaveLength(32);
    for (const { side, index, count } of counts) {
      const centre = centreOf({ side, index }, 8, 'S');
      const corner = cornerOf(cellOf({ side, index }, 8, 'S'));
      const at = (x: number, y: number, radius: number) =>
        around(context, (layout.field.x + x) * scale, (layout.field.y + y) * scale, radius);
      const bowl = at(centre.x, centre.y, 16);
      // The corner of its cell is the plain wood between the pits.
      const wood = at(corner.x + 2, corner.y + BOWL.y, 3);
      const name = `${side}${index} with ${count}`;
      expect(bowl.opaque, name).toBe(true);
      // An empty bowl is darker than the wood, and smooth; seeds are light and dark.
      if (count === 0) expect([wood.mean - bowl.mean > 8, bowl.spread < 30], name).toEqual([true, true]);
      else expect(bowl.spread, name).toBeGreaterThan(30);
    }
  });

  it('a link goes to the system’s dialog where there is one, and to the clipboard where that fails', async () => {
    const shared: unknown[] = [];
    let answer: () => Promise<void> = async () => {};
    Object.defineProperty(page.window.navigator, 'share', {
      configurable: true,
      value: (data: unknown) => {
        shared.push(data);
        return answer();
      },
    });
    const copied: string[] = [];
    Object.defineProperty(page.window.navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    });
    await menu('Share');
    const link = await field('#/?v=1');
    await page.click('dialog button', 'Send…');
    expect(shared).toEqual([{ url: link }]);
    answer = () => Promise.reject(new page.window.DOMException('closed by the user', 'AbortError'));
    await page.click('dialog button', 'Send…');
    answer = () => Promise.reject(new page.window.DOMException('not allowed here', 'NotAllowedError'));
    await page.click('dialog button', 'Send…');
    await page.find('.notice', 'Copied');
    expect(shared).toHaveLength(3);
    expect(copied).toEqual([link]);
  });

  it('offers nothing that the system does not have', async () => {
    Object.defineProperty(page.window.navigator, 'share', { configurable: true, value: undefined });
    await menu('Share');
    await field('#/?v=1');
    expect(page.all('dialog button').some((each) => each.textContent?.includes('Send'))).toBe(false);
  });

  it('a text too long for a field is read all the same, from a file and pasted, and none is laid out', async () => {
    const longest = 20_000;
    const words = Array.from({ length: 6000 }, (_, k) => `word${k}`).join(' ');
    const text = `[Variant "kiswahili"]\n\n1. A6L* { ${words} } a5R *\n`;
    expect(text.length).toBeGreaterThan(longest);
    const shown = () => page.all('dialog textarea').map((each) => (each as HTMLTextAreaElement).value.length);
    for (const way of ['file', 'paste'] as const) {
      await menu('Import');
      const data = new page.window.DataTransfer();
      if (way === 'file') {
        const input = (await page.find('dialog input[type=file]')) as HTMLInputElement;
        data.items.add(new page.window.File([text], 'long.txt', { type: 'text/plain' }));
        input.files = data.files;
        input.dispatchEvent(new page.window.Event('change', { bubbles: true }));
      } else {
        data.setData('text/plain', text);
        const field = await page.find('dialog textarea');
        field.dispatchEvent(
          new page.window.ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }
      expect(Math.max(...shown())).toBe(0);
      await page.until('the dialog to close', () => page.all('dialog[open]').length === 0);
      await page.find('.move', 'a5R');
    }
    await menu('Share');
    await field('[Variant "kiswahili"]');
    expect(Math.max(...shown())).toBeLessThanOrEqual(longest + 1);
    const files = downloads();
    await page.click('dialog button', 'Download');
    expect(await (await files[0]!.content).text()).toContain('word5999');
  });

  it('a study too large for a link says so, is offered as a file, and is there again after a reload', async () => {
    // Text that cannot be packed: a comment of random letters.
    let seed = 7;
    const letters = Array.from({ length: 90_000 }, () => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return 'abcdefghijklmnopqrstuvwxyz '[seed % 27];
    }).join('');
    await menu('Import');
    await page.type('dialog textarea', `[Variant "kiswahili"]\n\n1. A6L* { ${letters} } a5R *\n`);
    await page.click('dialog button[type="submit"], dialog .button.primary');
    await page.find('.move', 'a5R');
    await page.find('.notice', 'too large for a link');
    expect(page.window.location.hash).toBe('#/');
    await page.find('.save-state.saved');
    await menu('Share');
    await page.find('dialog p', 'too large for a link');
    expect(page.all('dialog textarea').some((each) => (each as HTMLTextAreaElement).value.includes('#/?'))).toBe(false);
    const files = downloads();
    await page.click('dialog .button.primary', 'Download');
    expect(files[0]?.name).toMatch(/\.txt$/);
    expect(await (await files[0]!.content).text()).toContain(letters.slice(1000, 1060));
    await page.reload();
    await page.find('.move', 'a5R');
    expect(page.all('.moves .comment').map((each) => each.textContent?.length ?? 0)).toEqual([letters.trim().length]);
  });
});

async function openGame(): Promise<void> {
  if (page.window.innerWidth > 700) await openRecorded(page, 'Voogt-69', 71);
  else {
    await menu('Library');
    await page.click('.entry', 'Voogt-69');
    await page.until('the game', () => page.all('.move').length > 30);
    page.all('.move')[70]?.click();
    await page.until('the ply', () => page.all('.move[aria-current]').length === 1);
  }
}
