/** The parts of an answer: what is said first, and what belongs to it. */
import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import type { LeadSentence } from '../base/answer.ts';
import type { FoundPassage, SearchResult } from '../find/search.ts';
import { findRows } from '../find/table-rows.ts';
import { type CitationList, type CitedPiece, createCitationList } from '../say/citations/citations.ts';
import { type ExtractedAnswer, extractAnswer } from '../say/extracted-answer.ts';
import { namesSection } from '../say/section-answer.ts';
import { governingLine } from './governing-line.ts';
import { type Chosen, keySentences, rankSentences, type Scored } from './key-sentences.ts';
import { citeLead, textOf, withSteps } from './lead.ts';
import { offerWhole } from './offer-whole.ts';
import { isToldInOrder } from './told-in-order.ts';
import { asksLeave, decide, saysWhatHolds, sayVerdict } from './yes-no/decide.ts';
import type { Verdict } from './yes-no/read-sentence.ts';

export type AnswerParts = ExtractedAnswer & {
  lead: LeadSentence[];
  verdict: Verdict | null;
  /** What is offered of the manual around what is said; empty where that is all. */
  passage: string;
  citations: CitationList;
};

/**
 * The answer of the best passages. Where sentences answer they are said first, and steps and tables follow; what else the best
 * passage says is kept for whoever wants to read on. A code or figure is answered by its own row or item; of a row the cell that answers
 * is said first.
 */
export function composeParts(index: ManualIndex, found: SearchResult, best: FoundPassage): AnswerParts {
  const extractCitations = createCitationList();
  const extract = extractAnswer(index, found, best, extractCitations);
  const ranked = answeringSentences(index, found, extract, extractCitations);
  const lineAbove = above(index, found);
  const decision = decide(index, found, ranked, lineAbove);
  const choices = keySentences(
    decision === null ? ranked : [decision.by, ...ranked.filter((one) => one !== decision.by)],
  );
  if (decision === null && isToldInOrder(found, extract, ranked))
    return withoutSentences(index, extract, extractCitations);
  const sentences: CitedPiece[] =
    choices.length > 0 ? choices.map(({ sentence }) => sentence) : decidedRow(index, found, extract);
  // What a stretch of text quotes around the sentences is none of the answer's places.
  const isText = extract.steps.length === 0 && extract.table === null;
  const citations = isText && sentences.length > 0 ? createCitationList() : extractCitations;
  const cited = citeLead(index, found.query, sentences, { citations, above: lineAbove });
  const lead = withSteps(cited, extract.steps);
  if (lead.length === 0) return withoutSentences(index, extract, extractCitations);
  const own = sentences.map((sentence) => sentence.found);
  const verdict = decision?.verdict ?? null;
  const said = textOf(lead);
  const content =
    verdict === null ? said : `${sayVerdict(verdict, found.meaning?.language ?? 'en')}\n${said}`;
  const offered = offerWhole(index, { ...extract, content }, sentences, isText ? (extract.pieces ?? []) : []);
  return {
    ...extract,
    ...{ content, lead, verdict, citations },
    passage: offered ?? (isText && !content.includes(extract.content) ? extract.content : ''),
    sources: [...new Set([...(isText ? own : extract.sources), ...own])],
  };
}

/** What was extracted, with nothing said before it. */
function withoutSentences(
  index: ManualIndex,
  extract: ExtractedAnswer,
  citations: CitationList,
): AnswerParts {
  const shown = extract.pieces ?? [];
  const passage = offerWhole(index, extract, shown, shown) ?? '';
  return { ...extract, lead: [], verdict: null, passage, citations };
}

/**
 * The sentences that may be said first, as of {@link rankSentences}; none where a code, a number of a drawing or all of a procedure is asked
 * for, which say themselves which words answer.
 */
export const answeringSentences = (
  index: ManualIndex,
  found: SearchResult,
  extract: ExtractedAnswer,
  citations: CitationList,
): Scored[] =>
  isDecided(found) || wantsAllSteps(index, found, extract)
    ? []
    : rankSentences(index, found, chosenBy(extract, citations, found.query.isHowTo));

/** Tells what is said of an item of a list by the line above it, where the question asks for leave; null where that says nothing. */
export const above =
  (index: ManualIndex, { question, meaning }: SearchResult) =>
  ({ found: { passage, number }, start }: CitedPiece): string | null => {
    if (meaning === null || !asksLeave(question, meaning.language)) return null;
    const line = governingLine(passage, start);
    const { language } = manualOfPassage(index, number);
    return line !== null && saysWhatHolds(line, language) ? line : null;
  };

/** Steps that were asked for, and rows that hold the words of the question, are chosen better than sentences are. */
function chosenBy(
  { sources, steps, table }: ExtractedAnswer,
  citations: CitationList,
  isHowTo: boolean,
): Chosen {
  const numbers = new Set(sources.map(({ number }) => number));
  return {
    sources,
    holds: ({ found, start }) =>
      numbers.has(found.number) && (table === null || citations.holds(found.number, start)),
    isSure: isHowTo && steps.length > 0,
  };
}

/** Whether the question is about all of a procedure, which is told from its first step on: "How do I descale it?" below "Descaling". */
const wantsAllSteps = (
  index: ManualIndex,
  { query }: SearchResult,
  { steps, sources: [first] }: ExtractedAnswer,
): boolean => steps.length > 0 && first !== undefined && namesSection(index, query, first);

/** The row of what decides, if it is one row of a table. By words alone there is none, as there are no sentences. */
function decidedRow(
  index: ManualIndex,
  found: SearchResult,
  { table, sources: [source] }: ExtractedAnswer,
): CitedPiece[] {
  if (found.meaning === null || !isDecided(found) || table === null || source === undefined) return [];
  const { names, rows } = findRows(index, source, found.query);
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0 || names !== null) return [];
  return [{ found: source, start: row.start, end: row.end }];
}

/** Whether a code, a number of a drawing or a place that an answer named says which words answer. */
const isDecided = ({ query: { decisive, soleCode, referred } }: SearchResult): boolean =>
  decisive.length > 0 || soleCode !== null || referred !== null;
