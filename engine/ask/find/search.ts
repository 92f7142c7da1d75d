import type { Passage } from '../../document/manual.ts';
import {
  documentFrequency,
  type ManualIndex,
  manualOfPassage,
  passageTerms,
} from '../../index/manual-index.ts';
import { termNumbers } from '../../index/term-numbers.ts';
import type { AnswerBand, Turn } from '../base/answer.ts';
import { holdsType, isNaming, isUnknown, type Query, type QueryTerm } from '../base/query.ts';
import { boundQuestion } from '../question/amounts/bound-question.ts';
import { asksPrice, statesPrice } from '../question/amounts/price.ts';
import { asksAtOnce, leans, readAlone, readLed } from '../question/forms/conversation.ts';
import { judgeCodes } from '../question/identifiers.ts';
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

/** A passage that was found, with its manual and its number in the index. */
export type FoundPassage = {
  number: number;
  manualId: string;
  title: string;
  passage: Passage;
  score: number;
};

export type SearchResult = {
  /** The query made of the question. */
  question: string;
  query: Query;
  /** Best first; scores can only be compared within one search. */
  passages: FoundPassage[];
  /** Estimated probability (0–1) that the first passage answers the question; without vectors, that any passage does. */
  confidence: number;
  /** Estimated probability (0–1) that the manuals answer the question anywhere. */
  answerable: number;
  band: AnswerBand;
  signals: AnswerSignals;
  /** Cosines between the question and the passages; null if only words were used. */
  meaning: MeaningScores | null;
};

export type SearchOptions = {
  /** Earlier questions of the conversation, oldest first. */
  history?: readonly Turn[];
  /** The vectors of the question; null or absent to search by words alone. */
  meaning?: QuestionMeaning | null;
  /** Maximum number of passages to return. */
  limit?: number;
  /** Whether it refers to something said before by "it" or the like, in whatever language. */
  pointsBack?: boolean;
  /** Numbers of the passages of the chapter that the customer stands at, which go before others that answer about as well. */
  chapter?: ReadonlySet<number> | null;
};

/** The signals are computed from this many passages, even if fewer are asked for. */
const MIN_RANKED = 5;

/** Number of passages searched for a price, which may stand in a list far from the description of the thing. */
const MAY_STATE_PRICE = 30;

/** A word is rare if it occurs in at most this many passages. */
const RARE = 3;
/** In a long message, only this many sentences are searched for its question. */
const MAX_SENTENCES = 5;
/** A shorter sentence, in characters, asks nothing. */
const MIN_SENTENCE_CHARACTERS = 9;
/** A follow-up question is read on its own if its confidence is then higher by at least this (probability). */
const STANDS_ALONE = 0.05;

/**
 * The passages that answer a question best, with the confidence that they do. If a message is refused as a whole, its sentences are tried
 * one by one: "We live on the third floor. How heavy is it?" Never throws.
 */
export function search(manuals: ManualIndex, asked: string, given: SearchOptions = {}): SearchResult {
  const question = boundQuestion(asked);
  const options = { ...given, history: (given.history ?? []).map(boundTurn) };
  const earlier = options.history.map((turn) => turn.question);
  const index = inSpokenLanguage(manuals, [...earlier, question].join(' '));
  const whole = searchWhole(index, question, options);
  // A code that is not in the manual is refused, whatever words surround it.
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

/** An earlier turn of the conversation, prepared for the search. */
const boundTurn = (turn: Turn): Turn => ({ ...turn, question: boundQuestion(turn.question) });

const atMostClosest = (found: SearchResult): SearchResult =>
  found.band === 'answer' ? { ...found, band: 'closest' } : found;

/**
 * Searches for a question on its own and, if it is a follow-up, also together with the earlier questions; the reading with the better
 * evidence wins. A question that is complete in itself is never answered from the subject of the one before.
 */
function searchWhole(index: ManualIndex, question: string, options: SearchOptions): SearchResult {
  const { history = [], meaning = null, limit = 10, pointsBack = false, chapter = null } = options;
  const meantBy = (vectors: TextVectors | null | undefined): Meant | null =>
    meaning === null || vectors === null || vectors === undefined
      ? null
      : { vectors, held: meaning.held, language: meaning.language };
  const alone = read(index, question, {
    query: { ...readAlone(index, question), chapter },
    meant: meantBy(meaning?.alone),
    limit,
  });
  if (history.length === 0 || !(pointsBack || leans(index, question))) return alone;
  const led = read(index, question, {
    query: { ...readLed(index, question, history), chapter },
    meant: meantBy(meaning?.led),
    limit,
  });
  return isBetterAlone(index, alone, led) ? alone : led;
}

/**
 * Whether a follow-up question is better read on its own: its confidence is higher that way; it is put as one that may
 * stand alone, and names what no manual knows, or finds with sureness the passage that is found with the earlier questions; or that one
 * contains fewer of its own words. The earlier questions match their own passages well, which says nothing about this one.
 */
function isBetterAlone(index: ManualIndex, alone: SearchResult, led: SearchResult): boolean {
  if (alone.confidence > led.confidence + STANDS_ALONE) return true;
  const isAsked = asksAtOnce(alone.question);
  const own = alone.query.terms.filter(isNaming);
  if (alone.band === 'none') return isAsked && own.some(isUnknown);
  const named = own.filter(({ number }) => number !== null);
  const said = (found: SearchResult) => named.filter((term) => isSaid(index, found, term)).length;
  const isSame = alone.passages[0]?.number === led.passages[0]?.number;
  return alone.band === 'answer' && ((isAsked && isSame) || said(alone) > said(led));
}

/** Whether the passage found contains a word. Of a table, only its header and the rows that answer count. */
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

/** Drops passages in other languages if the best passage is in the language of the question. */
function inLanguageOfBest({ askedIn, languageOf }: ManualIndex, ranked: RankedPassage[]): RankedPassage[] {
  const isAskedIn = ({ passage }: RankedPassage) => languageOf[passage] === askedIn;
  const [best] = ranked;
  return askedIn === null || best === undefined || !isAskedIn(best) ? ranked : ranked.filter(isAskedIn);
}

/** A price that none of the best passages states is treated like a code that is not in the manuals. */
const isUnstated = ({ passages }: ManualIndex, likely: readonly RankedPassage[]): boolean =>
  !likely.some(({ passage }) => statesPrice(passages[passage]?.text ?? ''));

/** Whether the manual has all words that the question names and the passage has its rare ones: such a question is never refused. */
function holdsRareWord(index: ManualIndex, query: Query, best: RankedPassage | undefined): boolean {
  if (best === undefined) return false;
  const naming = query.terms.filter((term) => isNaming(term) && !term.carried);
  if (naming.some(isUnknown)) return false;
  const held = new Set(passageTerms(index, best.told ?? best.passage));
  return naming.some(
    ({ number, specificity }) =>
      number !== null && specificity === 1 && held.has(number) && documentFrequency(index, number) <= RARE,
  );
}

/** Whether an amount is asked for and the passage found states none: then it is about something else. */
function isBesideAmount(
  index: ManualIndex,
  query: Query,
  best: RankedPassage | undefined,
  found: readonly FoundPassage[],
): boolean {
  const { asksAmount, answerType } = query;
  const passage = index.passages[best?.passage ?? -1];
  if (!asksAmount || passage === undefined) return false;
  if (passage.table === null) return answerType !== null && !holdsType(query, passage.text);
  // The unit may stand above a column, so that any number of the row may be one.
  const [first] = found;
  const rows = first?.passage === passage ? findRows(index, first, query).rows : [];
  return rows.length > 0 && !rows.some(({ cells }) => /\d/.test(cells.slice(1).join(' ')));
}

/** "How do I reset the machine?" is not reliably answered by how to reset one of its parts. */
const isOfPart = (index: ManualIndex, query: Query, best: RankedPassage | undefined): boolean =>
  best !== undefined && isTaskOfPart(index, best.passage, query);

/** A follow-up that names nothing itself is not reliably answered from any other place than the previous answer. */
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
