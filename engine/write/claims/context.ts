/** The words that stand nearest to a number or code, lower case: what tells two of them in one sentence apart. */
export type Context = { before: string[]; behind: string[] };

export const NO_CONTEXT: Context = { before: [], behind: [] };

const WORD = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu;
const WORDS = 4;
/** Characters that are looked at on either side. */
const NEAR = 60;

/** Words around characters `start` to `end` of a plain text. */
export const contextOf = (text: string, start: number, end: number): Context => ({
  before: wordsOf(text.slice(Math.max(0, start - NEAR), start)).slice(-WORDS),
  behind: wordsOf(text.slice(end, end + NEAR)).slice(0, WORDS),
});

export const wordsOf = (text: string): string[] =>
  [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());
