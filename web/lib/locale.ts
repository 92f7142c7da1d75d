/** Language of the texts. Formats follow the reader's region as far as it speaks this language. */
const LANGUAGE = 'en';
const DEFAULT_LOCALE = 'en-GB';

/**
 * The reader's first wish that is in the language of the texts and names a region, else British English: names of
 * months never stand in another language than the words around them.
 *
 * @param languages BCP 47 tags, the most wanted first, as in `navigator.languages`
 */
export const chooseLocale = (languages: readonly string[]): string =>
  languages.find((tag) => tag.toLowerCase().startsWith(`${LANGUAGE}-`)) ?? DEFAULT_LOCALE;

/** For `Intl` and everything that takes a locale. The build, which renders the landing page, has no reader. */
export const LOCALE = chooseLocale(globalThis.navigator?.languages ?? []);
