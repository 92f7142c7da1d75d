import { splitSentences } from '../../document/sentences.ts';
import {
  type ManualIndex,
  passagesWith,
  SEGMENT,
  segmentCount,
  segmentTerms,
} from '../../index/manual-index.ts';
import { largestScore, topNumbers } from '../../runtime/top.ts';
import { asksMore, holdsType, type Query } from '../base/query.ts';
import { RANKING } from '../base/ranking-parameters.ts';
import { scoreBm25f } from './bm25f.ts';
import { dropNearDuplicates } from './near-duplicates.ts';
import { addPageEvidence } from './page-evidence.ts';
import { addProximity } from './proximity.ts';
import { factorOf, kindFactor } from './rank-factors.ts';
import { bestSentenceScore, termWeights } from './sentence-score.ts';
import { favourSolutions } from './solution-beside.ts';
import { bestRowKeyScore, codeRowRank } from './table-rows.ts';

/**
 * A passage (its number in the index) with its score; scores can only be compared within one query. `told` is set if the words matched in
 * another passage: the part of the chapter that describes the fault.
 */
export type RankedPassage = { passage: number; score: number; told?: number };

/** Factor for the score of a passage in another language than the question. */
const OTHER_LANGUAGE = 0.1;
/** Factor for the score of a passage that does not contain the code asked for. */
const OTHER_CODE = 0.1;
/** Factor for the score of a passage that defines the code. */
const DEFINES = 1.5;
/** Weight of a caption against the other words of a question that says more than which figure it means. */
const FIGURE_AMONG_WORDS = 0.2;
/** Larger than any score of a passage that holds a figure. */
const ITEM_FIRST = 10;

/** Passages ranked for each one that is returned, so that enough are left when near duplicates are dropped. */
const PASSAGES_PER_PLACE = 3;

/** The passages that match the words of a query best, best first and at most `limit`, without near duplicates. */
export function rankByWords(index: ManualIndex, query: Query, limit: number): RankedPassage[] {
  const scores = scoreBm25f(index, query);
  const candidates = topNumbers(scores, RANKING.proximityCandidates);
  addProximity(index, query, scores, candidates);
  for (const passage of candidates) {
    scores[passage] = (scores[passage] ?? 0) * factorOf(index, passage, query);
  }
  const likely = topNumbers(scores, RANKING.sentenceCandidates);
  addBestSentence(index, query, scores, likely);
  addPageEvidence(index, scores, likely);
  const tellers = favourSolutions(index, scores);
  favourCodes(index, query, scores);
  favourCodeRows(index, query, scores);
  favourReferred(query, scores);
  leaveOtherLanguages(index, scores);
  const ranked = topNumbers(scores, limit * PASSAGES_PER_PLACE).map((passage) => {
    const told = tellers.get(passage);
    return { passage, score: scores[passage] ?? 0, ...(told !== undefined && { told }) };
  });
  return dropNearDuplicates(index, ranked, limit);
}

/** In multilingual manuals, passages in other languages than the question's rank behind all others. */
function leaveOtherLanguages({ askedIn, languageOf }: ManualIndex, scores: Float64Array): void {
  if (askedIn === null) return;
  scores.forEach((score, passage) => {
    if (languageOf[passage] !== askedIn) scores[passage] = score * OTHER_LANGUAGE;
  });
}

/**
 * Ranks passages that contain a code of the question before all others, and those that explain it (it begins a row, an item or a sentence)
 * before those that only mention it.
 */
function favourCodes(index: ManualIndex, { decisive }: Query, scores: Float64Array): void {
  if (decisive.length === 0) return;
  const best = largestScore(scores);
  const holders = new Set(decisive.flatMap((term) => [...passagesWith(index, term)]));
  scores.forEach((score, passage) => {
    if (!holders.has(passage)) scores[passage] = score * OTHER_CODE;
    else scores[passage] = best * OTHER_CODE + score * (defines(index, passage, decisive) ? DEFINES : 1);
  });
}

/** Ranks the table that has a row about the code first, if the question asks about nothing else. */
function favourCodeRows(index: ManualIndex, { soleCode }: Query, scores: Float64Array): void {
  if (soleCode === null) return;
  const best = largestScore(scores);
  for (const passage of passagesWith(index, soleCode))
    scores[passage] = (scores[passage] ?? 0) + best * codeRowRank(index, passage, soleCode);
}

/**
 * Ranks things named by number first: the table row or legend item, then the passages with the figure. Among these the words of the
 * question decide or, if it has no others, how much a passage is about the figure.
 */
function favourReferred(query: Query, scores: Float64Array): void {
  const { referred } = query;
  if (referred === null) return;
  const best = Math.max(1, largestScore(scores));
  const gain = asksMore(query.terms) ? FIGURE_AMONG_WORDS : 1;
  for (const [passage, strength] of referred.holders)
    scores[passage] = (scores[passage] ?? 0) + best * (1 + gain * strength);
  for (const { passage } of referred.items) scores[passage] = (scores[passage] ?? 0) + best * ITEM_FIRST;
}

function defines(index: ManualIndex, passage: number, terms: readonly number[]): boolean {
  for (let segment: number = SEGMENT.heading; segment < segmentCount(index, passage); segment += 1) {
    const [first] = segmentTerms(index, passage, segment);
    if (segment !== SEGMENT.context && first !== undefined && terms.includes(first)) return true;
  }
  return false;
}

/** Adds the score of the best single sentence or table row of each candidate. */
function addBestSentence(
  index: ManualIndex,
  query: Query,
  scores: Float64Array,
  candidates: readonly number[],
): void {
  const weights = termWeights(query);
  for (const passage of candidates) {
    const areOfType = sentencesOfType(index, passage, query);
    const gainOf = (sentence: number) => (areOfType[sentence] ? RANKING.answerType : 1);
    const sentence = bestSentenceScore(index, passage, weights, gainOf);
    const row = query.isHowTo && !query.isSymptom ? 0 : bestRowKeyScore(index, passage, query, weights);
    const said = RANKING.sentence * sentence + RANKING.rowKey * row;
    const lacksType = query.answerType !== null && !areOfType.includes(true);
    const factor = kindFactor(index, passage, query) * (lacksType ? RANKING.lacksType : 1);
    scores[passage] = ((scores[passage] ?? 0) + said) * factor;
  }
}

/** For each sentence of a passage, whether it holds the kind of value asked for; empty if the question asks for no particular kind. */
function sentencesOfType(index: ManualIndex, passage: number, query: Query): boolean[] {
  const text = index.passages[passage]?.text;
  if (query.answerType === null || text === undefined) return [];
  return splitSentences(text).map(({ start, end }) => holdsType(query, text.slice(start, end)));
}
