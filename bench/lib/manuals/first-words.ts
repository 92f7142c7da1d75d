/** Whether the answer is said at once: within the first words that a customer reads. */

/** Words that carry no answer, in the languages of most sets. */
const STOP_WORDS = new Set(
  [
    'the a an and or of to in on at is are be it its this that with for from by as not no you your can may will then there they them into per only when if',
    'der die das und oder ein eine ist sind im in den dem des mit auf von zu für nicht',
    'le la les un une et ou de du des est sont dans sur pour pas au aux en',
  ].flatMap((words) => words.split(' ')),
);
/** A word is told by its beginning, so that endings do not count. */
const STEM_LENGTH = 5;
/** Share of the gold words that must be there. */
const ENOUGH = 0.6;

/** What people wrote as the answer, and the manual's words that hold it. */
export type GoldAnswer = { answer?: string | undefined; quote?: string | undefined };

/** All words of a text, lower case, in any script. */
export const shownWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether the first `count` words shown hold at least 60 % of the gold answer's content words and all its numbers, or at
 * least 60 % of the content words of the gold quote.
 */
export function isSaidWithin(count: number, shown: string, { answer = '', quote = '' }: GoldAnswer): boolean {
  const said = new Set(shownWords(shown).slice(0, count).map(stem));
  const [answered, quoted] = [contentWords(answer), contentWords(quote)];
  const numbers = answered.filter((word) => /^\d/.test(word));
  return (
    (numbers.every((word) => said.has(word)) && holdsEnough(said, answered)) || holdsEnough(said, quoted)
  );
}

const stem = (word: string): string => word.slice(0, STEM_LENGTH);

const contentWords = (text: string): string[] => [
  ...new Set(
    shownWords(text)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stem),
  ),
];

function holdsEnough(said: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.filter((word) => said.has(word)).length / wanted.length >= ENOUGH;
}
