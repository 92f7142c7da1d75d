/** All words of the instructions pages in one language. */
export type InstructionTexts = {
  /** The language, ISO 639-1, and what it calls itself. */
  language: string;
  languageName: string;
  skip: string;
  languages: string;
  /** Title of the page of a model. */
  title: (model: string) => string;
  by: (company: string) => string;
  article: string;
  serials: string;
  /** `from` or `to` is empty where there is no bound, never both. */
  range: (from: string, to: string) => string;
  allMachines: string;
  forSerial: (serial: string) => string;
  notForSerial: (serial: string) => string;
  showAll: string;
  manuals: string;
  otherVersions: string;
  validFrom: (day: string) => string;
  open: (format: string) => string;
  save: (size: string) => string;
  /** Saves the copy for archives; what that is; that it could not be made. */
  archive: string;
  archiveNote: string;
  notMade: string;
  notMadeText: string;
  read: string;
  print: string;
  /** What the file is, and is not. */
  asMade: string;
  readNote: string;
  /** What is to be done again and again. */
  upkeep: string;
  upkeepText: string;
  toCalendar: string;
  allToCalendar: string;
  contents: string;
  page: (page: number) => string;
  back: string;
  declaration: string;
  declarationText: string;
  openDeclaration: (size: string) => string;
  saveAll: string;
  saveAllText: string;
  saveAllButton: string;
  promise: string;
  promised: (day: string) => string;
  paper: string;
  paperText: (days: number) => string;
  name: string;
  address: string;
  manualLanguage: string;
  serial: string;
  optional: string;
  send: string;
  sent: (day: string) => string;
  /** Said beside a field that is empty, too long or no serial number. */
  wrong: string;
  tooMany: string;
  contact: string;
  forPrograms: string;
  notFound: string;
  notFoundText: string;
  wrongNumber: string;
  wrongNumberText: string;
  several: string;
  severalText: string;
};
