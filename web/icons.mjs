// Draws the PNG icons of the tab and of the installed app from public/icon.svg. Run after a change of the drawing: node web/icons.mjs
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { args, findBrowser } from '../test/browser.mjs';

const folder = path.join(import.meta.dirname, 'public');
const svg = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');
const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
/** The board's own frame colour, to the edge: launchers cut maskable icons to their shape, the middle 80 % always stays. */
const EDGE = '#6f3713';

const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found.path, args, env: { ...process.env, ...found.env } });
for (const [name, size, maskable] of [
  // Of the tab. No SVG: Chromium draws it anew with each change of the address, an SVG as a page of its own, 140 KiB of garbage.
  ['icon-48.png', 48, false],
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['icon-maskable-512.png', 512, true],
  ['apple-touch-icon.png', 180, true],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const part = maskable ? 80 : 100;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${maskable ? EDGE : 'transparent'}">` +
      `<img src="${source}" style="width:${part}%;height:${part}%">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: path.join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
