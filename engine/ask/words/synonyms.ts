import { normaliseText } from '../../index/normalise.ts';
import { whenNeeded, whenNeededFor } from '../../runtime/when-needed.ts';
import { WORDS } from '../../words/languages.ts';

export type WordGroups = readonly (readonly string[])[];

const normalised = (groups: WordGroups = []): WordGroups =>
  groups.map((group) => group.map((word) => normaliseText(word)));

/** Groups of words with one meaning in the language of devices, lower case, of an ISO 639-1 language; none of one that is not known. */
export const synonymGroups = whenNeededFor((code: string) => normalised(WORDS.get(code)?.synonyms));

/** The forms of one English word that a stemmer keeps apart, of what is measured. */
export const measureForms = whenNeeded(() => normalised(WORDS.get('en')?.measures));

/** Groups of forms of one word that no stemmer joins, of an ISO 639-1 language; none of one that is not known. */
export const formGroups = whenNeededFor((code: string): WordGroups => {
  const words = WORDS.get(code);
  return words === undefined ? [] : normalised([...words.measures, ...words.forms]);
});
