/** Texts with marked terms: `[[kichwa]]` shows the term's own name, `[[kichwa|vichwa]]` other words for it. */
import { TERMS, type TermId } from './background.ts';

export type RichPart = string | { readonly term: TermId; readonly shown: string | null };

const isTerm = (id: string): id is TermId => (TERMS as readonly string[]).includes(id);

/** Throws for a mark that names no term: a fault in the texts, which a test looks for. */
export function richParts(text: string): RichPart[] {
  return text.split(/(\[\[[^\]]*\]\])/).flatMap((part): RichPart[] => {
    if (part === '') return [];
    const mark = /^\[\[([^|\]]*)(?:\|([^\]]*))?\]\]$/.exec(part);
    if (mark === null) return [part];
    const [, id = '', shown = null] = mark;
    if (!isTerm(id)) throw new Error(`[[${id}]] is not a term of the glossary, expected one of ${TERMS.join(', ')}`);
    return [{ term: id, shown }];
  });
}

export const paragraphs = (text: string): readonly string[] => text.split('\n');
