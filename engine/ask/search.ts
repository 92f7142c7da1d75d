import { documentFrequency, type ManualIndex, passageTerms } from '../index/manual-index.ts';
import type { Passage } from '../structure/manual.ts';
import type { AnswerBand, Turn } from './answer.ts';
import { ANSWER_THRESHOLD, bandOf, CLOSEST_THRESHOLD, estimateConfidence } from './confidence.ts';
import { understandQuestion } from './conversation.ts';
import type { Query } from './query.ts';
import { type RankedPassage, rankPassages } from './rank.ts';
import { type AnswerSignals, computeSignals } from './signals.ts';

/** A found passage with the manual it belongs to. `number` is its number in the index. */
export type FoundPassage = {
  number: number;
  manualId: string;
  title: string;
  passage: Passage;
  score: number;
};

export type SearchResult = {
  query: Query;
  /** Best first; scores compare within one search only. */
  passages: FoundPassage[];
  /** Estimated probability (0–1) that the manuals answer the question. */
  confidence: number;
  band: AnswerBand;
  signals: AnswerSignals;
};

export type SearchOptions = {
  /** Earlier questions of the conversation, oldest first. */
  history?: readonly Turn[];
  /** Most passages to return. */
  limit?: number;
};

/** The signals look at this many passages even if fewer are asked for. */
const MIN_RANKED = 5;
/** A code in more passages than this is a product's name rather than a message or a part. */
const FEW_MENTIONS = 3;

/** The passages that answer a question best, and how sure it is that they do. Never throws. */
export function search(index: ManualIndex, question: string, options: SearchOptions = {}): SearchResult {
  const { history = [], limit = 10 } = options;
  const query = understandQuestion(index, question, history);
  const ranked = rankPassages(index, query, Math.max(limit, MIN_RANKED));
  const signals = computeSignals(index, query, ranked);
  const confidence =
    ranked.length === 0 ? 0 : weighIdentifiers(index, query, ranked, estimateConfidence(signals));
  const passages = ranked.slice(0, limit).flatMap((found) => toFoundPassage(index, found));
  return { query, passages, confidence, band: bandOf(confidence), signals };
}

/**
 * A code decides alone: what is said about one that the manual does not know is about another code, and a passage that
 * holds one of the few mentions of it is what was asked for, whatever words surround it in the question.
 */
function weighIdentifiers(
  index: ManualIndex,
  query: Query,
  [best]: readonly RankedPassage[],
  confidence: number,
): number {
  if (query.unknownIdentifiers.length > 0) return Math.min(confidence, CLOSEST_THRESHOLD / 2);
  const held = new Set(best === undefined ? [] : passageTerms(index, best.passage));
  const isFound = query.terms.some(
    ({ number, isIdentifier, carried }) =>
      number !== null &&
      isIdentifier &&
      !carried &&
      held.has(number) &&
      documentFrequency(index, number) <= FEW_MENTIONS,
  );
  return isFound ? Math.max(confidence, ANSWER_THRESHOLD) : confidence;
}

function toFoundPassage(index: ManualIndex, { passage: number, score }: RankedPassage): FoundPassage[] {
  const passage = index.passages[number];
  const manual = index.manuals[index.manualOf[number] ?? -1];
  if (passage === undefined || manual === undefined) return [];
  return [{ number, manualId: manual.manualId, title: manual.title, passage, score }];
}
