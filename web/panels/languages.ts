import { LANGUAGES, type LanguageId } from '../i18n/index.ts';

/** For the picker: each language in itself. */
export const languageOptions = (Object.keys(LANGUAGES) as LanguageId[]).map((id) => [id, LANGUAGES[id].name] as const);
