import type { ManualIndex } from '../index/manual-index.ts';
import type { Answer, Turn } from './answer.ts';
import { composeParts } from './compose/compose-parts.ts';
import { answerEmergency } from './compose/emergency.ts';
import { textOf } from './compose/lead.ts';
import { belowAnswer } from './find/confidence.ts';
import { encodeAsked, type Meanings, type QuestionMeaning } from './find/question-meaning.ts';
import { type FoundPassage, type SearchResult, search } from './find/search.ts';
import { arrangeCitations } from './say/arrange-citations.ts';
import { citeFurther } from './say/cite-further.ts';
import { findWarnings } from './say/governing-warnings.ts';
import { figuresOf, relatedSections } from './say/related.ts';
import { locateSteps, placeFigures } from './say/step-places.ts';
import { suggestQuestions } from './say/suggestions.ts';

/** First line of `content` where what follows may not answer the question. */
export const CLOSEST_LEAD_IN = 'These are the closest passages.';
/** All of `content` where the manual holds no answer. */
export const REFUSAL = 'The manual does not say.';

/**
 * Answers a question from the manuals of an index, in their own words, by words and meaning. Never throws, whatever is asked and
 * whatever becomes of the encoder.
 */
export async function answerQuestion(
  meanings: Meanings,
  index: ManualIndex,
  question: string,
  history: readonly Turn[] = [],
): Promise<Answer> {
  return ask(index, question, history, await encodeAsked(meanings, index, question, history));
}

/**
 * The same with what the question means, once that is known; by words alone without. Dangers go before everything else. Pure and
 * synchronous; never throws.
 */
export function ask(
  index: ManualIndex,
  question: string,
  history: readonly Turn[] = [],
  meaning: QuestionMeaning | null = null,
): Answer {
  return (
    answerEmergency(index, question, meaning) ??
    answerFound(index, search(index, question, { history, meaning })).answer
  );
}

/** An answer in the manual's words, and the passages it was taken from: best first, none for a refusal. */
export type AnswerWithSources = { answer: Answer; sources: FoundPassage[] };

/** Answers from what a search has found, or refuses. */
export function answerFound(index: ManualIndex, found: SearchResult): AnswerWithSources {
  const best = found.passages.find(({ passage }) => passage.text.trim() !== '');
  if (best === undefined || found.band === 'none') return { answer: refuse(index, found), sources: [] };
  const parts = composeParts(index, found, best);
  const { citations, steps, table, sources } = parts;
  const placed = locateSteps(steps, sources);
  const warnings = findWarnings(index, found.query, sources, citations, placed);
  citeFurther(index, found, citations);
  const related = relatedSections(found.passages, sources);
  const { lead, ...arranged } = arrangeCitations(index, found, citations, {
    lead: parts.lead,
    steps,
    warnings,
    table,
  });
  const answer: Answer = {
    answered: found.band === 'answer',
    band: found.band,
    confidence: found.confidence,
    content: found.band === 'closest' ? asClosest(parts.content) : parts.content,
    ...(parts.verdict !== null && { verdict: parts.verdict }),
    ...(parts.passage !== '' && { passage: parts.passage }),
    ...(lead.length > 0 && { lead }),
    ...arranged,
    figures: placeFigures(index, figuresOf(index, sources, found.query.referred?.figures), placed),
    related,
    suggestions: suggestQuestions(index, found.passages, sources, related),
  };
  return { answer, sources };
}

/** The same passages, without the claim that they answer, or that they say yes or no. */
export function withoutClaim(answer: Answer): Answer {
  if (answer.band !== 'answer') return answer;
  const { verdict: _verdict, ...unjudged } = answer;
  const { confidence, lead } = answer;
  const content = lead === undefined ? answer.content : textOf(lead);
  return {
    ...unjudged,
    answered: false,
    band: 'closest',
    confidence: belowAnswer(confidence),
    content: asClosest(content),
  };
}

const asClosest = (content: string): string => [CLOSEST_LEAD_IN, content].join('\n').trim();

function refuse(index: ManualIndex, { passages, confidence }: SearchResult): Answer {
  const related = relatedSections(passages, []);
  return {
    answered: false,
    band: 'none',
    confidence,
    content: REFUSAL,
    steps: [],
    warnings: [],
    table: null,
    citations: [],
    figures: [],
    related,
    suggestions: suggestQuestions(index, passages, [], related),
  };
}
