import {
  documentFrequency,
  type ManualIndex,
  manualOfPassage,
  passageTerms,
} from '../../index/manual-index.ts';
import type { Passage } from '../../structure/manual.ts';
import type { AnswerBand, Turn } from '../answer.ts';
import { understandQuestion } from '../question/conversation.ts';
import { judgeCodes } from '../question/identifiers.ts';
import { asksPrice, statesPrice } from '../question/price.ts';
import { isNaming, type Query } from '../question/query.ts';
import { inSpokenLanguage } from '../question/spoken-language.ts';
import { bandOf, belowAnswer, CLOSEST_THRESHOLD, estimateConfidence, weighCodes } from './confidence.ts';
import { nearness } from './nearness.ts';
import { type RankedPassage, rankPassages } from './rank.ts';
import { isTaskOfPart } from './rank-factors.ts';
import { type AnswerSignals, computeSignals } from './signals.ts';
import { findRows } from './table-rows.ts';

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

/** A price may stand in a list far from what is told about its thing. */
const MAY_STATE_PRICE = 30;

/** Words that stand in no more passages than this are rare. */
const RARE = 3;
/** A message of more sentences tells a long story; these alone are looked at for what it asks. */
const MAX_SENTENCES = 5;
/** What is shorter asks nothing. */
const MIN_SENTENCE_CHARACTERS = 9;

/**
 * The passages that answer a question best, and how sure it is that they do. A message that is refused as a whole may ask
 * in one of its sentences: "We live on the third floor. How heavy is it?" Never throws.
 */
export function search(manuals: ManualIndex, question: string, options: SearchOptions = {}): SearchResult {
  const earlier = (options.history ?? []).map((turn) => turn.question);
  const index = inSpokenLanguage(manuals, [...earlier, question].join(' '));
  const whole = searchWhole(index, question, options);
  // A code that the manual does not hold is refused, whatever surrounds it.
  if (whole.band !== 'none' || whole.query.unknownIdentifiers.length > 0) return whole;
  const sentences = question
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length >= MIN_SENTENCE_CHARACTERS)
    .slice(0, MAX_SENTENCES);
  if (sentences.length < 2) return whole;
  const [best = whole] = sentences
    .map((sentence) => searchWhole(index, sentence, options))
    .sort((a, b) => b.confidence - a.confidence);
  if (best.band === 'none') return whole;
  const confidence = belowAnswer(best.confidence);
  return { ...best, confidence, band: bandOf(confidence) };
}

function searchWhole(index: ManualIndex, question: string, options: SearchOptions): SearchResult {
  const { history = [], limit = 10 } = options;
  const query = understandQuestion(index, question, history);
  const isForPrice = asksPrice(question);
  const ranked = rankPassages(index, query, Math.max(limit, isForPrice ? MAY_STATE_PRICE : MIN_RANKED));
  const signals = computeSignals(index, query, ranked);
  const [best] = ranked;
  const likely = best === undefined ? 0 : estimateConfidence(signals);
  const least = holdsRareWord(index, query, best) ? CLOSEST_THRESHOLD : 0;
  const placed = weighPlace(index, query, best, Math.max(likely, least));
  const passages = inLanguageOfBest(index, ranked)
    .slice(0, limit)
    .flatMap((found) => toFoundPassage(index, found));
  const isBeside = isOfPart(index, query, best) || isBesideAmount(index, query, best, passages);
  const estimate = isBeside ? belowAnswer(placed) : placed;
  const verdict =
    isForPrice && isUnstated(index, ranked) ? 'unknown' : judgeCodes(index, query, best?.passage);
  const confidence = weighCodes(estimate, verdict);
  return { query, passages, confidence, band: bandOf(confidence), signals };
}

/** Without what the manuals tell in other languages, if the best passage is in the one that is asked in. */
function inLanguageOfBest({ askedIn, languageOf }: ManualIndex, ranked: RankedPassage[]): RankedPassage[] {
  const isAskedIn = ({ passage }: RankedPassage) => languageOf[passage] === askedIn;
  const [best] = ranked;
  return askedIn === null || best === undefined || !isAskedIn(best) ? ranked : ranked.filter(isAskedIn);
}

/** A price that none of the likely passages states is as unknown as a code that the manuals do not hold. */
const isUnstated = ({ passages }: ManualIndex, likely: readonly RankedPassage[]): boolean =>
  !likely.some(({ passage }) => statesPrice(passages[passage]?.text ?? ''));

/** Whether the manual knows all that a question names, and the passage holds what it seldom says: that is never refused. */
function holdsRareWord(index: ManualIndex, query: Query, best: RankedPassage | undefined): boolean {
  if (best === undefined) return false;
  const naming = query.terms.filter((term) => isNaming(term) && !term.carried);
  if (naming.some(({ number, alternatives }) => number === null && alternatives.length === 0)) return false;
  const held = new Set(passageTerms(index, best.told ?? best.passage));
  return naming.some(
    ({ number, specificity }) =>
      number !== null && specificity === 1 && held.has(number) && documentFrequency(index, number) <= RARE,
  );
}

/** Whether what is found states no amount, where one is asked for: it is about something else. */
function isBesideAmount(
  index: ManualIndex,
  query: Query,
  best: RankedPassage | undefined,
  found: readonly FoundPassage[],
): boolean {
  const { asksAmount, answerType } = query;
  const passage = index.passages[best?.passage ?? -1];
  if (!asksAmount || passage === undefined) return false;
  if (passage.table === null) return answerType?.(passage.text) === false;
  // The unit may stand above a column, so that any number of the row may be one.
  const [first] = found;
  const rows = first?.passage === passage ? findRows(index, first, query).rows : [];
  return rows.length > 0 && !rows.some(({ cells }) => /\d/.test(cells.slice(1).join(' ')));
}

/** "How do I reset the machine?" is not answered for sure by how one of its parts is. */
const isOfPart = (index: ManualIndex, query: Query, best: RankedPassage | undefined): boolean =>
  best !== undefined && isTaskOfPart(index, best.passage, query);

/** A question that leans on an answer is not answered for sure from anywhere else, if it names nothing itself. */
function weighPlace(
  index: ManualIndex,
  query: Query,
  best: RankedPassage | undefined,
  confidence: number,
): number {
  if (query.place === null || best === undefined) return confidence;
  const namesSomething = query.terms.some(
    ({ carried, number, specificity }) => !carried && number !== null && specificity === 1,
  );
  return namesSomething || nearness(index, best.passage, query.place) > 0
    ? confidence
    : belowAnswer(confidence);
}

function toFoundPassage(index: ManualIndex, { passage: number, score }: RankedPassage): FoundPassage[] {
  const passage = index.passages[number];
  if (passage === undefined) return [];
  const { manualId, title } = manualOfPassage(index, number);
  return [{ number, manualId, title, passage, score }];
}
