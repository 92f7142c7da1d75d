import type { WordPattern } from './whole-words.ts';

/** What people say in several everyday words, and what a manual writes instead, the likeliest first. */
export type Saying = {
  said: WordPattern;
  /** "$&" stands for what is said, where that is to be looked for, too; what is in brackets, or all, the manual must print. */
  written: readonly string[];
};

/** A saying to be looked for as it stands and by the first of these phrases that the manual prints; parted by "|". */
export const beside = (said: WordPattern, phrases: string): Saying => ({
  said,
  written: phrases.split(' | ').map((phrase) => `$& [${phrase}]`),
});

/** A saying to be looked for by the first of these phrases that the manual prints, or its heading that holds it, behind `before`. */
export const instead = (said: WordPattern, before: string, phrases: string): Saying => ({
  said,
  written: phrases.split(' | ').map((phrase) => `${before}[${phrase}]`),
});
