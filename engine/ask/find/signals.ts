import {
  type ManualIndex,
  passageTerms,
  SEGMENT,
  segmentCount,
  segmentTerms,
} from '../../index/manual-index.ts';
import { type Alternative, isNaming, type Query, type QueryTerm } from '../base/query.ts';
import { phraseBalance } from './phrases.ts';
import type { RankedPassage } from './rank.ts';
import { overlap, specificWorth, type TermWeights, termWeights } from './sentence-score.ts';

/**
 * Signals that separate questions that the manual answers from those that it doesn't. All are shares (0–1) unless stated otherwise;
 * "covered" means contained in a passage, with words weighted by rarity and specificity; unknown words count as the rarest.
 */
export type AnswerSignals = {
  /** Best score divided by (roughly) the highest score that the words of the question can reach; may exceed 1. */
  relativeScore: number;
  /** Share of the question covered by the best passage. */
  bestCoverage: number;
  /** Share of the question covered by the best three passages together. */
  topCoverage: number;
  /** Share of the question covered by the best single sentence of the best three passages. */
  sentenceCoverage: number;
  /** Share of the question that consists of words in the manual. */
  knownShare: number;
  /** Share of the question that consists of words in the manual, or of words with a synonym or compound there. */
  relatedShare: number;
  /** Share of known words times the logarithm of the manual's vocabulary size: a large vocabulary contains many words by chance. */
  vocabularyFit: number;
  /** Share of unknown words among those that are not everyday words, each counting the same. */
  unknownShare: number;
  /** Logarithm of the number of specific query words in the best passage. */
  specificHits: number;
  /** See {@link phraseBalance}; -1 to 1. */
  phraseBalance: number;
  /** `phraseBalance` times `specificHits`: the more words match, the less it matters which of them stand side by side. */
  phraseSupport: number;
  /** Number of words of the question divided by 12; 1 for longer ones. */
  questionLength: number;
  /** 1 for a question with words carried over from earlier ones. */
  isFollowUp: number;
};

/** Names of the signals in a fixed order. */
export const SIGNAL_NAMES = [
  'relativeScore',
  'bestCoverage',
  'topCoverage',
  'sentenceCoverage',
  'knownShare',
  'relatedShare',
  'vocabularyFit',
  'unknownShare',
  'specificHits',
  'phraseBalance',
  'phraseSupport',
  'questionLength',
  'isFollowUp',
] as const satisfies readonly (keyof AnswerSignals)[];

/** Number of best passages that the signals look at. */
const TOP = 3;

/** Highest score that a word of idf 1 can roughly reach in one passage: BM25F's limit of k1 + 1 (2.4), and some room for the factors of ranking. */
const HIGHEST_SCORE = 2.6;

function sumOf(terms: readonly QueryTerm[]): number {
  return terms.reduce((sum, term) => sum + specificWorth(term), 0);
}

/** Words of a question from which `questionLength` is 1. */
const FULL_LENGTH = 12;
/** Weight of the coverage that a sentence reaches together with its heading. */
const WITH_HEADING = 0.9;
/** Weight of a spelling from which it counts as the word that was meant. */
const SURE_SPELLING = 0.5;
/** Weight of alternatives from the lexicon: they lead to passages but say little about whether these answer. */
const TOLD_BY_LEXICON = 0.25;
/** `unknownShare` of a question that has everyday words only. */
const UNDECIDED = 0.5;

/** Computes the signals of a query and its ranking; coverage is 0 if nothing was found. */
export function computeSignals(
  index: ManualIndex,
  query: Query,
  ranked: readonly RankedPassage[],
): AnswerSignals {
  const weights = termWeights(query, TOLD_BY_LEXICON);
  const own = query.terms.filter((term) => !term.carried);
  const total = sumOf(query.terms) || 1;
  const top = ranked.slice(0, TOP).map(({ passage, told }) => told ?? passage);
  const cover = (terms: Uint32Array) => overlap(terms, weights, specificWorth) / total;
  const [first] = ranked;
  const firstTerms =
    first === undefined ? new Uint32Array() : passageTerms(index, first.told ?? first.passage);
  const held = new Set(concatenate(top.map((passage) => passageTerms(index, passage))));
  const knownShare = sumOf(query.terms.filter(isKnown)) / total;
  const specificHits = Math.log(1 + countSpecificHits(own, new Set(firstTerms)));
  const balance = phraseBalance(index, query);
  return {
    relativeScore: (first?.score ?? 0) / (total * HIGHEST_SCORE),
    bestCoverage: cover(firstTerms),
    topCoverage: cover(concatenate(top.map((passage) => passageTerms(index, passage)))),
    sentenceCoverage: Math.max(0, ...top.map((passage) => sentenceCoverage(index, passage, weights) / total)),
    knownShare,
    relatedShare: sumOf(query.terms.filter((term) => isRelated(term, held))) / total,
    vocabularyFit: knownShare * Math.log(1 + index.vocabulary.length),
    unknownShare: unknownShare(own),
    specificHits,
    phraseBalance: balance,
    phraseSupport: specificHits * balance,
    questionLength: Math.min(own.length, FULL_LENGTH) / FULL_LENGTH,
    isFollowUp: own.length < query.terms.length ? 1 : 0,
  };
}

function isKnown({ number, alternatives }: QueryTerm): boolean {
  return number !== null || alternatives.some(isSameWord);
}

/** A correction with a lower weight may be another word: "wool" in a manual that has "tool". */
function isSameWord({ kind, weight }: Alternative): boolean {
  return kind === 'language' || (kind === 'spelling' && weight >= SURE_SPELLING);
}

const RELATED: ReadonlySet<Alternative['kind']> = new Set(['synonym', 'compound']);

function isRelated({ number, alternatives }: QueryTerm, held: ReadonlySet<number>): boolean {
  return (
    number !== null ||
    alternatives.some((other) => (RELATED.has(other.kind) && held.has(other.number)) || isSameWord(other))
  );
}

function unknownShare(terms: readonly QueryTerm[]): number {
  const content = terms.filter(isNaming);
  if (content.length === 0) return UNDECIDED;
  return content.filter((term) => !isKnown(term)).length / content.length;
}

function countSpecificHits(terms: readonly QueryTerm[], held: ReadonlySet<number>): number {
  const isHeld = ({ number, alternatives }: QueryTerm) =>
    (number !== null && held.has(number)) || alternatives.some((other) => held.has(other.number));
  return terms.filter((term) => term.specificity === 1 && isHeld(term)).length;
}

function sentenceCoverage(index: ManualIndex, passage: number, weights: TermWeights): number {
  const heading = segmentTerms(index, passage, SEGMENT.heading);
  let best = 0;
  for (let segment: number = SEGMENT.firstSentence; segment < segmentCount(index, passage); segment += 1) {
    const sentence = segmentTerms(index, passage, segment);
    const alone = overlap(sentence, weights, specificWorth);
    best = Math.max(
      best,
      alone,
      WITH_HEADING * overlap(concatenate([heading, sentence]), weights, specificWorth),
    );
  }
  return best;
}

function concatenate(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
