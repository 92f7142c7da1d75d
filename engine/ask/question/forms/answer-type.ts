/** What kind of thing an answer has to hold: an amount of what is asked for, a number of things, how often. */
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { WORD_END, WORD_START } from '../../../words/letters.ts';
import { formsOfAll, namedWords, wordForms, wordsNamed } from '../../../words/named-words.ts';
import type { AnswerType } from '../../base/query.ts';
import {
  amountsOf,
  anyName,
  anyUnit,
  type Quantity,
  quantityIn,
  quantityNamed,
} from '../amounts/quantities.ts';

/** What amount is asked for without naming it ("how heavy"), by the name of its forms; the first in the order of the table counts. */
const QUANTITIES: Readonly<Record<string, readonly Quantity[]>> = {
  mass: ['mass'],
  loudness: ['loudness'],
  temperature: ['temperature'],
  length: ['length'],
  'length volume': ['length', 'volume'],
  'length time': ['length', 'time'],
  time: ['time'],
  'time length': ['time', 'length'],
  'time speed': ['time', 'speed'],
  'volume mass': ['volume', 'mass'],
};

/** Said of what is done again and again. */
const repeated = whenNeeded(() => word(formsOfAll('amount-questions', 'repeated')));
const NUMBER = /\d/;
/** Words between "what is the" and the name of an amount: "rated", "maximum operating". */
const BETWEEN = String.raw`(?: [^\s.,;?!]+){0,4}? `;
/** "voltage error": a fault's name, not an amount's. */
const notOfFault = (): string => `(?! (?:${formsOfAll('amount-questions', 'ofFault')}))`;

/** How a language asks for an amount, compiled. */
type Reading = {
  often: RegExp;
  how: (readonly [RegExp, readonly Quantity[]])[];
  named: RegExp;
  inUnits: RegExp;
  counted: RegExp;
};

const readings = whenNeeded(
  () =>
    new Map(
      [...namedWords('amount-questions')].map(([code, words]): [string, Reading] => [
        code,
        {
          often: word(words.howOften),
          how: Object.entries(words).flatMap(([name, forms]) => {
            const quantities = QUANTITIES[name];
            return quantities === undefined ? [] : [[word(forms), quantities] as const];
          }),
          named: word(`(?:${words.which})${BETWEEN}(${anyName()})`, notOfFault()),
          inUnits: word(`(?:(?:${words.howMany}) |in (?=\\p{L}+\\W*$))(${anyUnit()})`),
          counted: word(`(?:${words.howMany}) (\\p{L}+)`),
        },
      ]),
    ),
);

/** Text with one of the forms in it, as words of their own; `\\b` takes "ä" for no letter. */
function word(forms: string, behind = ''): RegExp {
  return new RegExp(`${WORD_START}(?:${forms})${WORD_END}${behind}`, 'iu');
}

/**
 * The kind of thing an answer to the question must hold; null where the question does not tell.
 * @param languages of the manuals, ISO 639-1; English is read with any
 */
export function answerTypeOf(question: string, languages: readonly string[] = []): AnswerType | null {
  const asked = question.replaceAll("'", '’');
  const form = formLookedUp(asked);
  if (form !== undefined) return [form];
  const reading = readingOf(asked, languages);
  return reading && read(reading, asked);
}

/** Whether a question asks for an amount in units, "how heavy is it"; not for a number of things, nor how often. */
export function asksAmount(question: string, languages: readonly string[] = []): boolean {
  const asked = question.replaceAll("'", '’');
  const reading = formLookedUp(asked) === undefined ? readingOf(asked, languages) : null;
  return reading !== null && !reading.often.test(asked) && quantitiesOf(reading, asked).length > 0;
}

/** The language in which a question asks for something to be counted or measured; null where none does. */
function readingOf(question: string, languages: readonly string[]): Reading | null {
  for (const language of new Set(['en', ...languages])) {
    const reading = readings().get(language);
    if (reading && read(reading, question) !== null) return reading;
  }
  return null;
}

/** What is asked for by its name and known by its form: numbers of parts, how and when to reach the maker. */
const LOOKED_UP = [
  // "58-1130", "KX2040B"
  ['partNumber', /(?<![\p{L}\d])(?=[\p{Lu}-]*\d)[\p{Lu}\d][\p{Lu}\d-]{4,}(?![\p{L}\d])/u],
  ['phone', /(?:\+|(?<!\d)0)\d[\d\s()/-]{5,20}\d/u],
  ['mail', /\S@\S+\.\p{L}/u],
  ['hours', /\d[:.]\d{2}|\d ?[ap]m\b/iu],
] as const;

const lookedUp = whenNeeded(() =>
  LOOKED_UP.map(([name, form]) => ({ asked: wordForms(formsOfAll('amount-questions', name)), form })),
);

const formLookedUp = (question: string): RegExp | undefined =>
  lookedUp().find(({ asked }) => asked.test(question))?.form;

function read(reading: Reading, question: string): AnswerType | null {
  if (reading.often.test(question)) return [repeated()];
  const quantities = quantitiesOf(reading, question);
  if (quantities.length > 0) return statingAmountOf(quantities);
  const thing = reading.counted.exec(question)?.[1];
  return thing === undefined ? null : countOf(thing);
}

/** What an amount is asked of; empty where none is. */
function quantitiesOf({ how, named, inUnits }: Reading, question: string): readonly Quantity[] {
  const ofUnit = quantityIn(inUnits.exec(question)?.[1] ?? '');
  if (ofUnit) return [ofUnit];
  const unnamed = how.find(([forms]) => forms.test(question));
  if (unnamed) return unnamed[1];
  const ofName = quantityNamed(named.exec(question)?.[1] ?? '');
  return ofName ? [ofName] : [];
}

/** Texts that state an amount of one of these. */
export const statingAmountOf = (quantities: readonly Quantity[]): AnswerType => quantities.flatMap(amountsOf);

/** What is said without a name behind "how much": "how much is left". */
const NO_THING = /^(?:is|are|do|does|can|will|should|must|has|have)$/i;

/** Numbers from two to twelve are written out in manuals; one is not among them, for it is an article, too. */
const WRITTEN_OUT = 11;
const numberWords = whenNeeded(() =>
  [...wordsNamed('numbers').values()]
    .flatMap((words) => words.slice(0, WRITTEN_OUT))
    .filter((word) => word !== '-')
    .join('|'),
);

/** "how many cups", "how much coffee": a number of cups, an amount of coffee; any number for what has no name. */
function countOf(thing: string): AnswerType {
  if (NO_THING.test(thing)) return [NUMBER];
  const one = thing.replace(/ies$/i, '(?:y|ie)').replace(/s$/i, '');
  const number = String.raw`(?:\d|(?<!\p{L})(?:${numberWords()})(?!\p{L}))`;
  return [new RegExp(String.raw`${number}[^.,;\n]{0,30}?(?<!\p{L})${one}`, 'iu')];
}
