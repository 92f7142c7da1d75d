/** Words of what is to be done again and again, in all languages of the chat: they are loaded with it alone. */
import type { Spoken } from '../../../lib/text/spoken.ts';
import { chatLanguage } from '../mails/address-texts.ts';

const english = {
  link: 'Upkeep',
  open: (product: string) => `Upkeep of ${product}`,
  text: 'What the manual says is to be done again and again, in its own words. Anything a calendar can count goes into yours.',
  done: 'Last done on',
  doneHint: 'Entries in the calendar begin one interval later.',
  all: 'All as calendar entries',
  add: 'Add to calendar',
  addTask: (task: string) => `Add to calendar: ${task}`,
  page: (page: string) => `Page ${page}`,
  section: 'In the manual',
  usesOnly: 'No calendar counts this.',
  remind: 'Remind me by mail',
  remindText:
    'Of what is due once a month or less often. A mail asks first whether you want it; you can stop it at any time.',
  sent: (email: string) => `A mail is on its way to ${email}. Reminders begin once you confirm it.`,
} as const;

type UpkeepTexts = Spoken<typeof english>;

const german: UpkeepTexts = {
  link: 'Pflege und Wartung',
  open: (product) => `Pflege und Wartung: ${product}`,
  text: 'Was laut Anleitung immer wieder zu tun ist, in ihren eigenen Worten. Was ein Kalender zählen kann, kommt in Ihren.',
  done: 'Zuletzt erledigt am',
  doneHint: 'Die Termine im Kalender beginnen einen Abstand später.',
  all: 'Alles als Kalendertermine',
  add: 'In den Kalender',
  addTask: (task) => `In den Kalender: ${task}`,
  page: (page) => `Seite ${page}`,
  section: 'In der Anleitung',
  usesOnly: 'Das zählt kein Kalender.',
  remind: 'Per E-Mail erinnern',
  remindText:
    'An das, was einmal im Monat oder seltener fällig ist. Eine Mail fragt zuerst, ob Sie das möchten; Sie können es jederzeit beenden.',
  sent: (email) =>
    `Eine Mail an ${email} ist unterwegs. Die Erinnerungen beginnen, sobald Sie sie bestätigen.`,
};

const french: UpkeepTexts = {
  link: 'Entretien',
  open: (product) => `Entretien : ${product}`,
  text: 'Ce que le manuel demande de refaire régulièrement, dans ses propres mots. Ce qu’un calendrier peut compter va dans le vôtre.',
  done: 'Fait pour la dernière fois le',
  doneHint: 'Les rendez-vous commencent un intervalle plus tard.',
  all: 'Tout dans le calendrier',
  add: 'Ajouter au calendrier',
  addTask: (task) => `Ajouter au calendrier : ${task}`,
  page: (page) => `Page ${page}`,
  section: 'Dans le manuel',
  usesOnly: 'Aucun calendrier ne compte cela.',
  remind: 'Me le rappeler par e-mail',
  remindText:
    'Pour ce qui revient une fois par mois ou moins souvent. Un message demande d’abord si vous le souhaitez ; vous pouvez y mettre fin à tout moment.',
  sent: (email) => `Un message est en route vers ${email}. Les rappels commencent dès que vous le confirmez.`,
};

const spanish: UpkeepTexts = {
  link: 'Mantenimiento',
  open: (product) => `Mantenimiento: ${product}`,
  text: 'Lo que el manual manda repetir, con sus propias palabras. Lo que un calendario puede contar va al suyo.',
  done: 'Hecho por última vez el',
  doneHint: 'Las citas empiezan un intervalo después.',
  all: 'Todo al calendario',
  add: 'Añadir al calendario',
  addTask: (task) => `Añadir al calendario: ${task}`,
  page: (page) => `Página ${page}`,
  section: 'En el manual',
  usesOnly: 'Ningún calendario cuenta esto.',
  remind: 'Recordármelo por correo',
  remindText:
    'De lo que toca una vez al mes o menos. Primero un correo pregunta si lo desea; puede terminarlo cuando quiera.',
  sent: (email) => `Un correo va en camino a ${email}. Los recordatorios empiezan cuando lo confirme.`,
};

const hindi: UpkeepTexts = {
  link: 'रखरखाव',
  open: (product) => `${product} का रखरखाव`,
  text: 'मैनुअल के अनुसार जो बार-बार करना है, उसी के शब्दों में। जो कैलेंडर गिन सकता है, वह आपके कैलेंडर में जाता है।',
  done: 'पिछली बार कब किया',
  doneHint: 'कैलेंडर की प्रविष्टियाँ एक अंतराल बाद शुरू होती हैं।',
  all: 'सब कुछ कैलेंडर में',
  add: 'कैलेंडर में जोड़ें',
  addTask: (task) => `कैलेंडर में जोड़ें: ${task}`,
  page: (page) => `पृष्ठ ${page}`,
  section: 'मैनुअल में',
  usesOnly: 'इसे कोई कैलेंडर नहीं गिनता।',
  remind: 'मेल से याद दिलाएँ',
  remindText:
    'जो महीने में एक बार या उससे कम करना है, उसकी। पहले एक मेल पूछता है कि क्या आप यह चाहते हैं; इसे कभी भी बंद किया जा सकता है।',
  sent: (email) => `${email} पर मेल भेजा जा रहा है। पुष्टि करने पर याद दिलाना शुरू होगा।`,
};

const LANGUAGES: Readonly<Record<string, UpkeepTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  hi: hindi,
};

/** The words in the language of the chat. Read them when something is shown. */
export const upkeepTexts = (): UpkeepTexts => LANGUAGES[chatLanguage()] ?? english;

/** For the test that each language says all of it. */
export const upkeepLanguages = LANGUAGES;
