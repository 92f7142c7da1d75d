import { normaliseText } from '../../index/normalise.ts';
import { FORMS, MEASURES } from '../talk/english/forms.ts';
import { TALK } from '../talk/languages.ts';

export type WordGroups = readonly (readonly string[])[];

const groupsOf = (text: string): WordGroups =>
  normaliseText(text)
    .split(' | ')
    .map((group) => group.split(' '));

/** Groups of words with one meaning in the language of devices, lower case, by ISO 639-1 language. */
export const SYNONYM_GROUPS: ReadonlyMap<string, WordGroups> = new Map(
  [...TALK].map(([code, { synonyms }]) => [code, groupsOf(synonyms)]),
);
/** The English ones. */
export const ENGLISH_SYNONYMS: WordGroups = SYNONYM_GROUPS.get('en') ?? [];
/** The forms of one English word that a stemmer keeps apart, of what is measured. */
export const MEASURE_FORMS: WordGroups = groupsOf(MEASURES);
/** Those of all words. */
export const WORD_FORMS: WordGroups = [...MEASURE_FORMS, ...groupsOf(FORMS)];
