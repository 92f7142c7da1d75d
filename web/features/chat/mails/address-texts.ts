/** Words of the forms that take an address, in all languages of the chat: they are loaded with one alone. */
import { LOCALE } from '../../../lib/text/locale.ts';
import type { Spoken } from '../../../lib/text/spoken.ts';

const english = {
  email: 'E-mail',
  send: 'Send',
  sending: 'Sending…',
  wrongAddress: 'Check the address.',
  tooMany: 'Too many requests today. Try again tomorrow.',
  notSent: 'This could not be sent. Try again.',
} as const;

type AddressTexts = Spoken<typeof english>;

const german: AddressTexts = {
  email: 'E-Mail-Adresse',
  send: 'Senden',
  sending: 'Wird gesendet …',
  wrongAddress: 'Prüfen Sie die Adresse.',
  tooMany: 'Heute wurde zu oft darum gebeten. Versuchen Sie es morgen noch einmal.',
  notSent: 'Das konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
};

const french: AddressTexts = {
  email: 'Adresse e-mail',
  send: 'Envoyer',
  sending: 'Envoi…',
  wrongAddress: 'Vérifiez l’adresse.',
  tooMany: 'Trop de demandes aujourd’hui. Réessayez demain.',
  notSent: 'L’envoi a échoué. Réessayez.',
};

const spanish: AddressTexts = {
  email: 'Correo electrónico',
  send: 'Enviar',
  sending: 'Enviando…',
  wrongAddress: 'Compruebe la dirección.',
  tooMany: 'Demasiadas solicitudes hoy. Inténtelo mañana.',
  notSent: 'No se pudo enviar. Inténtelo de nuevo.',
};

const hindi: AddressTexts = {
  email: 'ई-मेल',
  send: 'भेजें',
  sending: 'भेजा जा रहा है…',
  wrongAddress: 'पता जाँचें।',
  tooMany: 'आज बहुत बार माँगा गया। कल फिर कोशिश करें।',
  notSent: 'भेजा नहीं जा सका। दोबारा कोशिश करें।',
};

const LANGUAGES: Readonly<Record<string, AddressTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  hi: hindi,
};

/** The language of the chat, ISO 639-1. */
export const chatLanguage = (): string => LOCALE.split('-', 1)[0] ?? 'en';

/** The words in the language of the chat. Read them when something is shown. */
export const addressTexts = (): AddressTexts => LANGUAGES[chatLanguage()] ?? english;

/** For the test that each language says all of it. */
export const addressLanguages = LANGUAGES;
