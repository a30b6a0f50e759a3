/** Reasons in the page's language for the parts of the page that are there from the first: their texts come when asked for. */
import type { Reason } from '../rules/index.ts';

/** In English if the texts cannot be loaded. */
export const inWords = async (reason: Reason): Promise<string> => {
  try {
    const { readReason } = await import('../i18n/reasons/index.ts');
    return await readReason(reason);
  } catch (error) {
    console.warn('the texts of the reasons could not be loaded', error);
    return reason.message;
  }
};
