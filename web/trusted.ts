/**
 * The one gate from text to markup and to a script's address, where the browser enforces one (Trusted Types): markup is the
 * board's own drawing and nothing else, scripts are files of this app. Imported first by every page; the policy in
 * vite.config.ts lets no other gate be made.
 */

/** What drawings are made of. Nothing here can run, load or link anything. */
const ELEMENTS = new Set(
  (
    'svg g path circle ellipse rect line polygon polyline text tspan title desc defs use symbol marker ' +
    'clippath mask pattern lineargradient radialgradient stop filter feturbulence fecolormatrix fegaussianblur feoffset ' +
    'femerge femergenode fecomposite feflood feblend div span'
  ).split(' '),
);
const TAG = /<\/?([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<>]*")*)\s*\/?>|[^<]+/y;
const ATTRIBUTE = /([a-zA-Z][\w:-]*)="([^"]*)"/g;

/** Addresses only inside the drawing itself, no handlers, no styles. */
function isHarmless(name: string, value: string): boolean {
  if (/^on|^style$|^src/i.test(name)) return false;
  if (/^xmlns(:xlink)?$/.test(name)) return /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink)$/.test(value);
  if (/href$/i.test(name)) return value.startsWith('#');
  return !/url\((?!#)/i.test(value) && !/javascript:|data:/i.test(value);
}

/** Whether `markup` is a drawing: known elements, harmless attributes, text. */
export function isDrawing(markup: string): boolean {
  TAG.lastIndex = 0;
  while (TAG.lastIndex < markup.length) {
    const found = TAG.exec(markup);
    if (!found) return false;
    const [, element, attributes] = found;
    if (element === undefined) continue;
    if (!ELEMENTS.has(element.toLowerCase())) return false;
    for (const [, name = '', value = ''] of (attributes ?? '').matchAll(ATTRIBUTE)) {
      if (!isHarmless(name, value)) return false;
    }
  }
  return true;
}

/** Whether a script's address lies in the folder of the page at `page`. */
export function isOurs(address: string, page: string): boolean {
  const folder = new URL('./', page);
  const url = new URL(address, page);
  return url.origin === folder.origin && url.pathname.startsWith(folder.pathname);
}

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(address: string): string },
  ): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };

/** `default`: the browser asks it at every place that text could become markup or a script. */
trustedTypes?.createPolicy('default', {
  createHTML(markup) {
    if (isDrawing(markup)) return markup;
    throw new TypeError(`refused markup that is no drawing: ${markup.slice(0, 200)}`);
  },
  createScriptURL(address) {
    if (isOurs(address, location.href)) return address;
    throw new TypeError(`refused a script from ${address}`);
  },
});
