/** Whether a sentence or table row holds the kind of thing that is asked for: "how long", a time. */
export type AnswerType = (sentence: string) => boolean;

/**
 * What a question's codes say about whether the manual answers: `found` one where the best passage is about it, `unknown`
 * one that the manual does not hold, or a price that it does not state, `mentioned` such a one in a long question, which need not be about it, `beside` a
 * figure that the manual has, with a part that nothing there tells of.
 */
export type CodeVerdict = 'found' | 'unknown' | 'mentioned' | 'beside' | 'none';

/** A term of the question with everything that may stand for it in the manual. */
export type QueryTerm = {
  /** Index term of the word as asked. */
  term: string;
  /** The word as typed, lower case. */
  surface: string;
  /** Term number; null if the manual does not know the word. */
  number: number | null;
  /** How much the question is about it: 1 for a word said once. */
  weight: number;
  /** Inverse document frequency; that of a word in no passage for an unknown one. */
  idf: number;
  /** Other terms that may stand for it, with their weight against the word itself (0–1]. */
  alternatives: Alternative[];
  /** How much it tells about whether the manual holds the answer (0–1]: little for everyday words and those of all manuals. */
  specificity: number;
  /** A code, part or model number. */
  isIdentifier: boolean;
  /** Carried over from an earlier question of the conversation. */
  carried: boolean;
};

/** Specificity of an everyday word. */
export const EVERYDAY_SPECIFICITY = 0.3;
/** Everyday words have less specificity than this. */
const NOT_EVERYDAY = 0.4;

/** Whether a word may name what a question is about: everyday words do not. */
export const isNaming = ({ specificity }: QueryTerm): boolean => specificity > NOT_EVERYDAY;

/** Whether a question says anything beside what it names by number. */
export const asksMore = (terms: readonly QueryTerm[]): boolean =>
  terms.some((term) => isNaming(term) && !term.carried && term.number !== null);

export type Alternative = {
  number: number;
  weight: number;
  /** `said`: what manuals print for what people say. */
  kind: 'synonym' | 'said' | 'compound' | 'spelling' | 'language';
};

/** A question, understood against one index. */
export type Query = {
  terms: QueryTerm[];
  /** The terms that the manual has words for, in the order of the question's words, for proximity. */
  sequence: QueryTerm[];
  /** Words of the question that stand side by side: what it says in two words, "remote start". */
  phrases: (readonly [QueryTerm, QueryTerm])[];
  /** It asks for a way to do something. */
  isHowTo: boolean;
  /** The verb that a how-to question asks about; null if there is none. */
  action: QueryTerm | null;
  /** It tells of something that does not work. */
  isSymptom: boolean;
  /** Term number of what it says is missing or not done: of steam in "no steam"; null where nothing is. */
  lack: number | null;
  /** It asks where something is. */
  asksPlace: boolean;
  /** It asks whether something is so or for an amount, which one sentence tells, and for nothing to do. */
  asksFact: boolean;
  /** It asks what something is or means. */
  asksMeaning: boolean;
  /** It asks for what must not be done. */
  asksForbidden: boolean;
  /** Which way something is to be switched; null where nothing is. */
  switching: 'on' | 'off' | null;
  /** Stems that name the product, where the question names nothing else that is switched; else null. */
  productSwitched: ReadonlySet<string> | null;
  /** It asks how to do something with the product as a whole: "How do I reset it?" */
  isTaskOfProduct: boolean;
  /** What its answer must hold; null where it does not tell. */
  answerType: AnswerType | null;
  /** It asks for an amount in units: "how heavy is it". */
  asksAmount: boolean;
  /** Numbers of the terms of which an answer must hold one: the codes that the question is about. */
  decisive: number[];
  /** Term number of the code that is all the question asks about ("what does E-04 mean?"); null where it asks for more. */
  soleCode: number | null;
  /** Codes and model numbers of the question, as typed, that the manual does not hold. */
  unknownIdentifiers: string[];
  /** Figures and parts that it names by number; null where it names none. */
  referred: ReferredThings | null;
  /** Where the conversation is, for a question that leans on it; null for one that stands for itself. */
  place: Place | null;
};

/** Where an earlier answer stood; null where that is not known. */
export type Place = { manualId: string; section: string | null; page: number | null };

/** A numbered thing: a row of a part list, or an item of a legend (`row` is null), at these characters of a passage. */
export type ReferredItem = { passage: number; start: number; end: number; row: string[] | null };

/** What a question names by number, as it stands in the manuals. */
export type ReferredThings = {
  /** Number of the figure that is named; null where a part alone is. */
  figure: string | null;
  /** Passages that hold the figure or the part, with how much they are about it (above 0). */
  holders: ReadonlyMap<number, number>;
  /** The named figure, or that of the part list; of several manuals, or drawn in several pieces. */
  figures: { manualId: string; ordinal: number }[];
  items: ReferredItem[];
  /** The figure is there, but nothing tells what its part of this number is. */
  lacksItem: boolean;
  /** No manual has anything of this number. */
  isUnknown: boolean;
};
