import type { Answer } from '../ask/base/answer.ts';
import { withoutLead } from '../ask/compose/lead.ts';
import type { FoundPassage } from '../ask/find/search.ts';
import { termWeights } from '../ask/find/sentence-score.ts';
import { parseQuestion } from '../ask/question/parse-question.ts';
import { type CitationList, createCitationList } from '../ask/say/citations/citations.ts';
import { extractWindow } from '../ask/say/extract.ts';
import { extractAnswer } from '../ask/say/extracted-answer.ts';
import { findWarnings } from '../ask/say/governing-warnings.ts';
import { locateSteps } from '../ask/say/procedures/step-places.ts';
import { languageOf } from '../index/language.ts';
import { type ManualIndex, manualOfPassage } from '../index/manual-index.ts';
import { holdersOf, shared } from './check-claims.ts';
import type { CheckedSentence } from './check-draft.ts';
import { toPlainText } from './claims/plain-text.ts';
import { wordTerms } from './evidence.ts';
import type { Source } from './sources.ts';
import type { Inquiry } from './writing-task.ts';

const QUOTED_WORDS = 40;
/** Share of the best passage's overlap with a sentence that another passage must reach to be cited for it. */
const WORTH_CITING = 0.4;

/**
 * Puts checked sentences into the engine's answer, each with citations of its sources in order. Steps and rows are unchanged; safety labels
 * that apply to a newly cited passage are added.
 */
export function writeAnswer(
  index: ManualIndex,
  inquiry: Inquiry,
  sentences: readonly CheckedSentence[],
): Answer {
  const { sources, found } = inquiry;
  const answer = withoutLead(inquiry.answer);
  const citations = createCitationList();
  const [best] = sources;
  const isShown = best !== undefined && (answer.steps.length > 0 || answer.table !== null);
  const shown = isShown ? extractAnswer(index, found, best, citations) : null;
  const first = sentences.map((sentence) => citeSentence(index, sentence, citations))[0] ?? 0;
  const cited = [...sources, ...citedBy(sentences)];
  const placed = locateSteps(shown?.steps ?? [], sources);
  const warnings = findWarnings(index, found.query, cited, citations, placed);
  const place = (citation: number): number => {
    if (citation === first) return 0;
    return citation < first ? citation + 1 : citation;
  };
  const moved = <T extends { citation: number }>(part: T): T => ({ ...part, citation: place(part.citation) });
  const inOrder = [...citations.citations];
  inOrder.unshift(...inOrder.splice(first, 1));
  return {
    ...answer,
    content: sentences.map(({ text }) => text).join(' '),
    steps: (shown?.steps ?? []).map(moved),
    table: shown?.table ? moved(shown.table) : null,
    warnings: warnings.map(moved),
    citations: inOrder,
  };
}

/** The passages that sentences cite, each once. */
function citedBy(sentences: readonly CheckedSentence[]): FoundPassage[] {
  const sources = new Set(sentences.flatMap(({ evidence }) => evidence.map(({ source }) => source)));
  return [...sources].map(({ found }) => found);
}

/** Cites the supporting text for a sentence in each passage that it names. Returns the number of the first citation. */
function citeSentence(index: ManualIndex, sentence: CheckedSentence, citations: CitationList): number {
  const numbers = supporting(index, sentence).map((source) => {
    const { start, end, anchor } = supportOf(index, sentence, source);
    return citations.cite(source.found, start, end, anchor);
  });
  return numbers[0] ?? 0;
}

/** The passages that a sentence names and that share enough of its words to support it. */
function supporting(index: ManualIndex, { text, evidence }: CheckedSentence): Source[] {
  const sources = [...new Set(evidence.map(({ source }) => source))];
  const [first] = sources;
  if (first === undefined) return [];
  const terms = wordTerms(toPlainText(text), languageOf(manualOfPassage(index, first.found.number).language));
  const counted = sources.map((source) => {
    const held = evidence.filter((unit) => unit.source === source && unit.end > 0);
    return { source, count: Math.max(0, ...held.map((unit) => shared(terms, unit.terms))) };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count >= WORTH_CITING * most).map(({ source }) => source);
}

/** The stretch that overlaps most with a sentence, with all places that contain one of its numbers or codes. */
function supportOf(index: ManualIndex, { text, evidence }: CheckedSentence, { found, stretches }: Source) {
  const language = languageOf(manualOfPassage(index, found.number).language);
  const query = parseQuestion(index, text);
  const wish = { weights: termWeights(query), maxWords: QUOTED_WORDS };
  const extract = extractWindow(index, found.number, wish);
  const [from = 0, to = 0] = [stretches[0]?.start, stretches.at(-1)?.end];
  const held = holdersOf(
    toPlainText(text),
    evidence.filter(({ source, end }) => source.found.number === found.number && end > 0),
    language,
  );
  const inside = extract !== null && extract.start >= from && extract.end <= to ? [extract] : [];
  const places = [...inside, ...held];
  if (places.length === 0) return { start: from, end: to, anchor: from };
  const start = Math.min(...places.map((place) => place.start));
  return { start, end: Math.max(...places.map(({ end }) => end)), anchor: inside[0]?.anchor ?? start };
}
