import { normaliseText } from '../../index/normalise.ts';
import { WORDS } from '../../words/languages.ts';

export type WordGroups = readonly (readonly string[])[];

const normalised = (groups: WordGroups): WordGroups =>
  groups.map((group) => group.map((word) => normaliseText(word)));

/** Groups of words with one meaning in the language of devices, lower case, by ISO 639-1 language. */
export const SYNONYM_GROUPS: ReadonlyMap<string, WordGroups> = new Map(
  [...WORDS].map(([code, { synonyms }]) => [code, normalised(synonyms)]),
);
/** The English ones. */
export const ENGLISH_SYNONYMS: WordGroups = SYNONYM_GROUPS.get('en') ?? [];
/** The forms of one English word that a stemmer keeps apart, of what is measured. */
export const MEASURE_FORMS: WordGroups = normalised(WORDS.get('en')?.measures ?? []);
/** Groups of forms of one word that no stemmer joins, by ISO 639-1 language. */
export const FORM_GROUPS: ReadonlyMap<string, WordGroups> = new Map(
  [...WORDS].map(([code, { measures, forms }]) => [code, normalised([...measures, ...forms])]),
);
/** The English ones. */
export const WORD_FORMS: WordGroups = FORM_GROUPS.get('en') ?? [];
