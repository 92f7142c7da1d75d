/**
 * Parameters of ranking by words, found by coordinate ascent over the question sets of several manuals (`npm run bench -- retrieval`), so
 * none has a reason of its own beyond that. Unless stated otherwise they are factors of a passage's score; those added to 1 by the code
 * (`action`, `howTo`, `place` …) are gains. Field weights are in engine/index/postings.ts, where the postings are computed.
 */
export const RANKING = {
  /** Saturation of term frequency (BM25 k1). */
  k1: 1.4,
  /** Length normalisation of a body in the proximity score (BM25 b). */
  b: 0.3,
  /** Weight of a synonym relative to the word itself. */
  synonym: 0.35,
  /** The same for a word that is not in the manual, which then must use another word for the thing. */
  synonymOfUnknown: 0.85,
  /** Weight of a compound that contains the word: Wasserfilter for Filter. */
  compound: 0.5,
  /** Weight of another form of the word: weight for weigh. */
  wordForm: 0.9,
  /** Weight of a correction if the word as typed is a real word, relative to one that is not. */
  spellingOfWord: 0.6,
  /** Factor for a passage that contains none of the things that the question names. */
  namesNothing: 0.75,
  /** Gain if the heading contains the verb of a how-to question. */
  action: 0.15,
  /** Weight of two neighbouring words of the question that occur close together, relative to a single word. */
  proximity: 0.3,
  /** Proximity is worth mean idf of the two words times this. */
  proximityIdf: 1.5,
  /** Window of proximity, in words. */
  proximityWindow: 8,
  /** Weight of a synonym in proximity if the manual uses the word itself. */
  proximityOfSynonym: 0.5,
  /** Number of candidates for which proximity is computed. */
  proximityCandidates: 100,
  /** Questions of more terms than this have their proximity scaled down: their neighbours are mostly chance. */
  proximityFullTerms: 10,
  /** Gain of a heading whose words are all in the question. */
  headingCoverage: 0.2,
  /** Gain of a passage with instructions for a how-to question. */
  howTo: 0.2,
  /** The same for a passage that is a procedure. */
  steps: 0.2,
  /** Gain of a passage in a troubleshooting section for a question that describes a fault. */
  symptom: 0.1,
  /** Score of the part of a chapter with the solution, relative to the part that describes the fault. */
  solution: 1.05,
  /** Factor for a safety label if the question is about a fault or a number. */
  warning: 0.9,
  /** Factor for a glossary if the question asks for no meaning, and for the index of a book in any case. */
  glossary: 0.5,
  bookIndex: 0.3,
  /** Factor for release notes and licences if the question does not ask for them. */
  annals: 0.75,
  /** Factor for a list of equipment if the question does not ask for it. */
  preamble: 0.75,
  /** Factor for a text without a sentence. */
  fragment: 0.5,
  /** Factor for a task on a part if the question is about the same task on the product. */
  taskOfPart: 0.6,
  /** Gain of a passage about switching in the same direction as the question. */
  switching: 0.25,
  /** Gain of a passage about switching the product itself, if the question names nothing else. */
  switchingProduct: 1,
  /** Gain of a passage with a picture if the question asks where something is. */
  picture: 0.15,
  /** Gain of the legend that names it. */
  legend: 2,
  /** Weight of a table row whose key is the subject of the question. */
  rowKey: 1.2,
  /** Weight of a row and a column that both occur in the question, relative to that. */
  cell: 1,
  /** Factor for a sentence with the kind of value asked for, such as a time for "how long". */
  answerType: 1.25,
  /** Factor for a passage without such a value. */
  lacksType: 0.8,
  /** Gain of a passage in the section of the previous answer, for a follow-up question. */
  place: 0.4,
  /** Weight of the best single sentence (idf-weighted overlap). */
  sentence: 0.75,
  /** Gain from the best other candidate on the same page, as a share of the passage's own score at most. */
  page: 0.15,
  /** Number of candidates for which sentences and pages are scored. */
  sentenceCandidates: 30,
  /** Weight of a word that only asks for an amount: "big" in "how big". */
  measuring: 0.3,
  /** Factor for a row that states an amount and whose key is all that the question names. */
  rowOfAmount: 2,
  /** Weight of an everyday word. */
  everyday: 0.7,
  /** Saturation of the weight of a word that the question repeats. */
  querySaturation: 0.3,
  /** Extra weight of the first sentence's words in a question of more terms than `longQuestionTerms`. */
  firstSentence: 0.5,
  longQuestionTerms: 15,
  /** Share of terms (Jaccard) from which a passage repeats a better one. */
  nearDuplicate: 0.85,
} as const;
