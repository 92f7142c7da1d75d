import type { Turn } from '../../../engine/ask/base/answer.ts';
import { findOtherLanguage } from '../../../engine/ask/question/other-language.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import type { StoredAnswer } from '../../db/schema/chats.ts';

/**
 * What an answer says of languages where the question is in another one than the manual: which they are, or, if such a question
 * is not understood, the language to ask in.
 */
export async function noteLanguage(
  index: ManualIndex,
  question: string,
  history: readonly Turn[],
  findsAcrossLanguages: boolean,
): Promise<Pick<StoredAnswer, 'askIn' | 'otherLanguage'>> {
  const otherLanguage = await findOtherLanguage(index, question, history);
  if (otherLanguage === null) return {};
  return findsAcrossLanguages ? { otherLanguage } : { askIn: otherLanguage.manual };
}
