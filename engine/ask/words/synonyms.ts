import { normaliseText } from '../../index/normalise.ts';
import { DUTCH } from './synonyms/dutch.ts';
import { ENGLISH, ENGLISH_FORMS, ENGLISH_MEASURES } from './synonyms/english.ts';
import { FRENCH } from './synonyms/french.ts';
import { GERMAN } from './synonyms/german.ts';
import { ITALIAN } from './synonyms/italian.ts';
import { PORTUGUESE } from './synonyms/portuguese.ts';
import { SPANISH } from './synonyms/spanish.ts';

export type WordGroups = readonly (readonly string[])[];

const groupsOf = (text: string): WordGroups =>
  normaliseText(text)
    .split(' | ')
    .map((group) => group.split(' '));

/** Groups of words with one meaning in the language of devices, lower case, by ISO 639-1 language. */
export const SYNONYM_GROUPS: ReadonlyMap<string, WordGroups> = new Map(
  Object.entries({
    en: ENGLISH,
    de: GERMAN,
    fr: FRENCH,
    nl: DUTCH,
    it: ITALIAN,
    pt: PORTUGUESE,
    es: SPANISH,
  }).map(([code, text]) => [code, groupsOf(text)]),
);
/** The forms of one word that a stemmer keeps apart, likewise, English. */
export const WORD_FORMS: WordGroups = [...groupsOf(ENGLISH_MEASURES), ...groupsOf(ENGLISH_FORMS)];
/** Those of what is measured. */
export const MEASURE_FORMS: WordGroups = groupsOf(ENGLISH_MEASURES);
/** The English synonyms. */
export const ENGLISH_SYNONYMS: WordGroups = groupsOf(ENGLISH);
