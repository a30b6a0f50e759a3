/** The learning page in a real browser: read, played by keyboard, checked by axe. */
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { language, setLanguage } from '../../web/i18n/index.ts';
import { hashOf, PARTS, type Place } from '../../web/pages/learn/place.ts';
import LearnPage from '../../web/pages/learn.tsx';
import { Term } from '../../web/panels/Term.tsx';
import { VariantNotes } from '../../web/panels/VariantNotes.tsx';
import { type Ruleset, rulesetOf, type Switches } from '../../web/rules/index.ts';
import { speed } from '../../web/state/settings.ts';
import { axeFindings, hide, show, until } from '../pages/support.tsx';

afterEach(async () => {
  hide();
  location.hash = '';
  await setLanguage('en');
});

function rulesOf(variant: string, switches: Partial<Switches> = {}): Ruleset {
  const rules = rulesetOf(variant, switches);
  if (!rules.ok) throw new Error(rules.error.join('; '));
  return rules.value;
}

async function open(place: Partial<Place>): Promise<HTMLElement> {
  speed.value = 0;
  location.hash = hashOf({ part: 'tutorial', game: 'kiswahili', ...place });
  const root = show(LearnPage);
  await expect.poll(() => root.querySelector('.learn-parts [aria-current]')?.getAttribute('href')).toBe(location.hash);
  await expect.poll(() => root.querySelector('main')?.lang).toBe(language());
  return root;
}

const button = (root: Element, name: string): HTMLButtonElement => {
  const found = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no button "${name}"`);
  return found;
};

const pit = (root: Element, name: string): HTMLButtonElement => {
  const found = [...root.querySelectorAll<HTMLButtonElement>('.bao-pit')].find((each) =>
    each.getAttribute('aria-label')?.startsWith(`${name},`),
  );
  if (found === undefined) throw new Error(`no pit ${name}`);
  return found;
};

describe('every part of the page', () => {
  for (const part of PARTS) {
    for (const [tag, theme] of [
      ['en', 'light'],
      ['sw', 'dark'],
    ] as const) {
      it(`${part}, ${tag}, ${theme}: has text, and axe finds nothing`, async () => {
        await setLanguage(tag);
        const root = await open({ part });
        document.documentElement.dataset.theme = theme;
        expect(root.querySelector('h1')!.textContent).toBe(tag === 'en' ? 'Learn Bao' : 'Jifunze Bao');
        await expect.poll(() => root.textContent!.length).toBeGreaterThan(500);
        expect(await axeFindings()).toEqual([]);
      });
    }
  }

  it('fits a phone in both languages: only the comparison scrolls, inside itself', async () => {
    for (const tag of ['en', 'sw'] as const) {
      await setLanguage(tag);
      for (const part of PARTS) {
        const root = await open({ part });
        root.style.width = '320px';
        expect(root.scrollWidth, `${part}, ${tag}`).toBeLessThanOrEqual(320);
      }
    }
  });

  it('changes its language in place: what was played stays', async () => {
    const root = await open({ part: 'tutorial' });
    await userEvent.click(button(root, 'Show me'));
    await until(/Goal reached/);
    await setLanguage('sw');
    await until(/Lengo limefikiwa.*Kete moja kutoka ghalani/);
    expect(root.querySelector('main')!.lang).toBe('sw');
  });

  it('follows the address: a game of the rules page by its link', async () => {
    const root = await open({ part: 'rules' });
    const link = [...root.querySelectorAll('a')].find(({ textContent }) => textContent === 'Hawalis')!;
    await userEvent.click(link);
    await until(/Hawalis is the game of Oman/);
    expect(location.hash).toBe('#/learn?part=rules&game=hawalis');
    expect(root.querySelector('.chips [aria-current]')!.textContent).toBe('Hawalis');
  });
});

describe('an example', () => {
  it('is played by keyboard, and each step names its rule', async () => {
    const root = await open({ part: 'rules' });
    const figure = root.querySelector<HTMLElement>('figure')!;
    await expect.poll(() => figure.querySelector('[role="grid"]')).not.toBeNull();
    pit(figure, 'A6').focus();
    await userEvent.keyboard('r');
    await until(/Lap 1: 3 sown from A7 to B8\.rule 1, board and laps/);
    expect([...figure.querySelectorAll('.claims li')].map((item) => item.getAttribute('data-held'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(figure.querySelector('.turn-steps')!.textContent).toContain('rule 2.1.1, a lap that ends in an empty pit');
    expect(figure.querySelector('.bao-spoken')!.textContent).toContain('the turn ends');
    expect(await axeFindings()).toEqual([]);
    button(figure, 'Take back').focus();
    await userEvent.keyboard('{Enter}');
    expect(figure.querySelector('.turn-steps')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Show the move');
  });

  it('says which rule forbids a pit, and explains another legal move than its own', async () => {
    const root = await open({ part: 'rules' });
    const figure = root.querySelector<HTMLElement>('figure')!;
    await expect.poll(() => figure.querySelector('[role="grid"]')).not.toBeNull();
    await userEvent.click(pit(figure, 'A5'));
    expect(figure.querySelector('.board-says')!.textContent).toContain('rule 2.3');
    pit(figure, 'A7').focus();
    await userEvent.keyboard('l');
    await until(/You played A7L\*; the example is A6R\*/);
  });
});

describe('the first game', () => {
  it('refuses with the rule, lets a goal be missed and reached, and goes on', async () => {
    const root = await open({ part: 'tutorial' });
    const third = [...root.querySelectorAll<HTMLButtonElement>('.steps button')][2]!;
    await userEvent.click(third);
    await until(/A3 faces seven seeds/);
    await userEvent.click(pit(root, 'A5'));
    await until(/That pit cannot be played\. A5: another pit captures, and a capture must be played \(rule 2\.3\)/);
    pit(root, 'A3').focus();
    await userEvent.keyboard('l');
    await until(/A3L is a legal move, but it misses the goal/);
    await userEvent.click(button(root, 'Take back'));
    pit(root, 'A3').focus();
    await userEvent.keyboard('r');
    await until(/Goal reached\..*a second capture in the same turn/);
    expect(await axeFindings()).toEqual([]);
    expect(third.dataset.done).toBe('true');
    await userEvent.click(button(root, 'Next step'));
    await until(/Stopping in the house/);
    await expect.poll(() => document.activeElement?.textContent).toContain('Stopping in the house');
  });
});

describe('a term', () => {
  it('opens and closes by keyboard, speaks its explanation, and has no findings while open', async () => {
    const root = show(() => (
      <main>
        <h1>Bao</h1>
        <p>
          The <Term id="kichwa">kichwa</Term> is at the end.
        </p>
      </main>
    ));
    const word = button(root, 'kichwa');
    word.focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => root.querySelector('[role="status"]')!.textContent)
      .toContain('either end of the front row');
    expect(word.getAttribute('aria-expanded')).toBe('true');
    const box = root.querySelector('.term-box')!.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(innerWidth);
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(root.querySelector('.term-box')).toBeNull();
    expect(document.activeElement).toBe(word);
  });
});

describe('what differs', () => {
  it('lists the differences of a game and opens the example of one', async () => {
    const opened: string[] = [];
    const root = show(() => (
      <main>
        <h1>Bao</h1>
        <h2>New game</h2>
        <VariantNotes rules={rulesOf('kete')} onOpen={(position, move) => opened.push(`${position} ${move}`)} />
      </main>
    ));
    await until(/A lone kuu of six is lifted whole/);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(button(root, 'Example: a5L*'));
    expect(opened).toEqual(['3,2,0,1,1,0,0,0/0,0,0,6,0,0,0,0/0,0,0,0,6,1,1,0/0,0,0,0,0,1,2,3 N 18,19 SN - 4 a5L*']);
  });

  it('names the place whose rules they are, and what still differs there', async () => {
    const rules = rulesOf('kiswahili', { singlesNeedFunctionalHouse: true, takasiaDuty: true });
    const root = show(() => <VariantNotes rules={rules} onOpen={() => {}} />);
    await until(/Abstract Play.*What still differs there.*192 seeds/);
    expect(root.querySelectorAll('.variant-notes li')).toHaveLength(2);
    expect(root.querySelectorAll('.variant-notes li button')).toHaveLength(2);
  });
});
