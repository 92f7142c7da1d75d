/** Words of a chat that was opened by a printed code, in all languages of the chat: they are loaded with a code alone. */
import { LOCALE } from '../../../lib/text/locale.ts';

type CodeTexts = { place: string };

const english: CodeTexts = { place: 'This code is on:' };

const LANGUAGES: Readonly<Record<string, CodeTexts>> = {
  en: english,
  de: { place: 'Dieser Code ist an:' },
  fr: { place: 'Ce code se trouve sur :' },
  es: { place: 'Este código está en:' },
  hi: { place: 'यह कोड यहाँ लगा है:' },
};

/** The words in the language of the chat. Read them when something is shown. */
export const codeTexts = (): CodeTexts => LANGUAGES[LOCALE.split('-', 1)[0] ?? ''] ?? english;

/** For the test that each language says all of it. */
export const codeLanguages = LANGUAGES;
