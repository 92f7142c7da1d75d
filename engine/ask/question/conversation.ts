import { headingWords, type ManualIndex } from '../../index/manual-index.ts';
import type { Turn } from '../answer.ts';
import { withoutChatter } from './chatter.ts';
import { parseQuestion } from './parse-question.ts';
import type { Place, Query } from './query.ts';

/** Earlier questions that are carried over. */
const MAX_TURNS = 3;
/** Weight of the last question's words in one that leans on it, and in one that stands for itself. */
const LEANING = 0.5;
const STANDING = 0.2;
/** Each question further back counts this much of the one after it. */
const DECAY = 0.5;
/** Fewer words than this say nothing alone; exactly so many do as a whole question: "How do I clean the strainer?" */
const FEW_TERMS = 2;
/** A heading of one word stands in questions by chance. */
const MIN_HEADING_WORDS = 2;
const WHOLE_QUESTION =
  /^\s*(?:how (?:do|can|should|must|to)|what (?:do|does|is|are)|where (?:do|can|is|are)|why|can|may|must|is|are|does|do)\b/i;
const POINTS_BACK =
  /\b(?:it|its|that|those|these|this|them|they|one|ones|same|there|then|else|instead|again|others?)\b/i;
const CONTINUES = /^\s*(?:and|but|or|so|also|then|ok|okay|what about|how about|no|yes|why|which of)\b/i;

/**
 * What a question asks for in its conversation: "and for the large one?" is about what was asked before. The words
 * of earlier questions are added with less weight, all the less if the question makes sense alone.
 */
export function understandQuestion(index: ManualIndex, message: string, history: readonly Turn[]): Query {
  const question = withoutChatter(index, message);
  const query = parseQuestion(index, question);
  const isLeaning = leansOnHistory(index, query, question);
  if (isLeaning) query.place = placeOf(history.at(-1));
  let weight = isLeaning ? LEANING : STANDING;
  for (const turn of history.slice(-MAX_TURNS).reverse()) {
    for (const term of parseQuestion(index, withoutChatter(index, turn.question)).terms) {
      if (query.terms.some((known) => known.term === term.term)) continue;
      query.terms.push({ ...term, weight: Math.min(1, term.weight) * weight, carried: true });
    }
    weight *= DECAY;
  }
  return query;
}

/** Whether a question makes little sense without those before it. */
export function isFollowUp(index: ManualIndex, message: string, history: readonly Turn[]): boolean {
  const question = withoutChatter(index, message);
  return history.length > 0 && leansOnHistory(index, parseQuestion(index, question), question);
}

function placeOf(turn: Turn | undefined): Place | null {
  if (turn?.manualId === undefined) return null;
  return { manualId: turn.manualId, section: turn.section ?? null, page: turn.page ?? null };
}

function leansOnHistory(index: ManualIndex, query: Query, question: string): boolean {
  if (CONTINUES.test(question) || query.terms.length < FEW_TERMS) return true;
  // "Does it start with secure boot on": it is the product, and the manual has a section "Secure boot".
  if (pointsBack(question)) return !namesHeading(index, query);
  return query.terms.length === FEW_TERMS && !WHOLE_QUESTION.test(question);
}

/** Whether the question has all words of a heading of several words. */
function namesHeading(index: ManualIndex, { terms }: Query): boolean {
  const asked = new Set(terms.map(({ number }) => number));
  return index.passages.some((_, passage) => {
    const heading = headingWords(index, passage);
    return heading.length >= MIN_HEADING_WORDS && heading.every((term) => asked.has(term));
  });
}

/** Whether a question names something by a word that may mean what was said before: "it", "these". English. */
export const pointsBack = (question: string): boolean => POINTS_BACK.test(question);
