import type { ManualIndex } from '../../index/manual-index.ts';
import { normaliseText } from '../../index/normalise.ts';
import { tokenise } from '../../index/tokens.ts';
import type { Turn } from '../base/answer.ts';
import { boundQuestion } from '../question/amounts/bound-question.ts';
import { pointsBack } from '../question/forms/conversation.ts';
import { pointingWordsOf } from './empty-words.ts';
import { meaningOf } from './meaning.ts';

/** "and the large one?" makes no sense alone, whether something was asked before or not. English. */
const GOES_ON = /^\W*(?:and|but|or|also|then|so|what about|how about|which of|what if)\b/i;
/** A sentence, not a few words: "what temperature?" is about what was asked before. */
const SENTENCE = /\b(?:do|does|did|is|are|was|were|must|should|shall|can|could|may|will|would|has|have)\b/i;
/** Fewer words than this say nothing alone in a conversation, unless they are put as a sentence. */
const FEW_TERMS = 3;

/**
 * Whether a question can only be understood with what was asked before it. With no question before it, "it" can only be
 * the product; in a conversation it may be anything.
 */
export function leansOn(index: ManualIndex, asked: string, history: readonly Turn[]): boolean {
  const question = boundQuestion(asked);
  if (GOES_ON.test(question)) return true;
  if (history.length === 0) return false;
  const { language, terms, exact } = meaningOf(index, question);
  if (language.code === 'en') {
    if (pointsBack(question)) return true;
    return terms.length === 0
      ? exact.length === 0
      : terms.length < FEW_TERMS && !SENTENCE.test(question) && exact.length === 0;
  }
  const pointing = pointingWordsOf(language.code);
  return pointing === null || tokenise(normaliseText(question)).some(({ term }) => pointing.has(term));
}
