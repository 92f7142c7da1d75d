/** What a number in an answer may be followed by, by what is asked for. English. */
const AMOUNTS = {
  time: String.raw`(?:ms|s|secs?|seconds?|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?)\b`,
  mass: String.raw`(?:kg|g|mg|t|lbs?|oz|kilo(?:gram)?s?|grams?|pounds?|ounces?)\b`,
  length: String.raw`(?:(?:[munkc]?m|in|ft|inch(?:es)?|feet|foot|met(?:er|re)s?)\b|["″×]|x\s?\d)`,
  volume: String.raw`(?:ml|cl|l|dl|gal|lit(?:er|re)s?|gallons?|cups?|cm³|m³)\b`,
  temperature: String.raw`(?:°\s?[CFK]?|degrees?\b|[CFK]\b)`,
  loudness: 'dB',
} as const;

type Amount = keyof typeof AMOUNTS;

const UNITS = Object.fromEntries(
  Object.entries(AMOUNTS).map(([amount, unit]) => [
    amount,
    new RegExp(String.raw`\d[\d.,\s–-]*${unit}`, 'iu'),
  ]),
) as Record<Amount, RegExp>;

const REPEATED =
  /\b(?:every|each|daily|weekly|monthly|yearly|annually|hourly|once|twice|per (?:day|week|month|year)|\d+ times)\b/i;
const NUMBER = /\d/;

/** What a question begins with, and what its answer holds then. The first that fits counts. */
const TYPES: readonly (readonly [question: RegExp, answer: readonly RegExp[]])[] = [
  [/\bhow (?:often|frequently|regularly)\b/i, [REPEATED]],
  [/\bhow (?:heavy|much does \S+(?: \S+){0,4} weigh)\b|\bweight\b/i, [UNITS.mass]],
  [/\bhow loud\b/i, [UNITS.loudness]],
  [/\bhow (?:hot|cold|warm)\b|\bwh(?:at|ich) (?:\S+ )?temperature\b/i, [UNITS.temperature]],
  [/\bhow (?:wide|tall|high|deep|thick|far|close)\b|\bdimensions?\b/i, [UNITS.length]],
  [/\bhow (?:big|large|small)\b|\bcapacity\b/i, [UNITS.length, UNITS.volume]],
  [/\bhow long (?:is|are)\b/i, [UNITS.length, UNITS.time]],
  [
    /\bhow (?:long|soon|quickly|much time|many (?:seconds|minutes|hours|days|weeks|months|years))\b/i,
    [UNITS.time],
  ],
  [/\bhow much (?:\S+ ){0,4}(?:fits?|holds?|contains?)\b/i, [UNITS.volume, UNITS.mass]],
];

/** Whether a sentence or table row holds the kind of thing that is asked for: "how long", a time. */
export type AnswerType = (sentence: string) => boolean;

/** The kind of thing an answer to the question must hold; null where the question does not tell. */
export function answerTypeOf(question: string): AnswerType | null {
  const answers = TYPES.find(([asks]) => asks.test(question))?.[1] ?? countOf(question) ?? amountOf(question);
  return answers === null ? null : (sentence) => answers.some((answer) => answer.test(sentence));
}

/** "how much coffee": an amount of coffee; any number for what is said without a name. */
function amountOf(question: string): readonly RegExp[] | null {
  const asked = /\bhow much(?: (?!is|are|do|does|can|will|should|must|has|have)(\p{L}+))?/iu.exec(question);
  if (asked === null) return null;
  const [, substance] = asked;
  return [substance === undefined ? NUMBER : new RegExp(String.raw`\d[^.,;\n]{0,30}?\b${substance}`, 'iu')];
}

/** "how many cups": a number of cups. */
function countOf(question: string): readonly RegExp[] | null {
  const counted = /\bhow many (\p{L}+)/iu.exec(question)?.[1];
  return counted === undefined
    ? null
    : [new RegExp(String.raw`\d[^.;\n]{0,20}?\b${counted.replace(/s$/i, '')}`, 'iu')];
}
