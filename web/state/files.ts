/** Handing text to the user: as a file, or to the clipboard; and taking it from his files. */
import { formatCompact, t } from '../i18n/index.ts';
import type { Result } from '../rules/index.ts';

/** The text of a file of at most `most` bytes, or what to tell the user. */
export async function textOfFile(file: File, most: number): Promise<Result<string, string>> {
  if (file.size > most) {
    return { ok: false, error: t('import.tooBig', { size: formatCompact(file.size), max: formatCompact(most) }) };
  }
  try {
    return { ok: true, value: await file.text() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, error: t('import.fileFailed', { reason }) };
  }
}

/** Offers `text` as a download. */
export const downloadText = (name: string, text: string, type = 'text/plain'): void =>
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Copies; false if the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A name for a file from a title: letters, digits and dashes of any script. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60)
      .toLowerCase() || 'bao'
  }.${ending}`;
