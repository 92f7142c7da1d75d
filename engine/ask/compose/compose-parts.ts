/** The parts of an answer: what is said first, and what belongs to it. */
import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import type { LeadSentence } from '../base/answer.ts';
import type { FoundPassage, SearchResult } from '../find/search.ts';
import { findRows } from '../find/table-rows.ts';
import { type CitationList, type CitedPiece, createCitationList } from '../say/citations/citations.ts';
import { type ExtractedAnswer, extractAnswer } from '../say/extracted-answer.ts';
import { namesSection } from '../say/section-answer.ts';
import { governingLine } from './governing-line.ts';
import { type Chosen, keySentences } from './key-sentences.ts';
import { citeLead, textOf, withSteps } from './lead.ts';
import { offerWhole } from './offer-whole.ts';
import type { Choice } from './sentence-features.ts';
import { asksLeave, decide, saysWhatHolds, sayVerdict, type Verdict } from './yes-no/decide.ts';

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
  const choices =
    isDecided(found) || wantsAllSteps(index, found, extract)
      ? []
      : keySentences(index, found, chosenBy(extract, extractCitations, found.query.isHowTo));
  const sentences: CitedPiece[] =
    choices.length > 0 ? choices.map(({ sentence }) => sentence) : decidedRow(index, found, extract);
  // What a stretch of text quotes around the sentences is none of the answer's places.
  const isText = extract.steps.length === 0 && extract.table === null;
  const citations = isText && sentences.length > 0 ? createCitationList() : extractCitations;
  const above = (sentence: CitedPiece) => aboveItem(index, found, sentence);
  const lead = withSteps(citeLead(index, found.query, sentences, { citations, above }), extract.steps);
  if (lead.length === 0) {
    const shown = extract.pieces ?? [];
    const passage = offerWhole(index, extract, shown, shown) ?? '';
    return { ...extract, lead, verdict: null, passage, citations: extractCitations };
  }
  const own = sentences.map((sentence) => sentence.found);
  const verdict = verdictOf(index, found, choices[0]);
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

/** What is said of an item of a list by the line above it, where the question asks for leave; null where that says nothing. */
function aboveItem(
  index: ManualIndex,
  { question, meaning }: SearchResult,
  { found: { passage, number }, start }: CitedPiece,
): string | null {
  if (meaning === null || !asksLeave(question, meaning.language)) return null;
  const line = governingLine(passage, start);
  const { language } = manualOfPassage(index, number);
  return line !== null && saysWhatHolds(line, language) ? line : null;
}

/** The verdict of the best sentence. Only what is sure to answer decides: what is merely near may be about something else. */
function verdictOf(index: ManualIndex, search: SearchResult, choice: Choice | undefined): Verdict | null {
  const { question, meaning, band } = search;
  if (choice === undefined || meaning === null || band !== 'answer') return null;
  const { language: told } = manualOfPassage(index, choice.sentence.found.number);
  const above = aboveItem(index, search, choice.sentence);
  return decide({ question, asked: meaning.language, told, above, choice });
}

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
