/** Words of reminders of upkeep: in mails, and on the page on which they are confirmed and ended. */
export type ReminderTexts = {
  /** ISO 639-1. */
  language: string;
  languages: string;
  askSubject: (product: string) => string;
  askText: (product: string) => string;
  askTasks: string;
  askButton: string;
  /** Who did not ask for it. */
  askEnding: (brand: string, company: string, days: number) => string;
  subject: (product: string) => string;
  /** What is due, by the manual's words. */
  text: (product: string) => string;
  /** Where a task stands. */
  place: (title: string, page: string | null) => string;
  next: (day: string) => string;
  stopButton: string;
  ending: (brand: string, company: string) => string;
  pageTitle: (product: string) => string;
  confirmText: (email: string) => string;
  confirm: string;
  isOn: (email: string) => string;
  stop: string;
  stopped: string;
  gone: string;
};

const english: ReminderTexts = {
  language: 'en',
  languages: 'Language',
  askSubject: (product) => `Do you want reminders for ${product}?`,
  askText: (product) =>
    `Somebody asked that this address be reminded of the upkeep of ${product}. If that was you, say so:`,
  askTasks: 'What the manual says is to be done:',
  askButton: 'Look at it and confirm',
  askEnding: (brand, company, days) =>
    `If it was not you, do nothing: no more mails come, and the address is forgotten after ${days} days. Sent by ${brand} for ${company}.`,
  subject: (product) => `Upkeep of ${product} is due`,
  text: (product) =>
    `You wanted to be reminded of the upkeep of ${product}. This is due, in the words of the manual:`,
  place: (title, page) => (page === null ? title : `${title}, page ${page}`),
  next: (day) => `The next time is on ${day}.`,
  stopButton: 'Stop the reminders',
  ending: (brand, company) => `You get this because you confirmed it. Sent by ${brand} for ${company}.`,
  pageTitle: (product) => `Reminders for ${product}`,
  confirmText: (email) =>
    `These tasks are mailed to ${email} when they are due. You can stop that in each mail.`,
  confirm: 'Yes, remind me',
  isOn: (email) => `Reminders to ${email} are on.`,
  stop: 'Stop the reminders',
  stopped: 'No more reminders come. The address is erased.',
  gone: 'There are no such reminders any more.',
};

const german: ReminderTexts = {
  language: 'de',
  languages: 'Sprache',
  askSubject: (product) => `Möchten Sie Erinnerungen für ${product}?`,
  askText: (product) =>
    `Jemand hat darum gebeten, dass diese Adresse an Pflege und Wartung von ${product} erinnert wird. Wenn Sie das waren, bestätigen Sie es:`,
  askTasks: 'Was laut Anleitung zu tun ist:',
  askButton: 'Ansehen und bestätigen',
  askEnding: (brand, company, days) =>
    `Wenn Sie es nicht waren, tun Sie nichts: Es kommen keine weiteren Mails, und die Adresse wird nach ${days} Tagen vergessen. Gesendet von ${brand} für ${company}.`,
  subject: (product) => `Pflege und Wartung fällig: ${product}`,
  text: (product) =>
    `Sie wollten an Pflege und Wartung von ${product} erinnert werden. Das ist fällig, in den Worten der Anleitung:`,
  place: (title, page) => (page === null ? title : `${title}, Seite ${page}`),
  next: (day) => `Das nächste Mal ist es am ${day} so weit.`,
  stopButton: 'Erinnerungen beenden',
  ending: (brand, company) =>
    `Sie bekommen das, weil Sie es bestätigt haben. Gesendet von ${brand} für ${company}.`,
  pageTitle: (product) => `Erinnerungen für ${product}`,
  confirmText: (email) =>
    `Diese Arbeiten werden ${email} gemailt, wenn sie fällig sind. Das können Sie in jeder Mail beenden.`,
  confirm: 'Ja, erinnern Sie mich',
  isOn: (email) => `Erinnerungen an ${email} sind eingeschaltet.`,
  stop: 'Erinnerungen beenden',
  stopped: 'Es kommen keine Erinnerungen mehr. Die Adresse ist gelöscht.',
  gone: 'Diese Erinnerungen gibt es nicht mehr.',
};

const french: ReminderTexts = {
  language: 'fr',
  languages: 'Langue',
  askSubject: (product) => `Souhaitez-vous des rappels pour ${product} ?`,
  askText: (product) =>
    `Quelqu’un a demandé que cette adresse reçoive des rappels d’entretien pour ${product}. Si c’est vous, confirmez-le :`,
  askTasks: 'Ce que le manuel demande de faire :',
  askButton: 'Voir et confirmer',
  askEnding: (brand, company, days) =>
    `Si ce n’est pas vous, ne faites rien : aucun autre message ne viendra et l’adresse sera oubliée après ${days} jours. Envoyé par ${brand} pour ${company}.`,
  subject: (product) => `Entretien à faire : ${product}`,
  text: (product) =>
    `Vous vouliez un rappel d’entretien pour ${product}. Voici ce qui est à faire, dans les mots du manuel :`,
  place: (title, page) => (page === null ? title : `${title}, page ${page}`),
  next: (day) => `La prochaine fois : le ${day}.`,
  stopButton: 'Arrêter les rappels',
  ending: (brand, company) =>
    `Vous recevez ceci parce que vous l’avez confirmé. Envoyé par ${brand} pour ${company}.`,
  pageTitle: (product) => `Rappels pour ${product}`,
  confirmText: (email) =>
    `Ces travaux sont rappelés à ${email} par e-mail quand il est temps. Chaque message permet d’y mettre fin.`,
  confirm: 'Oui, rappelez-le-moi',
  isOn: (email) => `Les rappels à ${email} sont activés.`,
  stop: 'Arrêter les rappels',
  stopped: 'Il n’y aura plus de rappels. L’adresse est effacée.',
  gone: 'Ces rappels n’existent plus.',
};

const spanish: ReminderTexts = {
  language: 'es',
  languages: 'Idioma',
  askSubject: (product) => `¿Desea recordatorios para ${product}?`,
  askText: (product) =>
    `Alguien pidió que esta dirección reciba recordatorios del mantenimiento de ${product}. Si fue usted, confírmelo:`,
  askTasks: 'Lo que el manual manda hacer:',
  askButton: 'Ver y confirmar',
  askEnding: (brand, company, days) =>
    `Si no fue usted, no haga nada: no llegarán más correos y la dirección se olvida a los ${days} días. Enviado por ${brand} para ${company}.`,
  subject: (product) => `Toca el mantenimiento de ${product}`,
  text: (product) =>
    `Usted quería que se le recordara el mantenimiento de ${product}. Esto toca ahora, con las palabras del manual:`,
  place: (title, page) => (page === null ? title : `${title}, página ${page}`),
  next: (day) => `La próxima vez será el ${day}.`,
  stopButton: 'Terminar los recordatorios',
  ending: (brand, company) => `Recibe esto porque lo confirmó. Enviado por ${brand} para ${company}.`,
  pageTitle: (product) => `Recordatorios para ${product}`,
  confirmText: (email) =>
    `Estas tareas se recuerdan por correo a ${email} cuando toca. Cada correo permite terminarlo.`,
  confirm: 'Sí, recuérdemelo',
  isOn: (email) => `Los recordatorios a ${email} están activados.`,
  stop: 'Terminar los recordatorios',
  stopped: 'No llegarán más recordatorios. La dirección se ha borrado.',
  gone: 'Estos recordatorios ya no existen.',
};

const hindi: ReminderTexts = {
  language: 'hi',
  languages: 'भाषा',
  askSubject: (product) => `क्या आपको ${product} के लिए याद दिलाया जाए?`,
  askText: (product) =>
    `किसी ने चाहा है कि इस पते पर ${product} के रखरखाव की याद दिलाई जाए। अगर वह आप थे, तो पुष्टि करें:`,
  askTasks: 'मैनुअल के अनुसार यह करना है:',
  askButton: 'देखें और पुष्टि करें',
  askEnding: (brand, company, days) =>
    `अगर वह आप नहीं थे, तो कुछ न करें: और कोई मेल नहीं आएगा, और पता ${days} दिन बाद भुला दिया जाएगा। ${company} की ओर से ${brand} ने भेजा।`,
  subject: (product) => `${product} के रखरखाव का समय`,
  text: (product) => `आप चाहते थे कि आपको ${product} के रखरखाव की याद दिलाई जाए। मैनुअल के शब्दों में अब यह करना है:`,
  place: (title, page) => (page === null ? title : `${title}, पृष्ठ ${page}`),
  next: (day) => `अगली बार ${day} को।`,
  stopButton: 'याद दिलाना बंद करें',
  ending: (brand, company) => `यह आपको इसलिए मिला क्योंकि आपने पुष्टि की थी। ${company} की ओर से ${brand} ने भेजा।`,
  pageTitle: (product) => `${product} के लिए याद दिलाना`,
  confirmText: (email) => `ये काम समय आने पर ${email} पर मेल किए जाते हैं। हर मेल में इसे बंद किया जा सकता है।`,
  confirm: 'हाँ, मुझे याद दिलाएँ',
  isOn: (email) => `${email} पर याद दिलाना चालू है।`,
  stop: 'याद दिलाना बंद करें',
  stopped: 'अब याद नहीं दिलाया जाएगा। पता मिटा दिया गया है।',
  gone: 'ये अब नहीं हैं।',
};

/** The languages of the chat; English is also what others read. */
export const REMINDER_LANGUAGES: readonly ReminderTexts[] = [english, german, french, spanish, hindi];

/** The words in a language, else in English. */
export const reminderTexts = (language: string): ReminderTexts =>
  REMINDER_LANGUAGES.find((texts) => texts.language === language) ?? english;
