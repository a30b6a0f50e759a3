/** What of a page does not fit into its window: what scrolls sideways, is cut off, or stands outside. */
import type { Page } from 'playwright';

/** Each with where it is. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bad: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`;
    const over = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    if (over(document.documentElement)) {
      bad.push(`the page scrolls: ${document.documentElement.scrollWidth} > ${document.documentElement.clientWidth}`);
    }
    for (const box of document.querySelectorAll('.dialog-body, main, .tool-column, .board-column, .page-nav')) {
      // What a clipping box hides cannot be scrolled to either.
      if (getComputedStyle(box).overflowX === 'clip') continue;
      if (over(box)) bad.push(`${name(box)} scrolls: ${box.scrollWidth} > ${box.clientWidth}`);
    }
    // Whose turn it is is read from afar, and whole.
    const turn = document.querySelector('.turn');
    if (turn !== null && (over(turn) || Number.parseFloat(getComputedStyle(turn).fontSize) < 14))
      bad.push(`${name(turn)} is cut off, or too small`);
    for (const element of document.querySelectorAll(
      'button, summary, label, legend, h1, h2, h3, .button, [role=tab], nav a',
    )) {
      const { width, left, right } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (width < 2 || style.visibility === 'hidden' || element.closest('.visually-hidden, .skip-link, .bao')) continue;
      // What is meant to be shortened says so; what stands in a box that scrolls by itself can be scrolled to.
      if (style.textOverflow === 'ellipsis') continue;
      if (style.display !== 'inline' && over(element)) bad.push(`${name(element)} is cut off`);
      let scroller = element.parentElement;
      while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowX))
        scroller = scroller.parentElement;
      if (scroller === null && (left < -1 || right > innerWidth + 1)) {
        bad.push(`${name(element)} stands outside: ${Math.round(left)} to ${Math.round(right)}`);
      }
    }
    return bad;
  });
}
