import { termsOf } from '../index/analysis.ts';
import { languageOf } from '../index/language.ts';
import { boundQuestion } from './question/amounts/bound-question.ts';

/**
 * How well a short description (of a video, of an error) fits a question: the share of the description's words,
 * stemmed and without stop words, that the question holds. 0–1.
 */
export function matchDescription(question: string, description: string, language = 'en'): number {
  const words = languageOf(language);
  const described = new Set(termsOf(description, words));
  if (described.size === 0) return 0;
  const asked = new Set(termsOf(boundQuestion(question), words));
  const shared = [...described].filter((term) => asked.has(term)).length;
  return shared / described.size;
}
