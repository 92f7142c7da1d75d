/**
 * What can be left out of answering, one at a time: exports of a module, and what stands in their place. The engine knows nothing of
 * it: module-hooks.mjs has the loader put it there.
 */

import type { RankedPassage } from '../../../engine/ask/find/rank.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import type { LanguageWords } from '../../../engine/words/language-words.ts';

export type Entry = {
  name: string;
  /** Path in the repository. */
  module: string;
  /** By export: makes what stands in its place from it. */
  exports: Readonly<Record<string, (real: unknown) => unknown>>;
};

const always =
  (value: unknown): (() => unknown) =>
  () =>
  () =>
    value;

/** A function that hands back what it is given at this place. */
const handsBack =
  (at: number): (() => unknown) =>
  () =>
  (...args: unknown[]) =>
    args[at];

/** A pattern that nothing fits. */
const NOTHING = '(?!)';

/** What says nothing of a language's words, by field. */
const SILENT: Readonly<Partial<LanguageWords>> = {
  everyday: [],
  synonyms: [],
  lexicon: [],
  sayings: [],
  complaints: [],
  products: [],
  faults: NOTHING,
  prices: NOTHING,
  amounts: NOTHING,
};

const LISTS = Object.entries(SILENT).map(
  ([field, silent]): Entry => ({
    name: `list: ${field}`,
    module: 'engine/words/languages.ts',
    exports: {
      WORDS: (real) =>
        new Map(
          [...(real as ReadonlyMap<string, LanguageWords>)].map(([code, words]) => [
            code,
            { ...words, [field]: silent },
          ]),
        ),
    },
  }),
);

/** A parameter's value at which its rule does nothing. */
const NEUTRAL = {
  synonym: 0,
  synonymOfUnknown: 0,
  compound: 0,
  namesNothing: 1,
  action: 0,
  headingCoverage: 0,
  howTo: 0,
  steps: 0,
  symptom: 0,
  warning: 1,
  glossary: 1,
  bookIndex: 1,
  annals: 1,
  preamble: 1,
  fragment: 1,
  taskOfPart: 1,
  switching: 0,
  switchingProduct: 0,
  picture: 0,
  legend: 0,
  rowKey: 0,
  cell: 0,
  answerType: 1,
  lacksType: 1,
  place: 0,
  sentence: 0,
  page: 0,
  measuring: 1,
  rowOfAmount: 1,
  everyday: 1,
  firstSentence: 0,
  nearDuplicate: 2,
};

const PARAMETERS = Object.entries(NEUTRAL).map(
  ([parameter, neutral]): Entry => ({
    name: `ranking: ${parameter}`,
    module: 'engine/ask/base/ranking-parameters.ts',
    exports: { RANKING: (real) => ({ ...(real as object), [parameter]: neutral }) },
  }),
);

const one = (name: string, module: string, exported: string, instead: (real: unknown) => unknown): Entry => ({
  name,
  module,
  exports: { [exported]: instead },
});

const QUESTION = 'engine/ask/question';
const WORDS = 'engine/ask/words';
const FIND = 'engine/ask/find';
const SAY = 'engine/ask/say';
const COMPOSE = 'engine/ask/compose';

/** Ways of reading a question and its words. */
const READING: readonly Entry[] = [
  one('chatter', `${QUESTION}/forms/chatter.ts`, 'withoutChatter', handsBack(1)),
  one('headed faults', `${QUESTION}/forms/complaints.ts`, 'asHeadedFault', handsBack(1)),
  one('written words', `${QUESTION}/forms/sayings.ts`, 'inWrittenWords', handsBack(1)),
  one('letter names', `${QUESTION}/letters.ts`, 'withoutLetterNames', handsBack(0)),
  one('mend spaces', `${QUESTION}/mend-spaces.ts`, 'mendSpaces', handsBack(1)),
  one('spaced codes', `${QUESTION}/join-spaced-codes.ts`, 'joinSpacedCodes', handsBack(1)),
  one('spoken language', `${QUESTION}/spoken-language.ts`, 'inSpokenLanguage', handsBack(0)),
  one('answer type', `${QUESTION}/amounts/asked-amounts.ts`, 'readAnswerType', always(null)),
  one('amount forms', `${QUESTION}/amounts/amount-forms.ts`, 'otherAmountForms', always([])),
  one('switching', `${QUESTION}/forms/switching.ts`, 'switchingOf', always(null)),
  one('price', `${QUESTION}/amounts/price.ts`, 'asksPrice', always(false)),
  one('references', `${QUESTION}/forms/references.ts`, 'referenceOf', always(null)),
  one('name by digits', `${QUESTION}/identifiers.ts`, 'namedByDigits', always([])),
  one('asked for what is forbidden', `${QUESTION}/forms/forbidden.ts`, 'asksForbidden', always(false)),
  one('comparisons', `${QUESTION}/parts/split-comparison.ts`, 'splitComparison', always(null)),
  one('judging codes', `${QUESTION}/identifiers.ts`, 'judgeCodes', always('none')),
  one('spellings', `${WORDS}/fuzzy.ts`, 'findSpellings', always([])),
  one('stemmed spellings', `${WORDS}/fuzzy.ts`, 'findStemmedSpellings', always([])),
  one('misspelt stop words', `${WORDS}/fuzzy.ts`, 'isMisspeltStopWord', always(false)),
  one('meant word', `${WORDS}/meant-word.ts`, 'meantWord', always(null)),
  one('compounds', `${WORDS}/find-compounds.ts`, 'findCompounds', always([])),
  one('diminutives', `${WORDS}/diminutives.ts`, 'meantByDiminutive', always([])),
  one('phrasal verbs', `${WORDS}/phrasal-verbs.ts`, 'addPhrasalMeanings', always(undefined)),
  one('phrases of the lexicon', `${WORDS}/lexicon.ts`, 'addPhraseMeanings', always(undefined)),
  one('separable verbs', `${WORDS}/separable-verbs.ts`, 'addSeparableVerbs', always(undefined)),
  one('verb forms', `${WORDS}/verb-forms.ts`, 'verbForms', () => (_code: string, stem: string) => [stem]),
  one('words of manuals', `${WORDS}/manual-words.ts`, 'isManualWord', always(false)),
  one('English words', `${WORDS}/english-words.ts`, 'isEnglishWord', always(false)),
  one('irregular forms', 'engine/index/irregular-forms.ts', 'regularForm', handsBack(0)),
  one('spelling folded', 'engine/index/spelling.ts', 'foldSpelling', handsBack(0)),
];

/** Ways of finding. */
const FINDING: readonly Entry[] = [
  one('proximity', `${FIND}/proximity.ts`, 'addProximity', always(undefined)),
  one('page evidence', `${FIND}/page-evidence.ts`, 'addPageEvidence', always(undefined)),
  one('solutions beside', `${FIND}/solution-beside.ts`, 'favourSolutions', always(new Map())),
  one('rows of codes', `${FIND}/table-rows.ts`, 'codeRowRank', always(0)),
  one('row keys', `${FIND}/table-rows.ts`, 'bestRowKeyScore', always(0)),
  one('best sentence', `${FIND}/sentence-score.ts`, 'bestSentenceScore', always(0)),
  one('all factors', `${FIND}/rank-factors.ts`, 'factorOf', always(1)),
  one('all kinds', `${FIND}/rank-factors.ts`, 'kindFactor', always(1)),
  one('task of a part', `${FIND}/rank-factors.ts`, 'isTaskOfPart', always(false)),
  one('parts legends', `${FIND}/parts-legend.ts`, 'isPartsLegend', always(false)),
  one('legends', `${FIND}/legend.ts`, 'findLegendItem', always(null)),
  one('near duplicates', `${FIND}/near-duplicates.ts`, 'dropNearDuplicates', () => firstOf),
  one('decided by words', `${FIND}/rank-by-meaning.ts`, 'isDecidedByWords', always(false)),
];

const firstOf = (_: ManualIndex, ranked: readonly RankedPassage[], limit: number): RankedPassage[] =>
  ranked.slice(0, limit);

/** Ways of saying. */
const SAYING: readonly Entry[] = [
  one('prose steps', `${SAY}/procedures/prose-steps.ts`, 'findProseSteps', always([])),
  one('fact in steps', `${SAY}/procedures/fact-in-steps.ts`, 'factInSteps', always(null)),
  one('referred procedure', `${SAY}/procedures/referred-procedure.ts`, 'referredProcedure', always(null)),
  one('procedure by lead-in', `${SAY}/procedures/procedure-by-lead-in.ts`, 'procedureByLeadIn', handsBack(2)),
  one('leaning notice', `${SAY}/leaning-notice.ts`, 'textLeanedOn', always(null)),
  one('cell that answers', `${COMPOSE}/row-cells.ts`, 'answeringCell', always(null)),
  one('procedure in order', `${COMPOSE}/told-in-order.ts`, 'isToldInOrder', always(false)),
  one('variants', `${COMPOSE}/variants/ask-back.ts`, 'variantNeeded', always(null)),
  one('further citations', `${SAY}/citations/cite-further.ts`, 'citeFurther', always(undefined)),
];

/** Everything that can be left out. */
export const ENTRIES: readonly Entry[] = [...LISTS, ...PARAMETERS, ...READING, ...FINDING, ...SAYING];
