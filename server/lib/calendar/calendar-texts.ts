/** Words around those of the manual in a calendar, in the languages of the chat. */
type CalendarTexts = {
  language: string;
  /** The calendar's name. */
  name: (product: string) => string;
  /** Before the manual's title. */
  source: string;
  place: (title: string, page: string) => string;
};

const LANGUAGES: readonly CalendarTexts[] = [
  {
    language: 'en',
    name: (product) => `Upkeep of ${product}`,
    source: 'From the manual:',
    place: (title, page) => `${title}, page ${page}`,
  },
  {
    language: 'de',
    name: (product) => `Pflege und Wartung: ${product}`,
    source: 'Aus der Anleitung:',
    place: (title, page) => `${title}, Seite ${page}`,
  },
  {
    language: 'fr',
    name: (product) => `Entretien : ${product}`,
    source: 'Extrait du manuel :',
    place: (title, page) => `${title}, page ${page}`,
  },
  {
    language: 'es',
    name: (product) => `Mantenimiento: ${product}`,
    source: 'Del manual:',
    place: (title, page) => `${title}, página ${page}`,
  },
  {
    language: 'hi',
    name: (product) => `${product} का रखरखाव`,
    source: 'मैनुअल से:',
    place: (title, page) => `${title}, पृष्ठ ${page}`,
  },
];
const [ENGLISH] = LANGUAGES as [CalendarTexts];

/** The words in a language, else in English. */
export const calendarTexts = (language: string): CalendarTexts =>
  LANGUAGES.find((texts) => texts.language === language) ?? ENGLISH;
