/** Kinds of emergency: a language need not have words of each. */
const OPTIONAL_KINDS = [
  'fire?',
  'gas?',
  'shock?',
  'battery?',
  'chemical?',
  'swallowed?',
  'injury?',
  'child?',
] as const;

/** Tables of `of` and `forms`: what each holds of a language. A name with a question mark may be missing. */
export const NAMES = {
  /** How a language asks whether something may be done, forbids, allows, and says yes and no. */
  'yes-no': ['yes', 'no', 'asksLeave', 'denies', 'allows', 'limits', 'either?'],
  /** How a language joins two questions in one sentence. */
  'several-questions': ['asking', 'tells', 'degree', 'verbFirst', 'and', 'or', 'also', 'back'],
  /** How it asks for what must not be done, and what leads in a clause that tells of a fault. */
  'forbidden-questions': ['asking', 'forbidden', 'clause'],
  /** How it asks how two things differ. */
  comparisons: ['before', 'between', 'opening?', 'differs?', 'article?'],
  /** Words without a subject of their own, blanks between them: see {@link wordsNamed}. */
  'small-words': [
    'stop?',
    'commonest?',
    'empty?',
    'pointing?',
    'numbers?',
    'inAnyManual?',
    'headingVerbs?',
    'furtherVerbs?',
  ],
  /** What manuals print around their text: labels of figures, prohibitions, words that no title ends with. */
  printed: ['figure?', 'table?', 'example?', 'forbids?', 'ties?'],
  /** What headings and the columns of tables are called; all but `annalsAsked`, a word's beginning, are whole words. */
  headings: [
    'contents?',
    'otherLists?',
    'index?',
    'glossary?',
    'annals?',
    'annalsAsked?',
    'legal?',
    'chapter?',
    'section?',
    'chapterAlone?',
    'procedure?',
    'announcesSteps?',
    'purpose?',
    'step?',
    'stepColumn?',
    'problem?',
    'solution?',
    'parts?',
    'page?',
    'pageOf?',
    'nothingToAsk?',
  ],
  /** What is looked for in a manual that is checked. */
  'manual-checks': [
    'fault',
    'harm',
    'safety',
    'liability',
    'page',
    'section',
    'elsewhere',
    'legal',
    'unplaced',
  ],
  /** How a language wraps a question. */
  chatter: [
    'opening',
    'addressed',
    'closing',
    'agreeing',
    'anywhere',
    'introducing',
    'papers',
    'asking',
    'number?',
  ],
  /** How it puts a question. */
  questions: ['howTo', 'symptom', 'place', 'meaning', 'sign', 'yesNo'],
  /** How it asks for amounts, and for what is known by its form. */
  'amount-questions': [
    'which',
    'howMany',
    'howOften',
    'repeated?',
    'partNumber?',
    'phone?',
    'mail?',
    'hours?',
    'mass?',
    'loudness?',
    'temperature?',
    'length?',
    'length volume?',
    'length time?',
    'time?',
    'time length?',
    'time speed?',
    'volume mass?',
  ],
  /** How people tell of emergencies, by kind. */
  emergencies: [...OPTIONAL_KINDS],
  /** How manuals say what to do in emergencies. */
  'emergency-instructions': ['conditions', ...OPTIONAL_KINDS, 'reactions', 'headings'],
  /** What chapters about the first use are called and asked, and what headings name a task. */
  starters: [
    'firstUse',
    'askFirstUse',
    'start',
    'askStart',
    'setUp',
    'askSetUp',
    'task?',
    'askTask?',
    'askCaution?',
  ],
  /** Signal words of safety labels and notes, by ANSI Z535.6 level. */
  'signal-words': ['danger?', 'warning?', 'caution?', 'notice?', 'aside?', 'hazard?'],
  /** How instructions begin. */
  instructions: [
    'opening?',
    'openingAsWritten?',
    'infinitives?',
    'endings?',
    'forms?',
    'negation?',
    'reflexive?',
  ],
} as const;

export type NamedTable = keyof typeof NAMES;
