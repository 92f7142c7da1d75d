/** Language of the texts. Formats follow the reader's region as far as it speaks this language. */
const LANGUAGE = 'en';
const DEFAULT_LOCALE = 'en-GB';

/**
 * The reader's first wish that is in the language of the texts and names a region, else British English, or the
 * language alone: names of months never stand in another language than the words around them.
 *
 * @param languages BCP 47 tags, the most wanted first, as in `navigator.languages`
 * @param language ISO 639-1 of the texts
 */
export const chooseLocale = (languages: readonly string[], language = LANGUAGE): string =>
  languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ??
  (language === LANGUAGE ? DEFAULT_LOCALE : language);

/** For `Intl` and everything that takes a locale. The build, which renders the landing page, has no reader. */
export let LOCALE = chooseLocale(globalThis.navigator?.languages ?? []);

/** From now on formats are those of texts in this language; called before anything is shown. */
export function setLanguage(language: string): void {
  LOCALE = chooseLocale(globalThis.navigator?.languages ?? [], language);
}

/** Gives what is made for the locale of the moment, made anew only when that has changed: making one is dear. */
export function perLocale<T>(make: (locale: string) => T): () => T {
  let made: { locale: string; value: T } | undefined;
  return () => {
    if (made?.locale !== LOCALE) made = { locale: LOCALE, value: make(LOCALE) };
    return made.value;
  };
}
