import { whenNeeded } from '../runtime/when-needed.ts';
import { WORDS } from '../words/languages.ts';

/**
 * English forms, each with the word that it belongs to. Left out are forms that are words themselves ("left", "ground", "leaves",
 * "cooler", "led"), and those on every page ("shown", "taken"), where the form helps to tell passages apart.
 */
const wordsOfForms = whenNeeded(
  () =>
    new Map(
      (WORDS.get('en')?.irregular ?? []).flatMap(([word = '', ...forms]) =>
        forms.map((form) => [form, word] as const),
      ),
    ),
);

/** The word that a lower-case form belongs to; regular forms come back unchanged. */
export const regularForm = (word: string): string => wordsOfForms().get(word) ?? word;
