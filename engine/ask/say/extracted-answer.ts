import type { Stretch } from '../../document/sentences.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { AnswerStep, AnswerTable } from '../base/answer.ts';
import { holdsType, type Query } from '../base/query.ts';
import { findLegendItem } from '../find/legend.ts';
import type { FoundPassage, SearchResult } from '../find/search.ts';
import { termWeights } from '../find/sentence-score.ts';
import { findRows } from '../find/table-rows.ts';
import { askedOfLabel } from './asked-of-label.ts';
import { choosePassage, procedureToFollow } from './choose-passage.ts';
import type { CitationList, CitedPiece } from './citations/citations.ts';
import { type Extract, extractWindow } from './extract.ts';
import { titleBefore } from './item-title.ts';
import { textLeanedOn } from './leaning-notice.ts';
import { type Fact, factInSteps } from './procedures/fact-in-steps.ts';
import { leadInBefore } from './procedures/lead-in-before.ts';
import {
  isProcedure,
  procedureBeside,
  procedureOf,
  soleProcedure,
  stepsOf,
  toStep,
} from './procedures/procedure.ts';
import { findProseSteps } from './procedures/prose-steps.ts';
import { referredProcedure } from './procedures/referred-procedure.ts';
import { readOn } from './read-on.ts';
import { readable } from './readable.ts';
import { answerReferred } from './referred-answer.ts';
import { findBeside, followedBy, isShort, leadsOn, namesSection, tableOfSection } from './section-answer.ts';
import { sentenceGain } from './sentence-gain.ts';

/**
 * The answer taken from the best passage, with the passages it comes from. `content` is only the heading if steps, a table or a warning
 * hold the rest.
 */
export type ExtractedAnswer = {
  content: string;
  steps: AnswerStep[];
  table: AnswerTable | null;
  sources: FoundPassage[];
  /** The stretches that `content` was taken from; absent if it is a heading or a title. */
  pieces?: CitedPiece[];
};

/** Maximum number of words in an extract: about the median length of answers written by hand. */
const MAX_WORDS = 110;
/** Share of the best passage's score from which the second best may answer as well and is shown, too. */
const RIVAL = 0.8;
/** Words of an extract that leaves room for such a second passage. */
const MAX_WORDS_BESIDE_RIVAL = 80;
/** A safety label is never shortened. */
const WHOLE = Number.POSITIVE_INFINITY;

/** The answer from the best passage: a whole procedure, table rows, a whole warning, or a stretch of text. */
export function extractAnswer(
  index: ManualIndex,
  found: Pick<SearchResult, 'query' | 'passages'>,
  best: FoundPassage,
  citations: CitationList,
): ExtractedAnswer {
  const { query } = found;
  const alone = answerWithPiece(index, query, best, citations);
  if (alone !== null) return alone;
  const chosen = choosePassage(index, found, best);
  const piece = chosen === best ? null : answerWithPiece(index, query, chosen, citations);
  if (piece !== null) return piece;
  const own = procedureToFollow(index, query, chosen);
  return own === null
    ? answerWithBeside(index, found, chosen, citations)
    : answerWithSteps(index, query, chosen, own, citations);
}

/** The piece of a passage that is exactly what was asked for; null if there is none. */
function answerWithPiece(
  index: ManualIndex,
  query: Query,
  found: FoundPassage,
  citations: CitationList,
): ExtractedAnswer | null {
  const referred = answerReferred(index, query, found, citations);
  if (referred !== null) return referred;
  const named = findLegendItem(index, found.number, query);
  if (named !== null) return answerWithLegend(found, named, citations);
  const leanedOn = textLeanedOn(index, found);
  if (leanedOn !== null) return answerBeforeNotice(found, leanedOn, citations);
  const fact = query.asksFact && found.passage.kind === 'steps' ? factInSteps(index, query, found) : null;
  return fact && answerWithFact(found, fact, citations);
}

/** Table rows or a stretch of text, with the steps or the table beside it or those that it refers to. */
function answerWithBeside(
  index: ManualIndex,
  { query, passages }: Pick<SearchResult, 'query' | 'passages'>,
  best: FoundPassage,
  citations: CitationList,
): ExtractedAnswer {
  const wantsSection = namesSection(index, query, best);
  const wantsSteps = query.isHowTo || wantsSection;
  const procedure =
    referredProcedure(index, query, best) ??
    (wantsSteps || leadsOn(best) ? followedBy(index, best, 'steps') : null) ??
    (wantsSteps && best.passage.kind !== 'steps' ? findBeside(best, passages, 'steps') : null) ??
    (query.isHowTo ? procedureBeside(index, best) : null) ??
    ((query.isHowTo || query.isSymptom) && best.passage.kind === 'text' ? soleProcedure(index, best) : null);
  const parts = procedure === null ? [] : procedureOf(index, procedure);
  const hasProcedure = isProcedure(index, parts, query.isHowTo);
  const whole = wantsSection && !hasProcedure ? tableOfSection(best, passages) : null;
  if (whole !== null && best.passage.kind === 'table') return withTable(bareAnswer(whole), whole, citations);
  // If a procedure follows, the sentences before it are its lead-in, even if they are instructions.
  const instructs = query.isHowTo && !hasProcedure;
  const opening = (wantsSection ? findBeside(best, passages, best.passage.kind) : null) ?? best;
  const answer =
    answerWithRows(index, query, best, citations) ??
    answerWithText(index, query, opening, { citations, instructs, maxWords: roomFor(best, passages) });
  if (whole !== null && answer.table === null) return withTable(answer, whole, citations);
  if (!hasProcedure) return withTableLedTo(index, answer, citations);
  citations.citeTogether(parts.map(wholeOf));
  return { ...answer, steps: stepsOf(parts, citations), sources: [...answer.sources, ...parts] };
}

/** The maximum number of words shown of the best passage. */
function roomFor(best: FoundPassage, [, second]: readonly FoundPassage[]): number {
  return second !== undefined && second.score >= RIVAL * best.score ? MAX_WORDS_BESIDE_RIVAL : MAX_WORDS;
}

const wholeOf = (found: FoundPassage): CitedPiece => ({ found, start: 0, end: found.passage.text.length });

/** The heading of a passage whose text is shown in another field. */
const bareAnswer = (found: FoundPassage): ExtractedAnswer => ({
  content: found.passage.heading,
  steps: [],
  table: null,
  sources: [found],
});

/** The answer with all rows of a table below it. */
function withTable(answer: ExtractedAnswer, found: FoundPassage, citations: CitationList): ExtractedAnswer {
  const { header = [], rows = [] } = found.passage.table ?? {};
  const citation = citations.cite(found, rows[0]?.start ?? 0, rows.at(-1)?.end ?? 0);
  const table = { header, rows: rows.map(({ cells }) => cells), citation };
  return { ...answer, table, sources: [...new Set([...answer.sources, found])] };
}

/** The answer with the table that follows it, if its last words introduce that: "… blinks an error code:". */
function withTableLedTo(
  index: ManualIndex,
  answer: ExtractedAnswer,
  citations: CitationList,
): ExtractedAnswer {
  const last = answer.sources.at(-1);
  if (last === undefined || answer.table !== null || answer.steps.length > 0) return answer;
  if (!answer.content.endsWith(':')) return answer;
  const table = leadsOn(last) ? followedBy(index, last, 'table') : null;
  return table !== null && isShort(table) ? withTable(answer, table, citations) : answer;
}

/** The number in the drawing and its name; the drawing itself is shown with the answer. */
function answerWithLegend(
  found: FoundPassage,
  { start, end }: Stretch,
  citations: CitationList,
): ExtractedAnswer {
  citations.cite(found, start, end);
  return {
    content: readable(found.passage, start, end),
    steps: [],
    table: null,
    sources: [found],
  };
}

/** The text that a notice refers to; its own words are in the answer's warnings. */
function answerBeforeNotice(
  notice: FoundPassage,
  { found, start, end }: CitedPiece,
  citations: CitationList,
): ExtractedAnswer {
  citations.cite(found, start, end);
  const content = readable(found.passage, start, end) || found.passage.heading;
  return { ...bareAnswer(notice), content, sources: [notice, found] };
}

function answerWithFact(
  found: FoundPassage,
  { start, end, anchor }: Fact,
  citations: CitationList,
): ExtractedAnswer {
  citations.cite(found, start, end, anchor);
  const content = readable(found.passage, start, end);
  return { ...bareAnswer(found), content, pieces: [{ found, start, end }] };
}

function answerWithSteps(
  index: ManualIndex,
  query: Query,
  found: FoundPassage,
  parts: FoundPassage[],
  citations: CitationList,
): ExtractedAnswer {
  // The page of the step that was asked for is cited first; the others follow in the order of the procedure.
  const wish = { weights: termWeights(query), decisive: query.decisive, maxWords: 0 };
  const anchor = extractWindow(index, found.number, wish)?.anchor ?? 0;
  const [first = found] = parts;
  const leadIn = leadInBefore(index, first);
  const pieces = [...(leadIn === null ? [] : [leadIn]), ...parts.map(wholeOf)];
  citations.citeTogether(pieces, { passage: found.number, at: anchor });
  const content =
    leadIn === null ? first.passage.heading : readable(leadIn.found.passage, leadIn.start, leadIn.end);
  return { content, steps: stepsOf(parts, citations), table: null, sources: parts };
}

function answerWithRows(
  index: ManualIndex,
  query: Query,
  found: FoundPassage,
  citations: CitationList,
): ExtractedAnswer | null {
  const { table, heading } = found.passage;
  const { names, rows } = findRows(index, found, query);
  if (table === null || rows.length === 0) return null;
  const shown = names === null ? rows : [names, ...rows];
  const citation = citations.citeTogether(shown.map(({ start, end }) => ({ found, start, end })));
  const header = names?.cells ?? table.header;
  const answer = { header, rows: rows.map((row) => row.cells), citation };
  return { content: heading, steps: [], table: answer, sources: [found] };
}

type TextWish = {
  citations: CitationList;
  /** Whether instructions in the text are shown as steps. */
  instructs: boolean;
  /** The approximate maximum number of words, except for a safety label. */
  maxWords: number;
};

/** A stretch of the text. */
function answerWithText(
  index: ManualIndex,
  query: Query,
  found: FoundPassage,
  { citations, instructs, maxWords }: TextWish,
): ExtractedAnswer {
  const { kind, text, listings } = found.passage;
  const isWarning = kind === 'warning';
  const isAskedFor = (sentence: string): boolean => holdsType(query, sentence);
  const { decisive } = query;
  const wish = { weights: termWeights(query), decisive, isAskedFor, instructs, gainOf: sentenceGain(query) };
  const extract = extractWindow(index, found.number, { ...wish, maxWords: isWarning ? WHOLE : maxWords });
  if (extract === null) return bareAnswer(found);
  const steps =
    instructs && !isWarning
      ? findProseSteps(text, { from: extract.start, to: extract.end, near: extract.lead, listings })
      : [];
  if (steps.length > 0) return answerWithProseSteps(found, steps, extract, citations);
  citations.cite(found, extract.start, extract.end, extract.anchor);
  const further = kind === 'text' ? readOn(index, found, extract) : [];
  // Without pages a citation opens the section, so one is enough.
  const isOpened = ({ found: { passage } }: CitedPiece): boolean =>
    passage.page === null && passage.section === found.passage.section;
  for (const piece of further) if (!isOpened(piece)) citations.cite(piece.found, piece.start, piece.end);
  const pieces = [{ found, start: extract.start, end: extract.end }, ...further];
  const told = pieces.map(({ found: { passage }, start, end }) => readable(passage, start, end));
  // If only labels of a drawing were found, the heading says what is shown.
  const content = told.filter((text) => text !== '').join('\n') || found.passage.heading;
  const bare = bareAnswer(found);
  // A safety label is shown as one: its words are in the answer's warnings.
  if (isWarning) return { ...bare, content: askedOfLabel(index, found, wish) ?? bare.content };
  return { ...bare, content, sources: pieces.map((piece) => piece.found), pieces };
}

/** Instructions in running text as steps; the text before them is the content. */
function answerWithProseSteps(
  found: FoundPassage,
  steps: readonly Stretch[],
  extract: Extract,
  citations: CitationList,
): ExtractedAnswer {
  const { passage } = found;
  const first = steps[0]?.start ?? extract.start;
  const last = steps.at(-1)?.end ?? extract.end;
  const start = titleBefore(passage.text, first) ?? Math.min(first, extract.start);
  citations.cite(found, start, Math.max(last, extract.end), extract.anchor);
  const leadIn = readable(passage, start, first);
  return {
    content: leadIn === '' ? passage.heading : leadIn,
    steps: steps.map((step) => toStep(found, { marker: '', ...step }, citations)),
    table: null,
    sources: [found],
  };
}
