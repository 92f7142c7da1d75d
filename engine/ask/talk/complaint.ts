import type { WordPattern } from './whole-words.ts';

/** A fault: how customers tell of it, and how manuals head what to do about it. */
export type Complaint = {
  said: WordPattern;
  written: WordPattern;
  /** Whether it names what it is about itself, so that words before it only tell more of that: "the wall screen is dark". */
  isNamed?: boolean;
};

/** A pattern of as many words as that, at most, in between. */
export const within = (words: number): string => String.raw`(?: [^\s.,;?!]+){0,${words}}?`;
