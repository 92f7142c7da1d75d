/**
 * What tells whether a sentence really decides a question, beside what it says. `npm run bench -- fit-verdicts` finds the weight of each
 * feature; verdict-model.ts holds them.
 */
import { countWords } from '../../../structure/element.ts';
import { isNaming, isUnknown } from '../../base/query.ts';
import type { Feature } from '../../find/feature.ts';
import type { SearchResult } from '../../find/search.ts';
import type { Choice } from '../sentence-features.ts';
import type { NamedShares } from './named-shares.ts';
import type { Asks } from './read-question.ts';
import type { Statement } from './read-sentence.ts';

/** A question with a sentence that may decide it. */
export type Case = {
  search: Pick<SearchResult, 'query' | 'meaning'>;
  asks: Asks;
  /** ISO 639-1 of the sentence. */
  told: string;
  choice: Pick<Choice, 'sentence'>;
  statement: Statement;
  /** 0-based place among the sentences that answer. */
  place: number;
  shares: NamedShares;
};

/** More words say more than yes or no. */
const LONG = 40;
/** The feature `length` counts in units of this many words, which keeps it in the range of the others. */
const SCORE = 20;

const is = (fact: boolean): number => (fact ? 1 : 0);

/** The cosine in standard deviations above what questions about other products reach. */
function nearness({ search: { meaning }, choice: { sentence } }: Case): number {
  if (meaning === null || sentence.cosine === null) return 0;
  return (sentence.cosine - meaning.background.mean) / meaning.background.deviation;
}

/** Share of what the question names that the manual has no word for; 0 in another language than the manual's. */
function unknownShare({ search: { query, meaning }, told }: Case): number {
  const naming = query.terms.filter(isNaming);
  if (meaning?.language !== told || naming.length === 0) return 0;
  return naming.filter(isUnknown).length / naming.length;
}

export const VERDICT_FEATURES: readonly Feature<[Case]>[] = [
  {
    name: 'nearness',
    says: 'cosine with the question, against that of questions about other products',
    of: nearness,
  },
  { name: 'unknown', says: 'share of its names unknown to the manual', of: unknownShare },
  { name: 'named', says: 'share of what the question names that it says', of: ({ shares }) => shares.named },
  {
    name: 'elsewhere',
    says: 'share of what the question names that the manual says elsewhere, but not here',
    of: ({ shares }) => shares.elsewhere,
  },
  { name: 'of text', says: 'share of its words that the question says', of: ({ shares }) => shares.ofText },
  { name: 'first', says: 'no other sentence answers better', of: ({ place }) => is(place === 0) },
  { name: 'denies', says: 'it says no', of: ({ statement }) => is(statement.verdict === 'no') },
  { name: 'limited', says: 'it holds under a condition', of: ({ statement }) => is(statement.isLimited) },
  { name: 'must', says: 'asked whether it must be', of: ({ asks }) => is(asks === 'must') },
  { name: 'harm', says: 'asked whether it does harm', of: ({ asks }) => is(asks === 'harm') },
  {
    name: 'state',
    says: 'asked whether something is broken or as it should be',
    of: ({ asks }) => is(asks === 'broken' || asks === 'normal'),
  },
  {
    name: 'length',
    says: 'words, in scores',
    of: ({ choice }) => Math.min(countWords(choice.sentence.text), LONG) / SCORE,
  },
  {
    name: 'row',
    says: 'it is a row of a table',
    of: ({ choice }) => is(choice.sentence.found.passage.kind === 'table'),
  },
];
