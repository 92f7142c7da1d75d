/**
 * What tells which sentence answers. `npm run bench -- fit` finds the weight of each feature; sentence-model.ts holds them.
 */
import { countWords } from '../../structure/element.ts';
import { holdsType, type Query } from '../base/query.ts';
import type { Feature } from '../find/feature.ts';
import type { Sentence } from './sentences-of.ts';

/** A sentence among those that it is chosen from. */
export type Choice = {
  sentence: Sentence;
  /** The sentence behind it in its passage. */
  next: Sentence | undefined;
  /** Best of all sentences. */
  nearest: number;
  mostOverlap: number;
  /** Overlap of a text that holds all of the question. */
  wholeOverlap: number;
  query: Query;
};

/** More words say no more of a sentence. */
const LONG = 40;
/** The feature `length` counts in units of this many words, which keeps it in the range of the others. */
const SCORE = 20;
/** Fewer words are a title or a term. */
const SHORT = 4;
/** Passages are scored down to this much of the best. */
const LEAST_SCORE = 1e-3;

const is = (fact: boolean | undefined): number => (fact === true ? 1 : 0);
const cosineOf = ({ sentence }: Choice): number => sentence.cosine ?? 0;
const shareOf = (overlap: number, { wholeOverlap }: Choice): number => overlap / (wholeOverlap || 1);
const kindOf = ({ sentence }: Choice) => sentence.found.passage.kind;
const textOf = ({ sentence }: Choice): string => sentence.text.trimEnd();

export const SENTENCE_FEATURES: readonly Feature<[Choice]>[] = [
  {
    name: 'behind nearest',
    says: 'cosine against the best of all sentences, 0 at most',
    of: (choice) => cosineOf(choice) - choice.nearest,
  },
  { name: 'nearness', says: 'cosine with the question', of: cosineOf },
  {
    name: 'behind most words',
    says: 'share of the question’s words against the best, 0 at most',
    of: (choice) => shareOf(choice.sentence.overlap - choice.mostOverlap, choice),
  },
  {
    name: 'passage',
    says: 'logarithm of its passage’s score',
    of: ({ sentence }) => Math.log(Math.max(sentence.found.score, LEAST_SCORE)),
  },
  {
    name: 'first passage',
    says: 'it stands in the passage ranked first',
    of: ({ sentence }) => is(sentence.rank === 0),
  },
  {
    name: 'next words',
    says: 'share of the question’s words in the sentence behind it',
    of: (choice) => shareOf(choice.next?.overlap ?? 0, choice),
  },
  {
    name: 'length',
    says: 'words, in scores',
    of: (choice) => Math.min(countWords(choice.sentence.text), LONG) / SCORE,
  },
  { name: 'short', says: 'a title or a term', of: (choice) => is(countWords(choice.sentence.text) < SHORT) },
  { name: 'question', says: 'it asks itself', of: (choice) => is(/[?？]$/.test(textOf(choice))) },
  { name: 'colon', says: 'it leads to something', of: (choice) => is(/[:：]$/.test(textOf(choice))) },
  {
    name: 'kind of thing',
    says: 'it holds what is asked for, an amount or a number of things: 1; it does not: −1',
    of: ({ sentence, query }) => (query.answerType === null ? 0 : holdsType(query, sentence.text) ? 1 : -1),
  },
  { name: 'number', says: 'it holds a number', of: ({ sentence }) => is(/\d/.test(sentence.text)) },
  { name: 'step', says: 'it is part of a procedure', of: (choice) => is(kindOf(choice) === 'steps') },
  {
    name: 'step × how to',
    says: 'the same, asked how to do something',
    of: (choice) => is(kindOf(choice) === 'steps' && choice.query.isHowTo),
  },
  { name: 'row', says: 'it is a row of a table', of: (choice) => is(kindOf(choice) === 'table') },
  { name: 'label', says: 'it is part of a safety label', of: (choice) => is(kindOf(choice) === 'warning') },
  { name: 'opening', says: 'it opens its passage', of: ({ sentence }) => is(sentence.place === 0) },
  {
    name: 'place',
    says: 'logarithm of the sentences before it in its passage',
    of: ({ sentence }) => Math.log1p(sentence.place),
  },
];
