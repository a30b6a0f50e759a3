/** Everything the user sets once and expects to find again. Signals only; what they do is elsewhere. */
import { computed, effect, signal } from '@preact/signals';
import { EVALUATION_NAMES } from '../../worker/protocol.ts';
import type { PlaybackSpeed } from '../board/types.ts';
import { isLanguage, type LanguageId, preferredLanguage } from '../i18n/index.ts';
import type { Side } from '../rules/types.ts';
import { deviceFacts, deviceLimits } from './device.ts';
import { integerIn, isBoolean, oneOf, stored } from './stored.ts';

export type LimitKind = 'time' | 'depth' | 'nodes' | 'infinite';

export const device = deviceLimits(deviceFacts());

export const theme = stored<'system' | 'light' | 'dark'>('theme', 'system', oneOf('system', 'light', 'dark'));
export const boardTheme = stored<'wood' | 'plain'>('boardTheme', 'wood', oneOf('wood', 'plain'));
export const coordinates = stored('coordinates', true, isBoolean);
export const speed = stored<PlaybackSpeed>('speed', 1, oneOf(0, 0.5, 1, 2));
export const bottom = stored<Side>('bottom', 'S', oneOf('S', 'N'));
/** WCAG 2.1.4: shortcuts of one character can be turned off. */
export const shortcuts = stored('shortcuts', true, isBoolean);
export const languageChoice = stored<LanguageId>(
  'language',
  preferredLanguage(navigator.languages),
  (value): value is LanguageId => typeof value === 'string' && isLanguage(value),
);

export const engineOn = stored('engineOn', false, isBoolean);
export const lineCount = stored<number | 'all'>(
  'lines',
  1,
  (value): value is number | 'all' => value === 'all' || integerIn(0, 5)(value),
);
export const limitKind = stored<LimitKind>('limit', 'time', oneOf('time', 'depth', 'nodes', 'infinite'));
/** Seconds. */
export const limitTime = stored('limitTime', 8, integerIn(1, 3600));
export const limitDepth = stored('limitDepth', 20, integerIn(1, 99));
/** Thousands of nodes. */
export const limitNodes = stored('limitNodes', 1000, integerIn(1, 100_000_000));
export const threads = stored('threads', device.defaultThreads, integerIn(1, device.maxThreads));
export const hash = stored('hash', device.defaultHash, oneOf(...device.hashSizes));
/** `auto`: the engine's own choice, which is the strongest. */
export const evaluation = stored('evaluation', 'trained', oneOf(...EVALUATION_NAMES));
export const allMoves = stored('allMoves', false, isBoolean);

export const scoreAs = stored<'seeds' | 'chance'>('scoreAs', 'seeds', oneOf('seeds', 'chance'));
export const scoreView = stored<'south' | 'mover'>('scoreView', 'south', oneOf('south', 'mover'));

const darkWished = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(darkWished.matches);
darkWished.addEventListener('change', (event) => {
  systemDark.value = event.matches;
});

export const dark = computed(() => (theme.value === 'system' ? systemDark.value : theme.value === 'dark'));

/** Keeps `data-theme` on the root element and the browser's own bars in step; returns the way to stop. */
export function applyTheme(): () => void {
  return effect(() => {
    document.documentElement.dataset.theme = dark.value ? 'dark' : 'light';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark.value ? '#1b1613' : '#f6f1e7');
  });
}
