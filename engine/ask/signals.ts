import {
  type ManualIndex,
  passageTerms,
  SEGMENT,
  segmentCount,
  segmentTerms,
} from '../index/manual-index.ts';
import type { Query, QueryTerm } from './query.ts';
import type { RankedPassage } from './rank.ts';
import { overlap, type TermWeights, type TermWorth, termWeights } from './sentence-score.ts';

/**
 * What tells a question that the manual answers from one that it does not. All are shares (0–1) unless said
 * otherwise; "covered" means held by a passage, words weighted by rarity, unknown words as the rarest.
 */
export type AnswerSignals = {
  /** Best score against the highest score that the question's words could reach; may pass 1. */
  relativeScore: number;
  /** Question covered by the best passage. */
  bestCoverage: number;
  /** Question covered by the best three passages together. */
  topCoverage: number;
  /** Question covered by the best single sentence of the best three. */
  sentenceCoverage: number;
  /** Question made of words that the manual knows. */
  knownShare: number;
  /** Words of the question, 12 and more being 1. */
  questionLength: number;
};

/** Names of the signals in a fixed order. */
export const SIGNAL_NAMES = [
  'relativeScore',
  'bestCoverage',
  'topCoverage',
  'sentenceCoverage',
  'knownShare',
  'questionLength',
] as const satisfies readonly (keyof AnswerSignals)[];

const TOP = 3;
/** Everyday words count this much of any other. */
const COMMON = 0.3;

const worthOf: TermWorth = (term) => term.idf * Math.min(term.weight, 2) * (term.isCommon ? COMMON : 1);

function sumOf(terms: readonly QueryTerm[]): number {
  return terms.reduce((sum, term) => sum + worthOf(term), 0);
}

const FULL_LENGTH = 12;
/** A sentence is also read together with its heading, at this share. */
const WITH_HEADING = 0.9;

/** The signals of a query and its ranking; all 0 if nothing was found. */
export function computeSignals(
  index: ManualIndex,
  query: Query,
  ranked: readonly RankedPassage[],
): AnswerSignals {
  const weights = termWeights(query);
  const total = sumOf(query.terms) || 1;
  const top = ranked.slice(0, TOP).map(({ passage }) => passage);
  const cover = (terms: Uint32Array) => overlap(terms, weights, worthOf) / total;
  const known = query.terms.filter(
    (term) => term.number !== null || term.alternatives.some((a) => a.kind !== 'synonym'),
  );
  const knownWeight = sumOf(known);
  const [first] = ranked;
  return {
    relativeScore: (first?.score ?? 0) / (total * 2.6),
    bestCoverage: first === undefined ? 0 : cover(passageTerms(index, first.passage)),
    topCoverage: cover(concatenate(top.map((passage) => passageTerms(index, passage)))),
    sentenceCoverage: Math.max(0, ...top.map((passage) => sentenceCoverage(index, passage, weights) / total)),
    knownShare: knownWeight / total,
    questionLength: Math.min(query.terms.length, FULL_LENGTH) / FULL_LENGTH,
  };
}

function sentenceCoverage(index: ManualIndex, passage: number, weights: TermWeights): number {
  const heading = segmentTerms(index, passage, SEGMENT.heading);
  let best = 0;
  for (let segment: number = SEGMENT.firstSentence; segment < segmentCount(index, passage); segment += 1) {
    const sentence = segmentTerms(index, passage, segment);
    const alone = overlap(sentence, weights, worthOf);
    best = Math.max(best, alone, WITH_HEADING * overlap(concatenate([heading, sentence]), weights, worthOf));
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
