/**
 * A move typed at the keyboard: pit and direction (`5L`, `B2R`), `>` for the house. A digit alone may also mark the
 * current move (1 to 6: `!` `?` `!!` `??` `!?` `?!`): Enter says so, or a pause does.
 */
import { computed, signal } from '@preact/signals';
import { matchMove } from '../rules/index.ts';
import { inWords } from './reasonWords.ts';
import { ruleAgainst } from './refused.ts';
import { legal, path, playMove, position, rules, toggleGlyph } from './study.ts';
import { boardMessage } from './ui.ts';

/** What has been typed: `B2`, `A8R`. Empty: nothing. */
export const typed = signal('');

export const GLYPHS = ['!', '?', '!!', '??', '!?', '?!'] as const;

/** How long a digit waits for its letter before it is taken as a mark. */
const PAUSE = 1500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The mark that a lone digit stands for, or null. */
export const pendingGlyph = computed(() => {
  const digit = /^A([1-6])$/.exec(typed.value)?.[1];
  return digit === undefined || path.value.length === 0 ? null : Number(digit);
});

/** A move that could go on with the house: `A8R` is waiting for Enter or `>`. */
export const awaitsSafari = computed(() => /[LR]$/.test(typed.value));

function set(text: string): void {
  clearTimeout(timer);
  typed.value = text;
  if (pendingGlyph.value !== null) timer = setTimeout(confirm, PAUSE);
}

export const forget = (): void => set('');

function tryPlay(text: string): void {
  const here = position.value;
  const move = matchMove(rules.value, here, legal.value, text);
  set('');
  if (move.ok) playMove(move.value);
  else {
    const forbidden = ruleAgainst(text);
    if (forbidden !== null) boardMessage.value = forbidden;
    else
      void inWords(move.error.reason).then((reason) => {
        // By then the user may have gone on.
        if (position.value === here) boardMessage.value = reason;
      });
  }
}

/** Enter, or the pause after a lone digit. */
function confirm(): void {
  const text = typed.value;
  if (awaitsSafari.value) {
    tryPlay(text);
    return;
  }
  const glyph = pendingGlyph.value;
  set('');
  if (glyph !== null) toggleGlyph(glyph);
}

/** Takes a key; false if it means nothing here (`l` and `Enter` are other things while nothing is typed). */
export function takeKey(name: string): boolean {
  const text = typed.value;
  if (/^[1-8]$/.test(name)) {
    set(text === 'B' ? `B${name}` : `A${name}`);
    return true;
  }
  if (name === 'b') {
    set('B');
    return true;
  }
  if (text === '') return false;
  if (name === 'l' || name === 'r') {
    if (!/\d$/.test(text)) return true;
    const whole = text + name.toUpperCase();
    // The same way with and without the house: one more key decides.
    const both = legal.value.filter((move) => move.text.replace(/[>*]+$/, '').toUpperCase() === whole);
    if (both.some((move) => move.safari) && both.some((move) => !move.safari)) set(whole);
    else tryPlay(both[0]?.safari === true ? `${whole}>` : whole);
    return true;
  }
  if (name === '>') {
    if (awaitsSafari.value) tryPlay(`${text}>`);
    return true;
  }
  if (name === 'Enter') {
    confirm();
    return true;
  }
  if (name === 'Escape' || name === 'Backspace') {
    set(name === 'Escape' ? '' : text.slice(0, text.length > 2 ? -1 : 0));
    return true;
  }
  return false;
}
