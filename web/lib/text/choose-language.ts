/**
 * The words in the reader’s first known language, or in English, with the language itself.
 * @param words by two letters of the language
 * @param languages as in `navigator.languages`
 */
export function chooseLanguage<Words extends object>(
  words: Readonly<Record<string, Words>> & { readonly en: Words },
  languages: readonly string[],
): Words & { lang: string } {
  const lang = languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((language) => Object.hasOwn(words, language));
  return { lang: lang ?? 'en', ...(words[lang ?? 'en'] ?? words.en) };
}
