/** The parts of an answer: what is said first, and what belongs to it. */
import type { ManualIndex } from '../../index/manual-index.ts';
import type { LeadSentence } from '../answer.ts';
import type { FoundPassage, SearchResult } from '../find/search.ts';
import { type CitationList, createCitationList } from '../say/citations.ts';
import { type ExtractedAnswer, extractAnswer } from '../say/extracted-answer.ts';
import { tellsWhatToDo } from '../say/prose-steps.ts';
import { type Chosen, keySentences } from './key-sentences.ts';
import { citeLead, withSteps } from './lead.ts';
import type { Sentence } from './sentences-of.ts';

export type AnswerParts = ExtractedAnswer & {
  lead: LeadSentence[];
  /** What the best passage says around the lead; empty where that is all. */
  passage: string;
  citations: CitationList;
};

/**
 * The answer of the best passages. Where sentences answer they are said first, and steps and tables follow; what else the best
 * passage says is kept for whoever wants to read on. A code or figure is answered by its own row or item.
 */
export function composeParts(index: ManualIndex, found: SearchResult, best: FoundPassage): AnswerParts {
  const extractCitations = createCitationList();
  const extract = extractAnswer(index, found, best, extractCitations);
  const sentences = isDecided(found)
    ? []
    : keySentences(index, found, chosenBy(extract, extractCitations, found.query.isHowTo));
  // What a stretch of text quotes around the sentences is none of the answer's places.
  const isText = extract.steps.length === 0 && extract.table === null;
  const citations = isText && sentences.length > 0 ? createCitationList() : extractCitations;
  const lead = withSteps(citeLead(sentences, citations), extract.steps);
  if (lead.length === 0) return { ...extract, lead, passage: '', citations: extractCitations };
  const own = sentences.map((sentence) => sentence.found);
  const content = lead.map(({ text }) => text).join('\n');
  return {
    ...extract,
    ...{ content, lead, citations },
    passage: isText && !content.includes(extract.content) ? extract.content : '',
    sources: [...new Set([...(isText ? own : extract.sources), ...own])],
  };
}

/** Steps that were asked for, and rows that hold the words of the question, are chosen better than sentences are. */
function chosenBy(
  { sources, steps, table }: ExtractedAnswer,
  { ranges }: CitationList,
  isHowTo: boolean,
): Chosen {
  const isToFollow = isHowTo && steps.length > 0;
  const numbers = new Set(sources.map(({ number }) => number));
  const isCited = ({ found, start }: Sentence) =>
    ranges.some((range) => range.passage === found.number && range.start <= start && start < range.end);
  return {
    sources,
    holds: (sentence) =>
      numbers.has(sentence.found.number) &&
      (table === null || isCited(sentence)) &&
      // What a step leads to, "the display shows 2/3", is nothing to do.
      (!isToFollow || tellsWhatToDo(sentence.text)),
    isSure: isToFollow,
  };
}

/** Whether a code, a number of a drawing or a place that an answer named says which words answer. */
const isDecided = ({ query: { decisive, soleCode, referred } }: SearchResult): boolean =>
  decisive.length > 0 || soleCode !== null || referred !== null;
