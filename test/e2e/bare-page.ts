/**
 * A page driven without the scripts that Playwright brings into it. Its locators and `evaluate` run in the page's own V8: in the
 * soak they were a tenth of its heap and a seventh of its compiled code. Where memory is measured only the functions given here
 * run beside the page's own.
 */
import type { CDPSession, Page } from 'playwright';

/** How long something may take to appear; a machine with other work takes its time, or gives none for minutes. */
const PATIENCE = 600_000;
const POLL = 50;

/** The middle of what can be seen of the first enabled element with this name, in pixels of the window; null if there is none. */
function middleOf({ selector, name }: { selector: string; name: string }): { x: number; y: number } | null {
  const one = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      each.checkVisibility() &&
      !(each as HTMLButtonElement).disabled &&
      (name === '' || (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === name),
  );
  if (!one) return null;
  one.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  // What lies above it, a dialog that closes, would get the click.
  return one.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
}

export class BarePage {
  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<BarePage> {
    return new BarePage(page, await page.context().newCDPSession(page));
  }

  /** What `inside` answers there, or what its promise comes to. It sees nothing but its argument, and both are plain data. */
  async evaluate<Result>(inside: () => Result): Promise<Awaited<Result>>;
  async evaluate<Argument, Result>(inside: (given: Argument) => Result, given: Argument): Promise<Awaited<Result>>;
  async evaluate(inside: (given: never) => unknown, given?: unknown): Promise<unknown> {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression: `(${inside})(${JSON.stringify(given) ?? ''})`,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until `inside` answers something, and gives it. */
  async until<Argument, Result>(
    inside: (given: Argument) => Result,
    given: Argument,
  ): Promise<NonNullable<Awaited<Result>>> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const answer = await this.evaluate(inside, given);
      if (answer) return answer as NonNullable<Awaited<Result>>;
      await this.page.waitForTimeout(POLL);
    }
    throw new Error(`${inside.name} ${JSON.stringify(given)}: nothing in ${PATIENCE / 1000} s`);
  }

  /** Clicks with the pointer on the first element that can be clicked, of those with this name if one is given. */
  async click(selector: string, name = ''): Promise<void> {
    const { x, y } = await this.until(middleOf, { selector, name });
    await this.page.mouse.click(x, y);
  }
}
