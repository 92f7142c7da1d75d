/**
 * Parameters of ranking, found by coordinate ascent over question sets of several manuals (`npm run bench --
 * retrieval`). Field weights live where the postings are computed, in engine/index/postings.ts.
 */
export const RANKING = {
  /** Saturation of term frequency (BM25 k1). */
  k1: 1.4,
  /** Length normalisation of a body in the proximity score (BM25 b). */
  b: 0.3,
  /** Weight of a synonym against the word itself. */
  synonym: 0.35,
  /** The same for a word that the manual does not use: it must be calling the thing something else. */
  synonymOfUnknown: 0.85,
  /** Weight of a word that is one with it: Wasserfilter for Filter. */
  compound: 0.5,
  /** The same for the word in another form: weight for weigh. */
  wordForm: 0.9,
  /** A word that looks like one of the manual's but is a word itself: weight against one that is none. */
  spellingOfWord: 0.6,
  /** A passage that tells of nothing the question names. */
  namesNothing: 0.75,
  /** The verb of a how-to question in the heading. */
  action: 0.15,
  /** Two neighbouring words of the question that stand together in the passage: weight against a single word. */
  proximity: 0.3,
  /** Proximity is worth mean idf of the two words times this. */
  proximityIdf: 1.5,
  /** Words further apart than this do not stand together. */
  proximityWindow: 8,
  /** What a synonym counts there, for a word that the manual uses itself. */
  proximityOfSynonym: 0.5,
  /** Candidates whose proximity is looked at. */
  proximityCandidates: 100,
  /** Questions of more terms than this have their proximity scaled down: their neighbours are mostly chance. */
  proximityFullTerms: 10,
  /** Heading words that the question holds. */
  headingCoverage: 0.2,
  /** Steps and imperatives for a how-to question. */
  howTo: 0.2,
  /** The same for a passage that is a procedure. */
  steps: 0.2,
  /** Standing under troubleshooting, for a question that tells of a fault. */
  symptom: 0.1,
  /** The part of a chapter that tells what to do about a fault, against the part that tells of the fault. */
  solution: 1.05,
  /** What a safety label is worth to a question about a fault or a number. */
  warning: 0.9,
  /** What a glossary is worth to who does not ask for a meaning, and the index at the end to anybody. */
  glossary: 0.5,
  bookIndex: 0.3,
  /** What release notes and licences are worth to who does not ask for them. */
  annals: 0.75,
  /** What the list of what is needed is worth to who does not ask for it. */
  preamble: 0.75,
  /** What says no sentence. */
  fragment: 0.5,
  /** What is done with a part, to who asks how it is done with the product. */
  taskOfPart: 0.6,
  /** Speaking of switching on or off, as the question does. */
  switching: 0.25,
  /** Speaking of switching the product itself, where the question names nothing else. */
  switchingProduct: 1,
  /** Standing with a picture, for a question that asks where something is. */
  picture: 0.15,
  /** Being the legend that names it. */
  legend: 2,
  /** A table row whose key is what the question is about. */
  rowKey: 1.2,
  /** A row and a column that the question is about, against that. */
  cell: 1,
  /** Best sentence that holds the kind of thing asked for ("how long", a time). */
  answerType: 1.25,
  /** The whole of a passage that holds none. */
  lacksType: 0.8,
  /** Standing in the section of the answer that a question leans on. */
  place: 0.4,
  /** Idf overlap of the best single sentence. */
  sentence: 0.75,
  /** What the best other candidate of the same page adds, at most of the passage's own score. */
  page: 0.15,
  /** Candidates whose sentences and pages are looked at. */
  sentenceCandidates: 30,
  /** Weight of a word that only asks for an amount: "big" of "how big". */
  measuring: 0.3,
  /** A row whose key is all that a question for an amount names, and that states one. */
  rowOfAmount: 2,
  /** Weight of a word of everyday talk. */
  everyday: 0.7,
  /** Saturation of a word repeated in the question. */
  querySaturation: 0.3,
  /** Extra weight of the first sentence's words in a question of more terms than `longQuestionTerms`. */
  firstSentence: 0.5,
  longQuestionTerms: 15,
  /** Share of terms (Jaccard) from which a passage repeats a better one. */
  nearDuplicate: 0.85,
} as const;
