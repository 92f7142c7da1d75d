/** Expressions of intervals, of one language each, made of the words in `upkeep.tsv`. */
import { whenNeededFor } from '../runtime/when-needed.ts';
import { WORD_END, WORD_START } from '../words/letters.ts';
import { type NamedWords, namedWords, wordsNamed } from '../words/named-words.ts';
import { CALENDAR_UNITS, type CalendarUnit } from './upkeep.ts';

/** What a language says of intervals. All expressions ignore case. */
export type IntervalWords = {
  /** "every 3 months", "every other week": `count`, `other` and `unit` as printed. Sticky, as all beginnings are. */
  every: RegExp;
  /** "twice a year": `times` or `once`, and `unit` or an adverb as `often`. */
  times: RegExp;
  /** "monthly", "half-yearly". */
  often: RegExp;
  /** "every 200 cups", "after 30 washes", "every 500 operating hours". */
  uses: RegExp;
  /** "after each use", "before winter". */
  occasion: RegExp;
  /** " or 70 coffees", " or 3 months", " or monthly" behind an interval. */
  orElse: RegExp;
  /** All of a table's header: "month", "2 weeks", "500 h". */
  header: RegExp;
  /** Stretches that speak of other things: "for daily use", "not more than twice". Global. */
  aside: RegExp;
  /** That a sentence asks for upkeep, and is no mere news. */
  task: RegExp;
  /** What begins a condition: what such a sentence asks for holds then alone. */
  condition: RegExp;
  /** That the device does it by itself. */
  automatic: RegExp;
  /** What tables and chapters of upkeep are called. */
  chapter: RegExp;
  countOf(printed: string): number | null;
  unitOf(printed: string): CalendarUnit | null;
  /** The period of an adverb. */
  oftenOf(printed: string): { count: number; unit: CalendarUnit } | null;
};

/** Adverbs by the row they stand in, and what they count. */
const OFTEN = {
  daily: { count: 1, unit: 'day' },
  weekly: { count: 1, unit: 'week' },
  fortnightly: { count: 2, unit: 'week' },
  monthly: { count: 1, unit: 'month' },
  quarterly: { count: 3, unit: 'month' },
  halfYearly: { count: 6, unit: 'month' },
  yearly: { count: 1, unit: 'year' },
  twoYearly: { count: 2, unit: 'year' },
} as const satisfies Record<string, { count: number; unit: CalendarUnit }>;
type Adverb = keyof typeof OFTEN;
const ADVERBS = Object.keys(OFTEN) as Adverb[];

/** Hours below are a time of day or how long something takes. */
const MIN_HOURS = String.raw`(?:[5-9]\d|\d{3}|\d{1,2}[.,’ ]?\d{3})`;
/** "200", "10,000", "10 000". */
const DIGITS = String.raw`\d{1,3}(?:[.,’\u00a0\u202f]\d{3})+|\d{1,5}`;
const NOTHING = '(?!)';
/** Up to three words that are parted by nothing but blanks. */
const NOUN = String.raw`\p{L}[\p{L}\p{M}-]*(?: \p{L}[\p{L}\p{M}-]{3,})?`;

const whole = (forms: string): string => `${WORD_START}(?:${forms})${WORD_END}`;
const wordsOf = (own: NamedWords<'upkeep'>, name: Adverb | CalendarUnit): string => own[name] ?? NOTHING;

/** Numbers in words by what they count: "two" → 2. */
function numbersOf(language: string, own: NamedWords<'upkeep'>): Map<string, number> {
  const numbers = new Map<string, number>();
  const named = wordsNamed('numbers').get(language) ?? [];
  // The list goes on by tens behind twelve; no interval is told by those.
  for (const [i, word] of named.slice(0, 11).entries()) if (word !== '-') numbers.set(word, i + 2);
  for (const word of own.two?.split('|') ?? []) numbers.set(word, 2);
  for (const word of own.six?.split('|') ?? []) numbers.set(word, 6);
  return numbers;
}

/** What a language says of intervals; null where no table tells. */
export const intervalWords = whenNeededFor((language: string): IntervalWords | null => {
  const own = namedWords('upkeep').get(language);
  return own === undefined ? null : makeWords(own, numbersOf(language, own));
});

function makeWords(own: NamedWords<'upkeep'>, numbers: ReadonlyMap<string, number>): IntervalWords {
  const units = CALENDAR_UNITS.map((unit) => wordsOf(own, unit)).join('|');
  const adverbs = ADVERBS.map((name) => wordsOf(own, name)).join('|');
  const number = `(?:${[DIGITS, ...numbers.keys()].join('|')})`;
  const counted = String.raw`(?<count>${number})(?:\s?(?:[-–/]|${own.to}) ?${number})?`;
  const useCount = String.raw`${number} (?:\p{L}[\p{L}-]* ){0,2}?(?:${own.uses})${WORD_END}`;
  const hours = `${MIN_HOURS} ?(?:${own.hours})${WORD_END}|${number} (?:${own.operatingHours})${WORD_END}`;
  const again = `(?:${own.every}|${own.after})`;
  const make = (source: string, flags = 'iuy'): RegExp => new RegExp(source, flags);
  const exact = CALENDAR_UNITS.map((unit) => [unit, make(`^(?:${wordsOf(own, unit)})$`, 'iu')] as const);
  const often = ADVERBS.map((name) => [OFTEN[name], make(`^(?:${wordsOf(own, name)})$`, 'iu')] as const);
  return {
    every: make(
      `${WORD_START}(?:${own.every}) (?:(?<other>${own.other ?? NOTHING}) |${counted}[ -]?)?(?<unit>${units})${WORD_END}`,
    ),
    times: make(
      `${WORD_START}(?:(?<once>${own.once})|(?<twice>${own.twice})|(?<times>${number})[ -]?(?:${own.times})) (?:(?:${own.per}) (?<unit>${units})|(?<often>${adverbs}))${WORD_END}`,
    ),
    often: make(whole(adverbs)),
    uses: make(`${WORD_START}(?:${own.every}) (?:${useCount}|${hours})`),
    occasion: make(whole(own.occasions)),
    orElse: make(
      `,? (?:${own.or}) (?:(?:${again}) )?(?:${counted}[ -]?(?<unit>${units})${WORD_END}|(?<often>${adverbs})${WORD_END}|(?<occasion>${own.occasions})${WORD_END}|(?<uses>${hours}|${number} ${NOUN}))`,
    ),
    header: make(
      `^(?:(?:${own.every}) )?(?:(?:${counted} ?)?(?<unit>${units})|(?<uses>${hours})|(?<occasion>${own.occasions})|(?<often>${adverbs}))$`,
      'iu',
    ),
    aside: make(own.aside === undefined ? NOTHING : whole(own.aside), 'giu'),
    task: make(whole(own.tasks), 'iu'),
    condition: make(own.condition === undefined ? NOTHING : `^(?:${own.condition})${WORD_END}`, 'iu'),
    automatic: make(own.automatic === undefined ? NOTHING : whole(own.automatic), 'iu'),
    chapter: make(whole(own.chapter), 'iu'),
    countOf: (printed) => numbers.get(printed.toLowerCase()) ?? (Number(printed.replace(/\D/g, '')) || null),
    unitOf: (printed) => exact.find(([, unit]) => unit.test(printed))?.[0] ?? null,
    oftenOf: (printed) => often.find(([, adverb]) => adverb.test(printed))?.[0] ?? null,
  };
}
