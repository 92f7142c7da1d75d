/** Words that the script adds to a page with a contact form, in the languages of the chat, and messages for its developers. */
import { chooseLanguage } from '../lib/text/choose-language.ts';
import type { NoForm } from './find-form.ts';

export type Words = {
  looking: string;
  /** Said when the answer is there. */
  answered: string;
  helped: string;
  /** Name of the frame. */
  frame: string;
};

const words = {
  en: {
    looking: 'Looking in the manual…',
    answered: 'Read here what the manual says, or send your message all the same.',
    helped: 'Your message was not sent.',
    frame: 'Answer from the manual',
  },
  de: {
    looking: 'Es wird in der Anleitung nachgesehen …',
    answered: 'Lesen Sie hier, was die Anleitung sagt, oder senden Sie Ihre Nachricht trotzdem.',
    helped: 'Ihre Nachricht wurde nicht gesendet.',
    frame: 'Antwort aus der Anleitung',
  },
  fr: {
    looking: 'Recherche dans la notice…',
    answered: 'Lisez ici ce que dit la notice, ou envoyez quand même votre message.',
    helped: 'Votre message n’a pas été envoyé.',
    frame: 'Réponse de la notice',
  },
  es: {
    looking: 'Buscando en el manual…',
    answered: 'Lea aquí lo que dice el manual o envíe su mensaje de todos modos.',
    helped: 'Su mensaje no se ha enviado.',
    frame: 'Respuesta del manual',
  },
  hi: {
    looking: 'मैनुअल में खोजा जा रहा है…',
    answered: 'यहाँ पढ़ें कि मैनुअल क्या कहता है, या अपना संदेश फिर भी भेजें।',
    helped: 'आपका संदेश नहीं भेजा गया।',
    frame: 'मैनुअल से उत्तर',
  },
} satisfies Record<string, Words>;

/** The words in the reader’s first known language, or in English. @param languages as in `navigator.languages` */
export const chooseWords = (languages: readonly string[]): Words & { lang: string } =>
  chooseLanguage<Words>(words, languages);

/** Messages in the browser's console, for the developer of the site. */
export const consoleTexts = {
  noLink:
    'Manualist: data-link is not the address of a contact form. Copy the code from the list of your chatbots.',
  noForm: {
    'no-form': 'Manualist: there is no such form. Name it in data-form, for example data-form="#contact".',
    'no-message':
      'Manualist: the form has no field for the message. Name it in data-message, for example data-message="[name=text]".',
  } satisfies Record<NoForm, string>,
  notAllowed: (origin: string) =>
    `Manualist: the form is sent without an answer. Either ${origin} is not among the sites that the company allows in its ` +
    'settings, or the chatbot was removed, or the server can’t be reached.',
};
