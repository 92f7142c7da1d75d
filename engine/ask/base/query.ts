/** Patterns of the kind of value asked for, such as a time for "how long". Plain data, as all of a query, which goes from thread to thread. */
export type AnswerType = readonly RegExp[];

/** Whether a sentence or table row holds the kind of value asked for; never, if the question asks for no particular kind. */
export const holdsType = ({ answerType }: Pick<Query, 'answerType'>, sentence: string): boolean =>
  answerType?.some((pattern) => pattern.test(sentence)) ?? false;

/**
 * What the codes in a question say about whether the manual answers it. `found`: the best passage is about the code. `unknown`: the code is
 * not in the manual, or a price is asked for that it does not state. `mentioned`: the same in a long question, which need not be about the
 * code. `beside`: the manual has the figure asked about, but says nothing about the part of that number.
 */
export type CodeVerdict = 'found' | 'unknown' | 'mentioned' | 'beside' | 'none';

/** A term of the question with all its alternatives in the manual. */
export type QueryTerm = {
  /** Index term of the word as asked. */
  term: string;
  /** The word as typed, lower case. */
  surface: string;
  /** Term number; null if the word is not in the manual. */
  number: number | null;
  /** Weight of the term in the question: 1 for a word used once. */
  weight: number;
  /** Inverse document frequency; an unknown word has that of a word in no passage. */
  idf: number;
  /** Alternative terms, with their weight relative to the word itself (0–1]. */
  alternatives: Alternative[];
  /** How much the word says about whether the manual has the answer (0–1]: little for everyday words and for words found in any manual. */
  specificity: number;
  /** A code, part or model number. */
  isIdentifier: boolean;
  /** Carried over from an earlier question of the conversation. */
  carried: boolean;
};

/** Specificity of an everyday word. */
export const EVERYDAY_SPECIFICITY = 0.3;
/** Threshold: everyday words have a lower specificity. */
const NOT_EVERYDAY = 0.4;

/** Whether a word may name the subject of a question, which everyday words don't. */
export const isNaming = ({ specificity }: QueryTerm): boolean => specificity > NOT_EVERYDAY;

/** The numbers of all terms of the manual that a term of a question may mean; none where the manual has no word for it. */
export const meaningsOf = ({ number, alternatives }: QueryTerm): number[] => [
  ...(number === null ? [] : [number]),
  ...alternatives.map((other) => other.number),
];

/** Whether the manual has no word for a term. */
export const isUnknown = ({ number, alternatives }: QueryTerm): boolean =>
  number === null && alternatives.length === 0;

/** Whether a question says anything besides the number that it asks about. */
export const asksMore = (terms: readonly QueryTerm[]): boolean =>
  terms.some((term) => isNaming(term) && !term.carried && term.number !== null);

export type Alternative = {
  number: number;
  weight: number;
  /** `said`: what manuals print for what people say. */
  kind: 'synonym' | 'said' | 'compound' | 'spelling' | 'language';
};

/** A question analysed against one index. */
export type Query = {
  terms: QueryTerm[];
  /** The terms with matches in the manual, in the order of the question; used for proximity. */
  sequence: QueryTerm[];
  /** Adjacent words of the question that may form a phrase: "remote start". */
  phrases: (readonly [QueryTerm, QueryTerm])[];
  /** Whether it asks how to do something. */
  isHowTo: boolean;
  /** The verb of a how-to question; null if there is none. */
  action: QueryTerm | null;
  /** Whether it describes a fault. */
  isSymptom: boolean;
  /** Term number of the thing that it says is missing ("steam" in "no steam"); null if there is none. */
  lack: number | null;
  /** Whether it asks where something is. */
  asksPlace: boolean;
  /** Whether it asks for a fact that one sentence can state (yes or no, an amount) rather than for something to do. */
  asksFact: boolean;
  /** Whether it asks what something is or means. */
  asksMeaning: boolean;
  /** Whether it asks what must not be done. */
  asksForbidden: boolean;
  /** The direction of switching that it asks about; null if it is not about switching. */
  switching: 'on' | 'off' | null;
  /** Stems of the product's names, if the question names nothing else that is switched; otherwise null. */
  productSwitched: ReadonlySet<string> | null;
  /** Whether it asks how to do something with the product as a whole: "How do I reset it?" */
  isTaskOfProduct: boolean;
  /** The kind of value that its answer must hold; null if it asks for no particular kind. */
  answerType: AnswerType | null;
  /** Whether it asks for an amount in units: "how heavy is it". */
  asksAmount: boolean;
  /** Term numbers of the codes that the question is about; an answer must contain one of them. */
  decisive: number[];
  /** Term number of the code, if the question asks about nothing else ("what does E-04 mean?"); otherwise null. */
  soleCode: number | null;
  /** Codes and model numbers in the question, as typed, that are not in the manual. */
  unknownIdentifiers: string[];
  /** Figures and parts that it names by number; null if there are none. */
  referred: ReferredThings | null;
  /** For a follow-up question, the place of the previous answer; null for a question that is complete in itself. */
  place: Place | null;
  /** Numbers of the passages of the chapter that the customer stands at; null where none is known. */
  chapter: ReadonlySet<number> | null;
};

/** The place of an earlier answer; fields are null if unknown. */
export type Place = { manualId: string; section: string | null; page: number | null };

/** A numbered thing: a row of a part list, or an item of a legend (`row` is null), at these characters of a passage. */
export type ReferredItem = { passage: number; start: number; end: number; row: string[] | null };

/** The things that a question names by number, resolved in the manuals. */
export type ReferredThings = {
  /** Number of the figure; null if only a part is named. */
  figure: string | null;
  /** Passages that hold the figure or the part, with a score for how much they are about it (above 0). */
  holders: ReadonlyMap<number, number>;
  /** The figure named, or that of the part list; several if several manuals have it or it is drawn in several pieces. */
  figures: { manualId: string; ordinal: number }[];
  items: ReferredItem[];
  /** Whether the figure was found, but nothing says what its part of this number is. */
  lacksItem: boolean;
  /** Whether no manual has anything of this number. */
  isUnknown: boolean;
};
