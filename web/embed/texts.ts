/** Words of the button on other sites, in the languages of the chat, and messages for the developers of these sites. */
import { chooseLanguage } from '../lib/text/choose-language.ts';

type Words = { open: string; ask: (product: string) => string; close: string };

const words = {
  en: { open: 'Ask the manual', ask: (product) => `Ask about ${product}`, close: 'Close' },
  de: { open: 'Die Anleitung fragen', ask: (product) => `Fragen zu ${product}`, close: 'Schließen' },
  fr: { open: 'Interroger la notice', ask: (product) => `Questions sur ${product}`, close: 'Fermer' },
  es: { open: 'Preguntar al manual', ask: (product) => `Preguntas sobre ${product}`, close: 'Cerrar' },
  hi: { open: 'मैनुअल से पूछें', ask: (product) => `${product} के बारे में पूछें`, close: 'बंद करें' },
} satisfies Record<string, Words>;

/** The words in the reader’s first known language, or in English. @param languages as in `navigator.languages` */
export const chooseWords = (languages: readonly string[]): Words & { lang: string } =>
  chooseLanguage<Words>(words, languages);

/** Messages in the browser's console, for the developer of the site. */
export const consoleTexts = {
  noLink: 'Manualist: data-chatbot is not the address of a chat. Copy it from the list of your chatbots.',
  notAllowed: (origin: string) =>
    `Manualist: the chat is not shown. Either ${origin} is not among the sites that the company allows in its settings, ` +
    'or the chatbot was removed, or the server can’t be reached.',
};
