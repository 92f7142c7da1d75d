import { type AnswerWithSources, answerAsked } from '../ask/ask.ts';
import type { Answer, Turn } from '../ask/base/answer.ts';
import { asksMore, type Query } from '../ask/base/query.ts';
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

/** A question with what the engine found and would answer alone. */
export type Inquiry = AnswerWithSources & {
  question: string;
  history: readonly Turn[];
  found: SearchResult;
};

/** What a model may write for an answer, and what to send it. */
export type WritingTask = { sources: Source[]; limits: RequestLimits; messages: ModelMessage[] };

/** For a whole answer, and for the lead-in to steps or rows that say the rest. */
const WHOLE: RequestLimits = { maxWords: 110, maxSentences: 6 };
const LEAD_IN: RequestLimits = { maxWords: 45, maxSentences: 2 };

/** Finds, and answers in the manual's words. In an emergency nothing is a source of what a model may write. */
export function inquire(
  index: ManualIndex,
  question: string,
  history: readonly Turn[],
  meaning: QuestionMeaning | null = null,
  variants: readonly string[] = [],
): Inquiry {
  const asked = answerAsked(index, question, history, meaning, variants);
  const emergency = answerEmergency(index, question, meaning);
  const answered = emergency === null ? asked : { ...asked, answer: emergency, sources: [] };
  return { question, history, ...answered };
}

/**
 * Plans what a model is to write. Null if the manual's own words are the better answer: a refusal or a doubt, several
 * things that were asked, what holds for one variant alone, a safety label, the name of a part in a drawing, a figure that was asked for by its number, and steps if the question
 * was how.
 */
export function planWriting(index: ManualIndex, inquiry: Inquiry): WritingTask | null {
  const { answer, sources: taken, found, question, history } = inquiry;
  const [best] = taken;
  if (best === undefined || answer.band !== 'answer' || answer.parts !== undefined) return null;
  // Its row holds what is said of the others, too.
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

/** Whether the question asks for nothing but a figure or part by its number, and this passage holds it. */
const isReferredAlone = ({ referred, terms }: Query, passage: number): boolean =>
  (referred?.holders.has(passage) ?? false) && !asksMore(terms);

/** Whether nothing but a heading stands above the steps: then nothing of the manual's is lost by words of ours. */
const isBare = ({ content, citations }: Answer): boolean =>
  citations.some(({ heading }) => heading === content);

/** The rows of the answer and no other: a neighbouring row speaks of another code or size. */
function rowsShown(index: ManualIndex, { sources: [best], found }: Inquiry): Source[] {
  if (best === undefined) return [];
  const { names, rows } = findRows(index, best, found.query);
  const shown = names === null ? rows : [names, ...rows];
  const stretches = shown.map(({ start, end }) => ({ start, end }));
  return stretches.length === 0 ? [] : [{ number: 1, found: best, stretches }];
}

/** Without the sentences that order a model about: it neither reads them nor may anything rest on them. */
const withoutOrders = (sources: readonly Source[]): Source[] =>
  sources
    .map((source) => ({
      ...source,
      stretches: source.stretches.filter(
        ({ start, end }) => !speaksOfModels(toPlainText(source.found.passage.text.slice(start, end))),
      ),
    }))
    .filter(({ stretches }) => stretches.length > 0);
