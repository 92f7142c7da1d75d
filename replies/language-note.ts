import type { OtherLanguage } from '../engine/ask/question/other-language.ts';
import type { StoredAnswer } from './stored-answer.ts';

/**
 * What an answer says of languages where the question is in another one than the manual: which they are, or, if such a question
 * is not understood, the language to ask in.
 */
export function noteLanguage(
  otherLanguage: OtherLanguage | null,
  findsAcrossLanguages: boolean,
): Pick<StoredAnswer, 'askIn' | 'otherLanguage'> {
  if (otherLanguage === null) return {};
  return findsAcrossLanguages ? { otherLanguage } : { askIn: otherLanguage.manual };
}
