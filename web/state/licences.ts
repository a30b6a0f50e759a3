/** What is built into the page besides our own code, and by which licence. The build writes all their texts to licences.txt. */
export interface Shipped {
  /** Name of the package. */
  readonly name: string;
  /** SPDX. */
  readonly licence: string;
}

export const SHIPPED: readonly Shipped[] = [
  { name: 'preact', licence: 'MIT' },
  { name: '@preact/signals', licence: 'MIT' },
  { name: '@preact/signals-core', licence: 'MIT' },
  { name: 'comlink', licence: 'Apache-2.0' },
  { name: '@fontsource-variable/inter', licence: 'OFL-1.1' },
];

/** Where the build puts the full texts. */
export const LICENCES_FILE = 'licences.txt';
