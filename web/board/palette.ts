/** Colours of the board, for the page (a style sheet) and for pictures (only the one palette that they need). */
import { MARK_STYLES } from './marks.ts';

type Palette = Readonly<Record<string, string>>;

const woodLight: Palette = {
  'frame-a': '#7a4526',
  'frame-b': '#5b301a',
  'frame-c': '#8f5a34',
  edge: '#33180b',
  lit: '#d79f68',
  'field-a': '#b97c48',
  'field-b': '#a4683a',
  carve: '#3a1c0d',
  'bowl-a': '#2e150a',
  'bowl-b': '#5a321a',
  'bowl-c': '#8f5c35',
  'rim-dark': '#3d1e0e',
  'rim-lit': '#e2b07a',
  inlay: '#f0cf86',
  number: '#fff4e2',
  'number-plate': '#3b1e0f',
  coord: '#fbe6c8',
  mark: '#fff3d6',
  'mark-edge': '#2a1207',
  accent: '#8fe3ff',
  'accent-ink': '#04222e',
  warn: '#ffb199',
  'seed-a': '#eef0e2',
  'seed-b': '#b4bba6',
  'seed-c': '#646d5c',
  'seed-edge': '#2c3128',
  grain: '0.55',
  ornament: '1',
  shade: '1',
};

const woodDark: Palette = {
  ...woodLight,
  'frame-a': '#46291a',
  'frame-b': '#2f1a0f',
  'frame-c': '#5a3722',
  edge: '#140904',
  lit: '#94653f',
  'field-a': '#6f462a',
  'field-b': '#5c3821',
  carve: '#1d0d06',
  'bowl-a': '#170a04',
  'bowl-b': '#321b0e',
  'bowl-c': '#57361f',
  'rim-dark': '#1d0e06',
  'rim-lit': '#a9784d',
  inlay: '#dcb566',
  number: '#fbeeda',
  'number-plate': '#241108',
  coord: '#f1d9b8',
  mark: '#fbe9c4',
  'mark-edge': '#120702',
  'seed-a': '#d9dccb',
  'seed-b': '#98a08b',
  'seed-c': '#4f5848',
  'seed-edge': '#171b14',
};

const plainLight: Palette = {
  'frame-a': '#dfe3e0',
  'frame-b': '#dfe3e0',
  'frame-c': '#dfe3e0',
  edge: '#aeb8b2',
  lit: '#dfe3e0',
  'field-a': '#eef1ee',
  'field-b': '#eef1ee',
  carve: '#b9c3bd',
  'bowl-a': '#d3dbd6',
  'bowl-b': '#d3dbd6',
  'bowl-c': '#d3dbd6',
  'rim-dark': '#7a867f',
  'rim-lit': '#7a867f',
  inlay: '#7a4d00',
  number: '#14201a',
  'number-plate': 'transparent',
  coord: '#3f4d46',
  mark: '#14201a',
  'mark-edge': '#ffffff',
  accent: '#005f83',
  'accent-ink': '#ffffff',
  warn: '#a3200d',
  'seed-a': '#56695e',
  'seed-b': '#56695e',
  'seed-c': '#56695e',
  'seed-edge': '#eef1ee',
  grain: '0',
  ornament: '0',
  shade: '0',
};

const plainDark: Palette = {
  ...plainLight,
  'frame-a': '#2a312d',
  'frame-b': '#2a312d',
  'frame-c': '#2a312d',
  edge: '#4a5650',
  lit: '#2a312d',
  'field-a': '#1f2522',
  'field-b': '#1f2522',
  carve: '#46524b',
  'bowl-a': '#333d38',
  'bowl-b': '#333d38',
  'bowl-c': '#333d38',
  'rim-dark': '#6d7b73',
  'rim-lit': '#6d7b73',
  inlay: '#f2c14e',
  number: '#f2f6f3',
  'number-plate': 'transparent',
  coord: '#b6c4bc',
  mark: '#f2f6f3',
  'mark-edge': '#0e1210',
  accent: '#7fdcff',
  'accent-ink': '#04222e',
  warn: '#ffb199',
  'seed-a': '#b9c9bf',
  'seed-b': '#b9c9bf',
  'seed-c': '#b9c9bf',
  'seed-edge': '#1f2522',
};

const declare = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--bao-${name}:${value};`)
    .join('');

/** For one picture that stands alone. `scheme` null: the light palette. */
export function paletteOf(theme: 'wood' | 'plain', scheme: 'light' | 'dark' | null): string {
  const dark = scheme === 'dark';
  return declare(theme === 'wood' ? (dark ? woodDark : woodLight) : dark ? plainDark : plainLight);
}

/** For a page: follows `data-theme` on the document, unless a board says `data-scheme` itself. */
const pageStyles = (): string =>
  (
    [
      ['wood', woodLight, woodDark],
      ['plain', plainLight, plainDark],
    ] as const
  )
    .map(([look, light, dark]) => {
      const own = `.bao[data-look="${look}"]`;
      return `${own}{${declare(light)}}:root[data-theme="dark"] ${own}:not([data-scheme]),${own}[data-scheme="dark"]{${declare(dark)}}`;
    })
    .join('');

let installed = false;

/** Makes palettes and marks known to the page, once. A constructed sheet: a strict content security policy lets it pass. */
export function installStyles(): void {
  if (installed) return;
  installed = true;
  const text = pageStyles() + MARK_STYLES;
  if ('adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } else {
    (document as Document).head.append(
      Object.assign((document as Document).createElement('style'), { textContent: text }),
    );
  }
}
