import type { ChatWords } from './language.ts';

/** Loaders of the languages. English is always loaded; each other language is a file of its own. */
export const LANGUAGES: Record<string, () => Promise<ChatWords>> = {
  de: () => import('./de-texts.ts').then(({ german }) => german),
  fr: () => import('./fr-texts.ts').then(({ french }) => french),
  es: () => import('./es-texts.ts').then(({ spanish }) => spanish),
  hi: () => import('./hi-texts.ts').then(({ hindi }) => hindi),
};

/**
 * Loads the chat's words in the reader's first language that it has; null for English, which is also the fallback.
 * @param languages BCP 47 tags, the most wanted first, as in `navigator.languages`
 */
export async function loadWords(languages: readonly string[]): Promise<ChatWords | null> {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '')
    .find((language) => language === 'en' || Object.hasOwn(LANGUAGES, language));
  // If the file can't be loaded, a chat in English is better than none.
  return (await LANGUAGES[known ?? 'en']?.().catch(() => null)) ?? null;
}
