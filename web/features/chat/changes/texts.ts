/** Words of the offer to tell of changes, in all languages of the chat: they are loaded with it alone. */
import type { Spoken } from '../../../lib/text/spoken.ts';
import { chatLanguage } from '../mails/address-texts.ts';

const english = {
  offer: 'Tell me if the manual changes this',
  text: 'You get a mail when a new version of the manual changes what you were answered here, and when the maker has a safety notice. A mail asks first whether you want it; you can stop it at any time.',
  sent: (email: string) => `A mail is on its way to ${email}. You are told once you confirm it.`,
} as const;

type ChangeTexts = Spoken<typeof english>;

const german: ChangeTexts = {
  offer: 'Sagen Sie mir, wenn die Anleitung das ändert',
  text: 'Sie bekommen eine Mail, wenn eine neue Fassung der Anleitung ändert, was Ihnen hier geantwortet wurde, und wenn der Hersteller einen Sicherheitshinweis hat. Eine Mail fragt zuerst, ob Sie das möchten; Sie können es jederzeit beenden.',
  sent: (email) => `Eine Mail an ${email} ist unterwegs. Sie erfahren es, sobald Sie das bestätigen.`,
};

const french: ChangeTexts = {
  offer: 'Avertissez-moi si le manuel change cela',
  text: 'Vous recevez un message quand une nouvelle version du manuel change ce qui vous a été répondu ici, et quand le fabricant a un avis de sécurité. Un message demande d’abord si vous le souhaitez ; vous pouvez y mettre fin à tout moment.',
  sent: (email) => `Un message est en route vers ${email}. Vous serez averti dès que vous le confirmez.`,
};

const spanish: ChangeTexts = {
  offer: 'Avísenme si el manual cambia esto',
  text: 'Recibe un correo cuando una nueva versión del manual cambia lo que se le respondió aquí y cuando el fabricante tiene un aviso de seguridad. Primero un correo pregunta si lo desea; puede terminarlo cuando quiera.',
  sent: (email) => `Un correo va en camino a ${email}. Se le avisará cuando lo confirme.`,
};

const hindi: ChangeTexts = {
  offer: 'मैनुअल इसे बदले तो मुझे बताएँ',
  text: 'मैनुअल का नया संस्करण यहाँ मिले उत्तर को बदले या निर्माता की कोई सुरक्षा सूचना हो, तो आपको मेल मिलता है। पहले एक मेल पूछता है कि क्या आप यह चाहते हैं; इसे कभी भी बंद किया जा सकता है।',
  sent: (email) => `${email} पर मेल भेजा जा रहा है। पुष्टि करने पर आपको बताया जाएगा।`,
};

const LANGUAGES: Readonly<Record<string, ChangeTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  hi: hindi,
};

/** The words in the language of the chat. Read them when something is shown. */
export const changeTexts = (): ChangeTexts => LANGUAGES[chatLanguage()] ?? english;

/** For the test that each language says all of it. */
export const changeLanguages = LANGUAGES;
