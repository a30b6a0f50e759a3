/** The built page in a frame of the test: loaded, reloaded and sized as a user's window is. */

export interface Page {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  /** The first element that matches, once there is one; with `text`, one that contains it. */
  find<E extends HTMLElement = HTMLElement>(selector: string, text?: string | RegExp): Promise<E>;
  all(selector: string): HTMLElement[];
  /** Waits until `check` gives something true. */
  until<T>(what: string, check: () => T | null | undefined | false, timeout?: number): Promise<T>;
  click(selector: string, text?: string | RegExp): Promise<void>;
  press(key: string, held?: KeyboardEventInit): void;
  type(selector: string, text: string): Promise<void>;
  choose(selector: string, value: string): Promise<void>;
  reload(): Promise<void>;
  go(hash: string): void;
  close(): void;
  /** Console errors and uncaught ones since the page was opened. */
  readonly errors: string[];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until<T>(what: string, check: () => T | null | undefined | false, timeout = 20_000): Promise<T> {
  const end = performance.now() + timeout;
  for (;;) {
    const found = check();
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() > end) throw new Error(`waited ${timeout} ms for ${what}`);
    await pause(20);
  }
}

const loaded = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));

/** Deletes what earlier pages have stored. */
export async function forgetEverything(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('bingwa');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('a page still has the database open'));
  });
}

export interface PageOptions {
  readonly hash?: string;
  readonly width?: number;
  readonly height?: number;
}

export async function openPage({ hash = '', width = 1280, height = 720 }: PageOptions = {}): Promise<Page> {
  const frame = document.createElement('iframe');
  const errors: string[] = [];
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; border: 0; width: ${width}px; height: ${height}px`;
  frame.src = `/built/index.html${hash}`;
  const first = loaded(frame);
  document.body.append(frame);
  await first;
  const listen = () => {
    frame.contentWindow?.addEventListener('error', (event) => errors.push(event.message));
    frame.contentWindow?.addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  };
  listen();

  const all = (selector: string) => [...(frame.contentDocument?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const matches = (element: HTMLElement, text: string | RegExp | undefined) => {
    if (text === undefined) return true;
    const content = element.textContent ?? '';
    return typeof text === 'string' ? content.includes(text) : text.test(content);
  };
  const find = async <E extends HTMLElement>(selector: string, text?: string | RegExp) =>
    (await until(`${selector} ${text ?? ''}`, () => all(selector).find((element) => matches(element, text)))) as E;
  const page: Page = {
    frame,
    errors,
    get document() {
      return frame.contentDocument!;
    },
    get window() {
      return frame.contentWindow as Window & typeof globalThis;
    },
    find,
    all,
    until,
    async click(selector, text) {
      const element = await find(selector, text);
      await until(`${selector} to be enabled`, () => !(element as HTMLButtonElement).disabled);
      element.click();
    },
    press(key, held = {}) {
      const target = page.document.activeElement ?? page.document.body;
      target.dispatchEvent(new page.window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }));
    },
    async type(selector, text) {
      const field = await find<HTMLTextAreaElement>(selector);
      field.focus();
      field.value = text;
      field.dispatchEvent(new page.window.InputEvent('input', { bubbles: true }));
    },
    async choose(selector, value) {
      const field = await find<HTMLSelectElement>(selector);
      field.value = value;
      field.dispatchEvent(new page.window.Event('change', { bubbles: true }));
    },
    async reload() {
      const again = loaded(frame);
      page.window.location.reload();
      await again;
      listen();
      await find('main.analysis');
    },
    go(to) {
      page.window.location.hash = to;
    },
    close() {
      frame.remove();
    },
  };
  await find('main.analysis');
  return page;
}

/** Opens a recorded game from the library and goes to a ply. */
export async function openRecorded(page: Page, round: string, plies: number): Promise<void> {
  await page.click('.header-button', 'Library');
  await page.click('.entry', round);
  await page.until('the game', () => page.all('.move').length > 30);
  page.all('.move')[plies - 1]?.click();
  await page.until('the ply', () => page.all('.move[aria-current]').length === 1);
}
