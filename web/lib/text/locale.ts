/** Language of the texts. Formats follow the reader's region as far as it speaks this language. */
const LANGUAGE = 'en';
const DEFAULT_LOCALE = 'en-GB';

/**
 * The reader's first preference that is in the language of the texts and names a region; otherwise British English, or
 * the language alone. So names of months are always in the language of the words around them.
 *
 * @param languages BCP 47 tags, the most wanted first, as in `navigator.languages`
 * @param language ISO 639-1 of the texts
 */
export const chooseLocale = (languages: readonly string[], language = LANGUAGE): string =>
  languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ??
  (language === LANGUAGE ? DEFAULT_LOCALE : language);

/** The locale for `Intl`. The build, which renders the landing page, has no reader and no preferences. */
export let LOCALE = chooseLocale(globalThis.navigator?.languages ?? []);

/** Switches all formats to a language; to be called before anything is shown. */
export function setLanguage(language: string): void {
  LOCALE = chooseLocale(globalThis.navigator?.languages ?? [], language);
}

/** Caches a value that is expensive to make for the current locale, and makes it anew when the locale has changed. */
export function perLocale<T>(make: (locale: string) => T): () => T {
  let made: { locale: string; value: T } | undefined;
  return () => {
    if (made?.locale !== LOCALE) made = { locale: LOCALE, value: make(LOCALE) };
    return made.value;
  };
}
