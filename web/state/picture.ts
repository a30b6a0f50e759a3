/** The board as a file: SVG as it is drawn, PNG drawn by the browser from it. */
import { boardSvg } from '../board/picture.ts';
import { t } from '../i18n/index.ts';
import { boardTheme, bottom, coordinates, dark } from './settings.ts';
import { nameOf } from './studies.ts';
import { game, givenName, lastTrace, position, rules } from './study.ts';

/** Pixels across: sharp on a screen and in print at the width of a column. */
const PNG_WIDTH = 1600;

export const picture = (): string =>
  boardSvg(position.value, {
    columns: rules.value.columns,
    hasHouse: rules.value.houseFrom !== null,
    houseFrom: rules.value.houseFrom,
    hasGhala: rules.value.start.ghala > 0 || position.value.S.ghala + position.value.N.ghala > 0,
    bottom: bottom.value,
    theme: boardTheme.value,
    scheme: dark.value ? 'dark' : 'light',
    coordinates: coordinates.value,
    title: nameOf(givenName.value, game.value),
    lastTrace: lastTrace.value,
    path: null,
    names: { S: t('side.S'), N: t('side.N') },
  });

/** The picture's width and height, from its viewBox. */
function sizeOf(svg: string): readonly [number, number] {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
}

/** The SVG as a PNG. Rejects if the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const [width, height] = sizeOf(svg);
  const canvas = document.createElement('canvas');
  canvas.width = PNG_WIDTH;
  canvas.height = Math.round((PNG_WIDTH * height) / width);
  // Without a size of its own an SVG is drawn at 300 by 150 in some browsers.
  const sized = svg.replace('<svg ', `<svg width="${canvas.width}" height="${canvas.height}" `);
  const url = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(url);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      // Its pixels are megabytes, of which the collector of garbage knows nothing: they go now, not when it next runs.
      canvas.width = 0;
      if (blob === null) reject(new Error('no PNG'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** The HTML that puts the viewer into another page, at the place that `link` (a link of ours) names. */
export function embedCode(link: string, options: Readonly<Record<string, string>> = {}): string {
  const [page = '', query = ''] = link.split('#/?');
  const wanted = Object.entries(options).map(([name, value]) => `&${name}=${value}`);
  const source = `${page.replace(/[^/]*$/, '')}embed.html#${query}${wanted.join('')}`.replaceAll('&', '&amp;');
  return `<iframe src="${source}" width="720" height="480" style="border:0;max-width:100%" title="Bao"></iframe>`;
}
