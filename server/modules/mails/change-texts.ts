/** Words of the mails that tell what new versions of a manual change, and of the page on which that is confirmed and ended. */
export type ChangeTexts = {
  /** ISO 639-1. */
  language: string;
  askSubject: (product: string) => string;
  askText: (product: string) => string;
  askButton: string;
  /** Who did not ask for it. */
  askEnding: (brand: string, company: string, days: number) => string;
  subject: (product: string) => string;
  text: (product: string) => string;
  question: string;
  before: string;
  now: string;
  gone: string;
  /** Where words stand; empty where neither is known. */
  place: (heading: string, page: string | null) => string;
  noticeText: (company: string, product: string) => string;
  contact: (company: string) => string;
  stopButton: string;
  ending: (brand: string, company: string) => string;
  pageTitle: (product: string) => string;
  confirmText: (email: string) => string;
  confirm: string;
  isOn: (email: string) => string;
  stop: string;
  stopped: string;
  noneLeft: string;
};

const placeWith =
  (page: (number: string) => string) =>
  (heading: string, number: string | null): string =>
    [heading, number === null ? '' : page(number)].filter((part) => part !== '').join(', ');

const english: ChangeTexts = {
  language: 'en',
  askSubject: (product) => `Do you want to be told of changes to the manual of ${product}?`,
  askText: (product) =>
    `Somebody asked that this address be told when a new version of the manual of ${product} changes what its help chat answered, and of safety notices of its maker. If that was you, say so:`,
  askButton: 'Look at it and confirm',
  askEnding: (brand, company, days) =>
    `If it was not you, do nothing: no more mails come, and the address is forgotten after ${days} days. Sent by ${brand} for ${company}.`,
  subject: (product) => `The manual of ${product} has changed`,
  text: (product) =>
    `You wanted to be told when the manual of ${product} changes what you were answered. A new version does:`,
  question: 'You asked:',
  before: 'The manual said:',
  now: 'It now says:',
  gone: 'The new version no longer says this.',
  place: placeWith((page) => `page ${page}`),
  noticeText: (company, product) => `A notice of ${company} about ${product}:`,
  contact: (company) => `How to reach ${company}:`,
  stopButton: 'No more of these mails',
  ending: (brand, company) => `You get this because you confirmed it. Sent by ${brand} for ${company}.`,
  pageTitle: (product) => `Changes to the manual of ${product}`,
  confirmText: (email) =>
    `${email} is mailed when a new version of the manual changes what you were answered, and when the maker has a safety notice. You can stop that in each mail.`,
  confirm: 'Yes, tell me',
  isOn: (email) => `Changes are mailed to ${email}.`,
  stop: 'No more of these mails',
  stopped: 'No more of these mails come. The address is erased.',
  noneLeft: 'There is nothing to confirm or stop any more.',
};

const german: ChangeTexts = {
  language: 'de',
  askSubject: (product) => `Möchten Sie Änderungen der Anleitung von ${product} erfahren?`,
  askText: (product) =>
    `Jemand hat darum gebeten, dass diese Adresse erfährt, wenn eine neue Fassung der Anleitung von ${product} ändert, was der Hilfe-Chat geantwortet hat, und wenn der Hersteller einen Sicherheitshinweis hat. Wenn Sie das waren, bestätigen Sie es:`,
  askButton: 'Ansehen und bestätigen',
  askEnding: (brand, company, days) =>
    `Wenn Sie es nicht waren, tun Sie nichts: Es kommen keine weiteren Mails, und die Adresse wird nach ${days} Tagen vergessen. Gesendet von ${brand} für ${company}.`,
  subject: (product) => `Die Anleitung von ${product} hat sich geändert`,
  text: (product) =>
    `Sie wollten erfahren, wenn die Anleitung von ${product} ändert, was Ihnen geantwortet wurde. Eine neue Fassung tut das:`,
  question: 'Ihre Frage:',
  before: 'In der Anleitung stand:',
  now: 'Jetzt steht dort:',
  gone: 'In der neuen Fassung steht das nicht mehr.',
  place: placeWith((page) => `Seite ${page}`),
  noticeText: (company, product) => `Ein Hinweis von ${company} zu ${product}:`,
  contact: (company) => `So erreichen Sie ${company}:`,
  stopButton: 'Keine solchen Mails mehr',
  ending: (brand, company) =>
    `Sie bekommen das, weil Sie es bestätigt haben. Gesendet von ${brand} für ${company}.`,
  pageTitle: (product) => `Änderungen der Anleitung von ${product}`,
  confirmText: (email) =>
    `${email} bekommt eine Mail, wenn eine neue Fassung der Anleitung ändert, was Ihnen geantwortet wurde, und wenn der Hersteller einen Sicherheitshinweis hat. Das können Sie in jeder Mail beenden.`,
  confirm: 'Ja, sagen Sie es mir',
  isOn: (email) => `Änderungen werden ${email} gemailt.`,
  stop: 'Keine solchen Mails mehr',
  stopped: 'Es kommen keine solchen Mails mehr. Die Adresse ist gelöscht.',
  noneLeft: 'Hier gibt es nichts mehr zu bestätigen oder zu beenden.',
};

const french: ChangeTexts = {
  language: 'fr',
  askSubject: (product) => `Souhaitez-vous être averti des changements du manuel de ${product} ?`,
  askText: (product) =>
    `Quelqu’un a demandé que cette adresse soit avertie quand une nouvelle version du manuel de ${product} change ce que l’aide en ligne a répondu, et des avis de sécurité du fabricant. Si c’est vous, confirmez-le :`,
  askButton: 'Voir et confirmer',
  askEnding: (brand, company, days) =>
    `Si ce n’est pas vous, ne faites rien : aucun autre message ne viendra et l’adresse sera oubliée après ${days} jours. Envoyé par ${brand} pour ${company}.`,
  subject: (product) => `Le manuel de ${product} a changé`,
  text: (product) =>
    `Vous vouliez être averti quand le manuel de ${product} change ce qui vous a été répondu. Une nouvelle version le fait :`,
  question: 'Votre question :',
  before: 'Le manuel disait :',
  now: 'Il dit maintenant :',
  gone: 'La nouvelle version ne le dit plus.',
  place: placeWith((page) => `page ${page}`),
  noticeText: (company, product) => `Un avis de ${company} sur ${product} :`,
  contact: (company) => `Pour joindre ${company} :`,
  stopButton: 'Ne plus recevoir ces messages',
  ending: (brand, company) =>
    `Vous recevez ceci parce que vous l’avez confirmé. Envoyé par ${brand} pour ${company}.`,
  pageTitle: (product) => `Changements du manuel de ${product}`,
  confirmText: (email) =>
    `${email} reçoit un message quand une nouvelle version du manuel change ce qui vous a été répondu, et quand le fabricant a un avis de sécurité. Chaque message permet d’y mettre fin.`,
  confirm: 'Oui, avertissez-moi',
  isOn: (email) => `Les changements sont envoyés à ${email}.`,
  stop: 'Ne plus recevoir ces messages',
  stopped: 'Vous ne recevrez plus ces messages. L’adresse est effacée.',
  noneLeft: 'Il n’y a plus rien à confirmer ni à arrêter ici.',
};

const spanish: ChangeTexts = {
  language: 'es',
  askSubject: (product) => `¿Desea saber los cambios del manual de ${product}?`,
  askText: (product) =>
    `Alguien pidió que se avise a esta dirección cuando una nueva versión del manual de ${product} cambie lo que respondió el chat de ayuda, y de los avisos de seguridad del fabricante. Si fue usted, confírmelo:`,
  askButton: 'Ver y confirmar',
  askEnding: (brand, company, days) =>
    `Si no fue usted, no haga nada: no llegarán más correos y la dirección se olvida a los ${days} días. Enviado por ${brand} para ${company}.`,
  subject: (product) => `El manual de ${product} ha cambiado`,
  text: (product) =>
    `Usted quería saber cuándo el manual de ${product} cambia lo que se le respondió. Una nueva versión lo cambia:`,
  question: 'Su pregunta:',
  before: 'El manual decía:',
  now: 'Ahora dice:',
  gone: 'La nueva versión ya no lo dice.',
  place: placeWith((page) => `página ${page}`),
  noticeText: (company, product) => `Un aviso de ${company} sobre ${product}:`,
  contact: (company) => `Cómo contactar con ${company}:`,
  stopButton: 'No recibir más estos correos',
  ending: (brand, company) => `Recibe esto porque lo confirmó. Enviado por ${brand} para ${company}.`,
  pageTitle: (product) => `Cambios del manual de ${product}`,
  confirmText: (email) =>
    `Se avisa por correo a ${email} cuando una nueva versión del manual cambia lo que se le respondió y cuando el fabricante tiene un aviso de seguridad. Cada correo permite terminarlo.`,
  confirm: 'Sí, avísenme',
  isOn: (email) => `Los cambios se envían a ${email}.`,
  stop: 'No recibir más estos correos',
  stopped: 'No llegarán más estos correos. La dirección se ha borrado.',
  noneLeft: 'Ya no hay nada que confirmar ni terminar aquí.',
};

const hindi: ChangeTexts = {
  language: 'hi',
  askSubject: (product) => `क्या आप ${product} के मैनुअल के बदलाव जानना चाहते हैं?`,
  askText: (product) =>
    `किसी ने चाहा है कि ${product} के मैनुअल का नया संस्करण सहायता चैट का दिया उत्तर बदले, या निर्माता की कोई सुरक्षा सूचना हो, तो इस पते को बताया जाए। अगर वह आप थे, तो पुष्टि करें:`,
  askButton: 'देखें और पुष्टि करें',
  askEnding: (brand, company, days) =>
    `अगर वह आप नहीं थे, तो कुछ न करें: और कोई मेल नहीं आएगा, और पता ${days} दिन बाद भुला दिया जाएगा। ${company} की ओर से ${brand} ने भेजा।`,
  subject: (product) => `${product} का मैनुअल बदल गया है`,
  text: (product) =>
    `आप चाहते थे कि ${product} का मैनुअल आपको मिले उत्तर को बदले तो आपको बताया जाए। नया संस्करण इसे बदलता है:`,
  question: 'आपका प्रश्न:',
  before: 'मैनुअल में लिखा था:',
  now: 'अब लिखा है:',
  gone: 'नए संस्करण में यह नहीं है।',
  place: placeWith((page) => `पृष्ठ ${page}`),
  noticeText: (company, product) => `${product} के बारे में ${company} की सूचना:`,
  contact: (company) => `${company} से संपर्क:`,
  stopButton: 'ऐसे मेल और न भेजें',
  ending: (brand, company) => `यह आपको इसलिए मिला क्योंकि आपने पुष्टि की थी। ${company} की ओर से ${brand} ने भेजा।`,
  pageTitle: (product) => `${product} के मैनुअल के बदलाव`,
  confirmText: (email) =>
    `मैनुअल का नया संस्करण आपको मिले उत्तर को बदले या निर्माता की कोई सुरक्षा सूचना हो, तो ${email} पर मेल आता है। हर मेल में इसे बंद किया जा सकता है।`,
  confirm: 'हाँ, मुझे बताएँ',
  isOn: (email) => `बदलाव ${email} पर मेल किए जाते हैं।`,
  stop: 'ऐसे मेल और न भेजें',
  stopped: 'ऐसे मेल और नहीं आएँगे। पता मिटा दिया गया है।',
  noneLeft: 'यहाँ पुष्टि करने या बंद करने को कुछ नहीं बचा।',
};

/** The languages of the chat; English is also what others read. */
export const CHANGE_LANGUAGES: readonly ChangeTexts[] = [english, german, french, spanish, hindi];

/** The words in a language, else in English. */
export const changeTexts = (language: string): ChangeTexts =>
  CHANGE_LANGUAGES.find((texts) => texts.language === language) ?? english;
