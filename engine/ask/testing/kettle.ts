import { makeSteps, type PassageDraft } from './make-manual.ts';

/** Sections of a kettle's manual that are about nothing in particular. */
export const FILLER: PassageDraft[] = [
  {
    heading: 'Delivery',
    page: 2,
    text: 'The box holds the kettle, the base and this booklet. Keep the carton for transport.',
  },
  {
    heading: 'Warranty',
    page: 30,
    text: 'The warranty lasts two years from the day of purchase. Keep the receipt.',
  },
  {
    heading: 'Disposal',
    page: 31,
    text: 'Take the appliance to a collection point. Do not put it into household waste.',
  },
  {
    heading: 'Technical data',
    page: 29,
    text: 'Rated voltage 230 V, power 2200 W, capacity 1.7 l, weight 1.1 kg.',
  },
];
/** A procedure over two pages with the warning that governs it. */
export const DESCALING: PassageDraft[] = [
  {
    heading: 'Descaling the kettle',
    page: 12,
    text: 'Scale shortens the life of the heater. Descale the kettle every month as follows:',
  },
  {
    ...makeSteps([
      'Fill the kettle with water.',
      'Add two spoons of citric acid.',
      'Boil, and wait for ten minutes.',
    ]),
    heading: 'Descaling the kettle',
    page: 12,
    continues: 1,
    warnings: [3],
  },
  {
    ...makeSteps(['Empty the kettle.', 'Rinse it twice.'], 4),
    heading: 'Descaling the kettle',
    page: 13,
    continues: 1,
  },
  {
    heading: 'Descaling the kettle',
    page: 11,
    kind: 'warning',
    level: 'warning',
    text: 'WARNING  Hot steam!\nKeep the lid closed while it boils.',
  },
];
/** A table of error codes. */
export const TABLE: PassageDraft = {
  heading: 'Error messages',
  page: 20,
  kind: 'table',
  text: 'Code\tMeaning\nE-03\tNo water in the tank\nE-04\tThe heater is overheated\nE-05\tThe lid is open',
  table: {
    header: ['Code', 'Meaning'],
    rows: [
      { cells: ['E-03', 'No water in the tank'], start: 13, end: 38 },
      { cells: ['E-04', 'The heater is overheated'], start: 39, end: 68 },
      { cells: ['E-05', 'The lid is open'], start: 69, end: 89 },
    ],
  },
};

/** Of every kind: a procedure, a code, a fault, another language, what is not in it, two at once, an emergency, thanks. */
export const KETTLE_QUESTIONS = [
  'How do I descale it?',
  'What does E2 mean?',
  'Kettle does not heat',
  'Wie entkalke ich den Wasserkocher?',
  'Which key is the song in?',
  'How do I descale it and how do I clean the lid?',
  'It is on fire!',
  'Thanks a lot',
];
