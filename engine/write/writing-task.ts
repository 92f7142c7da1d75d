import { type AnswerWithSources, answerAsked } from '../ask/ask.ts';
import type { Answer, Turn } from '../ask/base/answer.ts';
import { asksMore, type Query } from '../ask/base/query.ts';
import type { Known } from '../ask/chapters/standing-at.ts';
import { answerEmergency } from '../ask/compose/emergency.ts';
import { findLegendItem } from '../ask/find/legend.ts';
import type { QuestionMeaning } from '../ask/find/question-meaning.ts';
import type { SearchResult } from '../ask/find/search.ts';
import { findRows } from '../ask/find/table-rows.ts';
import type { ManualIndex } from '../index/manual-index.ts';
import { speaksOfModels } from './claims/leaks.ts';
import { toPlainText } from './claims/plain-text.ts';
import { composeRequest, type ModelMessage, type RequestLimits } from './request.ts';
import { chooseSources, type Source } from './sources.ts';

/** A question with the engine's search result and its own answer. */
export type Inquiry = AnswerWithSources & {
  question: string;
  history: readonly Turn[];
  found: SearchResult;
};

/** The part of an answer that a model may write, and the request to it. */
export type WritingTask = { sources: Source[]; limits: RequestLimits; messages: ModelMessage[] };

/** Limits for a whole answer, and for the lead-in to steps or rows. */
const WHOLE: RequestLimits = { maxWords: 110, maxSentences: 6 };
const LEAD_IN: RequestLimits = { maxWords: 45, maxSentences: 2 };

/** Searches and answers in the manual's words. In an emergency there are no sources for a model. */
export function inquire(
  index: ManualIndex,
  question: string,
  history: readonly Turn[],
  meaning: QuestionMeaning | null = null,
  known: Known = {},
): Inquiry {
  const asked = answerAsked(index, question, history, meaning, known);
  const emergency = answerEmergency(index, question, meaning);
  const answered = emergency === null ? asked : { ...asked, answer: emergency, sources: [] };
  return { question, history, ...answered };
}

/**
 * Plans the part that a model should write. Null if the manual's own words are the better answer: a refusal or a closest passage, several
 * questions in one message, an answer for one variant, a safety label, the name of a part in a drawing, a figure asked for by its number,
 * and steps for a how-to question.
 */
export function planWriting(index: ManualIndex, inquiry: Inquiry): WritingTask | null {
  const { answer, sources: taken, found, question, history } = inquiry;
  const [best] = taken;
  if (best === undefined || answer.band !== 'answer' || answer.parts !== undefined) return null;
  // Its row also has the values of the other variants.
  if (answer.variant !== undefined) return null;
  if (best.passage.kind === 'warning') return null;
  if (findLegendItem(index, best.number, found.query) !== null) return null;
  if (isReferredAlone(found.query, best.number)) return null;
  if (answer.steps.length > 0 && (found.query.isHowTo || !isBare(answer))) return null;
  const isLeadIn = answer.steps.length > 0 || answer.table !== null;
  const chosen = answer.table === null ? chooseSources(taken, found.passages) : rowsShown(index, inquiry);
  const sources = withoutOrders(chosen);
  if (sources.length === 0) return null;
  const limits = isLeadIn ? LEAD_IN : WHOLE;
  return { sources, limits, messages: composeRequest(sources, question, history, limits) };
}

/** Whether the question asks only for a figure or part by its number, and this passage has it. */
const isReferredAlone = ({ referred, terms }: Query, passage: number): boolean =>
  (referred?.holders.has(passage) ?? false) && !asksMore(terms);

/** Whether there is only a heading above the steps; then written words replace nothing of the manual's. */
const isBare = ({ content, citations }: Answer): boolean =>
  citations.some(({ heading }) => heading === content);

/** Only the rows of the answer: neighbouring rows are about another code or size. */
function rowsShown(index: ManualIndex, { sources: [best], found }: Inquiry): Source[] {
  if (best === undefined) return [];
  const { names, rows } = findRows(index, best, found.query);
  const shown = names === null ? rows : [names, ...rows];
  const stretches = shown.map(({ start, end }) => ({ start, end }));
  return stretches.length === 0 ? [] : [{ number: 1, found: best, stretches }];
}

/** The text without sentences that give instructions to a model: it must neither read them nor use them as evidence. */
const withoutOrders = (sources: readonly Source[]): Source[] =>
  sources
    .map((source) => ({
      ...source,
      stretches: source.stretches.filter(
        ({ start, end }) => !speaksOfModels(toPlainText(source.found.passage.text.slice(start, end))),
      ),
    }))
    .filter(({ stretches }) => stretches.length > 0);
