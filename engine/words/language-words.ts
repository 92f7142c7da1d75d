import type { WordPattern } from './whole-words.ts';

/** What people say in several everyday words, and what a manual writes instead, the likeliest first. */
export type Saying = {
  said: WordPattern;
  /** "$&" stands for what is said, where that is to be looked for, too; what is in brackets, or all, the manual must print. */
  written: readonly string[];
};

/** A fault: how customers tell of it, and how manuals head what to do about it. */
export type Complaint = {
  said: WordPattern;
  written: WordPattern;
  /** Whether it names what it is about itself, so that words before it only tell more of that: "the wall screen is dark". */
  isNamed: boolean;
};

/** What people say (a word or a phrase of up to three words) and the words that manuals print for it, in this direction only. */
export type LexiconEntry = { said: string; printed: readonly string[] };

/** Words that can be put for one another without asking something else. */
export type Interchangeable = {
  words: readonly string[];
  /** Only in manuals that do not use several of them: one that says "rinse" and "clean" tells the two apart. */
  unlessToldApart: boolean;
};

/** What customers ask about devices of any kind. Words joined by hyphens are a phrase: "power-cut"; "not-" is any negation. */
export type SubjectWords = {
  /** Everyday words for it. A word may belong to several subjects; the other questions show which is meant. */
  words: readonly string[];
  /** Words that only hint at it. */
  hints: readonly string[];
  /** An action or a fault of any part, where the part says more. */
  isMinor: boolean;
};

/** How people of one language talk of devices. Words are in lower case, with their accents. */
export type LanguageWords = {
  /** Words that say little of what a question is about. */
  everyday: readonly string[];
  /** Groups of words with one meaning in the language of devices. */
  synonyms: readonly (readonly string[])[];
  lexicon: readonly LexiconEntry[];
  /** Whichever fit are put one after the other, in their order. */
  sayings: readonly Saying[];
  /** The first that fits a fault of the manual counts. */
  complaints: readonly Complaint[];
  /** What any product is called, so that it tells nothing of what a complaint is about: "machine". */
  products: readonly string[];
  /** Pattern of what chapters and tables are called that tell what to do about faults. */
  faults: string;
  /** Pattern of how a price is asked for. */
  prices: string;
  /** Pattern of what an amount of money is called, so that a number behind it is one. */
  amounts: string;
  /** What is measured, in the forms of one word that a stemmer keeps apart: "weigh weight heavy". */
  measures: readonly (readonly string[])[];
  /** Other words in several forms that a stemmer keeps apart. */
  forms: readonly (readonly string[])[];
  /** Words, each before its forms that a stemmer does not trace back to it. */
  irregular: readonly (readonly string[])[];
  /** Verbs with a particle, and the words by which manuals say the same. */
  phrasalVerbs: readonly LexiconEntry[];
  /** Pairs of patterns of words with a contrary meaning: a text may not say one where the manual says the other. */
  contraries: readonly (readonly [string, string])[];
  /** British spellings, each with the American one. */
  spellings: readonly (readonly [string, string])[];
  interchangeable: readonly Interchangeable[];
  subjects: readonly SubjectWords[];
};
