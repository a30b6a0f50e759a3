/** The viewer for other people's pages: reads its parameters from the fragment, steps, stores nothing. */
import { afterEach, expect, it } from 'vitest';

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

async function until<T>(what: string, check: () => T | null | undefined | false): Promise<T> {
  const end = performance.now() + 15_000;
  for (;;) {
    const found = check();
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function embed(fragment: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 720px; height: 480px; border: 0';
  frame.src = `/test/app/embed.html#${fragment}`;
  document.body.append(frame);
  frames.push(frame);
  await until('the viewer', () => frame.contentDocument?.querySelector('main.embed > *'));
  return frame.contentDocument!;
}

const current = (page: Document) => page.querySelector('[aria-current]')?.textContent ?? '';
const steps = (page: Document) => [...page.querySelectorAll<HTMLButtonElement>('.embed-steps button')];

it('shows the ply that the fragment names and steps through the game', async () => {
  const page = await embed('r=kiswahili&m=A6L*.a5R.A3R&p=2&lang=en');
  expect(current(page)).toBe('a5R');
  steps(page)[2]!.click();
  await until('the last move', () => current(page) === 'A3R');
  expect(steps(page)[3]!.disabled).toBe(true);
  steps(page)[0]!.click();
  await until('the start', () => current(page) === '');
  expect(page.querySelector('.embed-open')?.getAttribute('href')).toBe('./#/?r=kiswahili&m=A6L*.a5R.A3R&p=2&lang=en');
});

it('takes theme, language, board and side from the fragment, and is no board to play on', async () => {
  const page = await embed('r=kujifunza&flip=1&theme=dark&board=plain&lang=sw&coords=0');
  expect(page.documentElement.dataset.theme).toBe('dark');
  expect(page.documentElement.lang).toBe('sw');
  expect(page.querySelector('[data-look="plain"]')).not.toBeNull();
  expect(page.querySelector('.embed-line')?.textContent).toBe('Zamu ya Kusini');
  expect(page.body.textContent).not.toMatch(/can play|inaweza/);
});

it('stores nothing and leaves what is stored alone', async () => {
  localStorage.setItem('bingwa.theme', '"dark"');
  const before = JSON.stringify({ ...localStorage });
  const page = await embed('r=kiswahili&theme=light&lang=en');
  expect(page.documentElement.dataset.theme).toBe('light');
  expect(JSON.stringify({ ...localStorage })).toBe(before);
  localStorage.removeItem('bingwa.theme');
});

it('says what is wrong with a broken fragment', async () => {
  const page = await embed('r=kiswahili&m=A1L&lang=en');
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('does not replay');
});
