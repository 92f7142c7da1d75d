import type { Complaint } from './complaint.ts';
import type { Saying } from './saying.ts';

/** How people talk of devices in one language. Words are lower case, with their accents, parted by blanks. */
export type Talk = {
  /** Words that say little of what a question is about. */
  everyday: string;
  /** Groups of words with one meaning in the language of devices, parted by "|". */
  synonyms: string;
  /**
   * What manuals print for what people say, in this direction only: "cog: setting preference", a word or a phrase of up to three,
   * entries parted by "|".
   */
  lexicon: string;
  /** Whichever fit are put one after the other, in their order. */
  sayings: readonly Saying[];
  /** The first that fits a fault of the manual counts. */
  complaints: readonly Complaint[];
  /** What any product is called, so that it tells nothing of what a complaint is about: "machine". */
  products: string;
  /** What chapters and tables are called that tell what to do about faults, forms parted by "|". */
  faults: string;
  /** How a price is asked for, forms parted by "|". */
  prices: string;
  /** What an amount of money is called, so that a number behind it is one, forms parted by "|". */
  amounts: string;
};
