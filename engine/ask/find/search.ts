import type { Passage } from '../../document/manual.ts';
import {
  documentFrequency,
  type ManualIndex,
  manualOfPassage,
  passageTerms,
} from '../../index/manual-index.ts';
import { termNumbers } from '../../index/term-numbers.ts';
import type { AnswerBand, Turn } from '../base/answer.ts';
import { isNaming, type Query, type QueryTerm } from '../base/query.ts';
import { boundQuestion } from '../question/bound-question.ts';
import { leans, readAlone, readLed } from '../question/conversation.ts';
import { judgeCodes } from '../question/identifiers.ts';
import { asksPrice, statesPrice } from '../question/price.ts';
import { inSpokenLanguage } from '../question/spoken-language.ts';
import { judgeRanking, type Verdict, weighVerdict } from './bands.ts';
import type { MeaningScores } from './meaning-scores.ts';
import { nearness } from './nearness.ts';
import type { QuestionMeaning, TextVectors } from './question-meaning.ts';
import type { RankedPassage } from './rank.ts';
import { isHeld, isTaskOfPart } from './rank-factors.ts';
import { type Meant, rankPassages } from './rank-passages.ts';
import type { AnswerSignals } from './signals.ts';
import { findRows, languageOfPassage } from './table-rows.ts';

/** A found passage with the manual it belongs to. `number` is its number in the index. */
export type FoundPassage = {
  number: number;
  manualId: string;
  title: string;
  passage: Passage;
  score: number;
};

export type SearchResult = {
  /** The question as it was read. */
  question: string;
  query: Query;
  /** Best first; scores compare within one search only. */
  passages: FoundPassage[];
  /** Estimated probability (0–1) that the first passage answers the question; by words alone, that the manuals do. */
  confidence: number;
  /** Estimated probability (0–1) that the manuals answer the question somewhere. */
  answerable: number;
  band: AnswerBand;
  signals: AnswerSignals;
  /** How near the manuals' passages come to the question; null where words alone were gone by. */
  meaning: MeaningScores | null;
};

export type SearchOptions = {
  /** Earlier questions of the conversation, oldest first. */
  history?: readonly Turn[];
  /** What the question means; null or absent where words alone are to be gone by. */
  meaning?: QuestionMeaning | null;
  /** Most passages to return. */
  limit?: number;
  /** It says "it" or the like, in whatever language, of what stands before it. */
  pointsBack?: boolean;
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
/** By so much more a leaning question has to be sure by itself, to be taken so. */
const STANDS_ALONE = 0.05;

/**
 * The passages that answer a question best, and how sure it is that they do. A message that is refused as a whole may ask
 * in one of its sentences: "We live on the third floor. How heavy is it?" Never throws.
 */
export function search(manuals: ManualIndex, asked: string, given: SearchOptions = {}): SearchResult {
  const question = boundQuestion(asked);
  const options = { ...given, history: (given.history ?? []).map(boundTurn) };
  const earlier = options.history.map((turn) => turn.question);
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
  return best.band === 'none' ? whole : atMostClosest(best);
}

/** An earlier turn as it is looked at. */
const boundTurn = (turn: Turn): Turn => ({ ...turn, question: boundQuestion(turn.question) });

const atMostClosest = (found: SearchResult): SearchResult =>
  found.band === 'answer' ? { ...found, band: 'closest' } : found;

/**
 * A question is read by itself, and where it leans on what was asked before, behind that too: the reading with the better
 * evidence wins. One that stands for itself is never answered by the last one's subject.
 */
function searchWhole(index: ManualIndex, question: string, options: SearchOptions): SearchResult {
  const { history = [], meaning = null, limit = 10, pointsBack = false } = options;
  const meantBy = (vectors: TextVectors | null | undefined): Meant | null =>
    meaning === null || vectors === null || vectors === undefined
      ? null
      : { vectors, held: meaning.held, language: meaning.language };
  const alone = read(index, question, {
    query: readAlone(index, question),
    meant: meantBy(meaning?.alone),
    limit,
  });
  if (history.length === 0) return alone;
  const isLeaning = pointsBack || leans(index, question);
  if (!isLeaning && alone.band !== 'none') return alone;
  const led = read(index, question, {
    query: readLed(index, question, history),
    meant: meantBy(meaning?.led),
    limit,
  });
  if (isLeaning) return isBetterAlone(index, alone, led) ? alone : led;
  return led.band === 'answer' ? atMostClosest(led) : alone;
}

/**
 * Whether a leaning question is better read by itself: it is surer so; or it is sure, and what is found behind the earlier questions
 * holds less of what it names itself. The earlier ones are answered well by their own places, which tells nothing of this one.
 */
function isBetterAlone(index: ManualIndex, alone: SearchResult, led: SearchResult): boolean {
  if (alone.confidence > led.confidence + STANDS_ALONE) return true;
  const named = alone.query.terms.filter((term) => isNaming(term) && term.number !== null);
  const said = (found: SearchResult) => named.filter((term) => isSaid(index, found, term)).length;
  return alone.band === 'answer' && said(alone) > said(led);
}

/** Whether what was found says a word: of a table its columns and the rows that answer, as the others may hold any word. */
function isSaid(index: ManualIndex, { query, passages: [best] }: SearchResult, term: QueryTerm): boolean {
  if (best === undefined) return false;
  const { heading, table } = best.passage;
  if (table === null) return isHeld(index, best.number, term);
  const { names, rows } = findRows(index, best, query);
  const cells = [...table.header, ...(names?.cells ?? []), ...rows.flatMap((row) => row.cells)];
  const text = [heading, ...cells].join(' ');
  const numbers = termNumbers(index, text, languageOfPassage(index, best.number));
  return [term, ...term.alternatives].some(({ number }) => number !== null && numbers.includes(number));
}

type Reading = { query: Query; meant: Meant | null; limit: number };

function read(index: ManualIndex, question: string, { query, meant, limit }: Reading): SearchResult {
  const isForPrice = asksPrice(question);
  const ranking = rankPassages(
    index,
    query,
    Math.max(limit, isForPrice ? MAY_STATE_PRICE : MIN_RANKED),
    meant,
  );
  const { ranked, signals } = ranking;
  const [best] = ranked;
  const passages = inLanguageOfBest(index, ranked)
    .slice(0, limit)
    .flatMap((found) => toFoundPassage(index, found));
  const { confidence, answerable, band } = best === undefined ? NOTHING : judgeRanking(ranking);
  const isBeside =
    isOfPart(index, query, best) ||
    isBesideAmount(index, query, best, passages) ||
    isBesidePlace(index, query, best);
  const verdict =
    isForPrice && isUnstated(index, ranked) ? 'unknown' : judgeCodes(index, query, best?.passage);
  return {
    question,
    query,
    passages,
    confidence: verdict === 'unknown' ? 0 : confidence,
    answerable: verdict === 'unknown' ? 0 : answerable,
    band: weighVerdict(isBeside ? lower(band) : raise(band, holdsRareWord(index, query, best)), verdict),
    signals,
    meaning: ranking.evidence?.meaning ?? null,
  };
}

const NOTHING: Verdict = { confidence: 0, answerable: 0, band: 'none' };

const lower = (band: AnswerBand): AnswerBand => (band === 'answer' ? 'closest' : band);
const raise = (band: AnswerBand, isKnown: boolean): AnswerBand =>
  band === 'none' && isKnown ? 'closest' : band;

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
function isBesidePlace(index: ManualIndex, query: Query, best: RankedPassage | undefined): boolean {
  if (query.place === null || best === undefined) return false;
  const namesSomething = query.terms.some(
    ({ carried, number, specificity }) => !carried && number !== null && specificity === 1,
  );
  return !namesSomething && nearness(index, best.passage, query.place) === 0;
}

function toFoundPassage(index: ManualIndex, { passage: number, score }: RankedPassage): FoundPassage[] {
  const passage = index.passages[number];
  if (passage === undefined) return [];
  const { manualId, title } = manualOfPassage(index, number);
  return [{ number, manualId, title, passage, score }];
}
