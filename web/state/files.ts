/** Handing text to the user: as a file, or to the clipboard. */

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
