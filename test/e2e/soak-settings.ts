/** The settings of a first visit, put back whenever memory is measured: a board of wood takes 3 MiB more than a plain one. */
import type { BarePage } from './bare-page.ts';

type Field = { readonly label: string; readonly value: string };

/** Where settings stand. */
export const ENGINE = '.engine';
export const DIALOG = 'dialog[open] .settings';

/** Each search is to be as long as the other. */
const LIMIT: readonly Field[] = [
  { label: 'Lines', value: '1' },
  { label: 'Limit', value: 'nodes' },
  { label: 'Nodes', value: '1000' },
];

/** All selects and switches there; null as long as there are none. */
export function fieldsOf(place: string): Field[] | null {
  const fields = [
    ...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(`${place} :is(select, [type=checkbox])`),
  ];
  if (fields.length === 0) return null;
  return fields.map((field) => ({
    label: field.ariaLabel ?? field.closest('label')?.textContent ?? '',
    value: field instanceof HTMLInputElement ? String(field.checked) : field.value,
  }));
}

export function setField({ place, label, value }: Field & { readonly place: string }): void {
  const field = [
    ...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(`${place} :is(select, [type=checkbox])`),
  ].find((one) => (one.ariaLabel ?? one.closest('label')?.textContent) === label);
  if (field instanceof HTMLInputElement) {
    if (String(field.checked) !== value) field.click();
  } else if (field && field.value !== value) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

export class Settings {
  private readonly usual = new Map<string, readonly Field[]>();

  constructor(private readonly bare: BarePage) {}

  /** What they are now. Needs the board with the engine on; leaves the settings' dialog open, as `putBack` does. */
  note(): Promise<void> {
    return this.each(async (place) => {
      this.usual.set(place, await this.bare.until(fieldsOf, place));
    });
  }

  /** What they were when they were noted, with a limit of a million nodes. */
  putBack(): Promise<void> {
    return this.each(async (place) => {
      await this.bare.until(fieldsOf, place);
      for (const field of [...this.usual.get(place)!, ...(place === ENGINE ? LIMIT : [])]) {
        await this.bare.evaluate(setField, { place, ...field });
        await this.bare.page.waitForTimeout(50);
      }
    });
  }

  private async each(act: (place: string) => Promise<void>): Promise<void> {
    await this.press('Score every legal move and show it on its pit', false);
    await this.press('Engine settings', true);
    await this.bare.until(() => document.querySelector('.engine-settings') !== null, undefined);
    await act(ENGINE);
    await this.press('Engine settings', false);
    await this.bare.click('button', 'Settings');
    await act(DIALOG);
  }

  private async press(name: string, on: boolean): Promise<void> {
    const state = await this.bare.until(
      (label) => document.querySelector(`.engine [aria-label="${label}"]`)?.getAttribute('aria-pressed'),
      name,
    );
    if ((state === 'true') !== on) await this.bare.click('.engine button', name);
  }
}
