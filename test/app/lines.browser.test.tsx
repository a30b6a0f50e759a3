/** Engine lines and the rules they belong to, with the real engine: the board may go on to another game beside them. */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Lines } from '../../web/panels/Lines.tsx';
import {
  type Game,
  newGame,
  parseSetup,
  type Ruleset,
  rulesetOf,
  type Switches,
  type VariantId,
  validate,
} from '../../web/rules/index.ts';
import { unwrap } from '../../web/rules/text-error.ts';
import { shown, startAnalysis } from '../../web/state/analysis.ts';
import { preview } from '../../web/state/lines.ts';
import { underOtherRules } from '../../web/state/otherRules.ts';
import { engineOn, lineCount } from '../../web/state/settings.ts';
import { openStudy } from '../../web/state/studies.ts';
import { forgetEverything } from './page.ts';

const rulesFor = (variant: VariantId, switches: Partial<Switches> = {}): Ruleset =>
  unwrap(rulesetOf(variant, switches));
const shownMoves = (root: Element) => [...root.querySelectorAll('.pv-move')].map((move) => move.textContent);
const found = () => shown.value?.info.lines.flatMap(({ pv }) => pv) ?? [];

let root: HTMLElement;
let button: HTMLButtonElement;
let stop: () => void;

beforeEach(async () => {
  await forgetEverything();
  engineOn.value = true;
  lineCount.value = 3;
  button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'press';
  root = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  stop();
  render(null, root);
  root.remove();
  button.remove();
  engineOn.value = false;
  lineCount.value = 1;
});

async function analyse(game: Game): Promise<void> {
  openStudy({ game });
  stop = startAnalysis();
  await expect.poll(() => shown.value?.info.depth ?? 0, { timeout: 20_000 }).toBeGreaterThan(4);
}

/** What `inside` does in a click: what comes late comes after it. */
async function inClick(inside: () => void): Promise<void> {
  button.addEventListener('click', inside, { once: true });
  await userEvent.click(button);
}

describe('lines that are on the screen while the board goes on to another game', () => {
  for (const [from, to] of [
    ['hawalis', 'kiarabu'],
    ['kiarabu', 'hawalis'],
    ['kiswahili', 'hawalis'],
    ['hawalis', 'kete'],
  ] as const) {
    it(`are read by the rules they came with: ${from}, then ${to}`, async () => {
      await analyse(newGame(rulesFor(from)));
      let before: readonly string[] = [];
      let during: readonly (string | null)[] = [];
      await inClick(() => {
        before = found();
        openStudy({ game: newGame(rulesFor(to)) });
        render(<Lines />, root);
        during = shownMoves(root);
        root.querySelector<HTMLElement>('.pv-move')?.dispatchEvent(new MouseEvent('mouseenter'));
      });
      expect(before.length).toBeGreaterThan(0);
      expect(during).toEqual(before);
      // Not even a pointer that is over them shows such a line on the new game's board.
      expect(preview.value).toBeNull();
      // And then the new game's come.
      await expect.poll(() => shown.value?.rules.variant).toBe(to);
      await expect.poll(() => shownMoves(root)).toEqual(found());
    });
  }
});

describe('what was found by other house rules', () => {
  it('is not shown for the same set-up', async () => {
    const text = '1,1,0,0,0,0,0,0/1,0,2,6,0,0,0,0/0,0,0,0,6,2,0,1/0,0,0,0,0,0,1,1 S 21,21 SN - 2';
    const rules = rulesFor('kiswahili');
    const game = newGame(rules, unwrap(validate(rules, unwrap(parseSetup(text, 8)))));
    await analyse(game);
    const other = underOtherRules(game, rulesFor('kiswahili', { mtajiSafariChoice: true }));
    expect(other.ok).toBe(true);
    if (!other.ok) return;
    let during: unknown;
    await inClick(() => {
      openStudy({ game: other.value });
      during = shown.value;
    });
    expect(during).toBeNull();
    await expect.poll(() => shown.value?.rules).toBe(other.value.rules);
  });
});
