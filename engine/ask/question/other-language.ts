import { isCyrillic, languageOfScript } from '../../document/scripts.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Turn } from '../base/answer.ts';
import { isManualWord } from './is-manual-word.ts';
import { languageOfQuestion } from './question-language.ts';

/** Two languages, ISO 639-1. */
export type OtherLanguage = { manual: string; question: string };

/** Terms of the manual by which its language is recognised; more would not change the result. */
const SAMPLE_TERMS = 300;
const WRITTEN_IN_CYRILLIC: ReadonlySet<string> = new Set(['ru', 'uk']);

/**
 * The languages of manual and question, if the question is clearly in another one. Null where it is not clear, or the manuals have
 * several languages.
 */
export async function findOtherLanguage(
  index: ManualIndex,
  question: string,
  history: readonly Turn[],
): Promise<OtherLanguage | null> {
  const [manual, another] = index.languages;
  if (manual === undefined || another !== undefined || !isWrittenIn(index, manual)) return null;
  const earlier = history.map((turn) => turn.question);
  const { language, isCertain } = await languageOfQuestion(question, earlier, [manual], isManualWord(index));
  return isCertain && language !== manual ? { manual, question: language } : null;
}

/** Whether the manuals are in the script of their language: of others no language was told, whatever was noted. */
function isWrittenIn({ vocabulary }: ManualIndex, language: string): boolean {
  const sample = vocabulary.slice(0, SAMPLE_TERMS).join(' ');
  if (isCyrillic(sample)) return WRITTEN_IN_CYRILLIC.has(language);
  const told = languageOfScript(sample, [language]);
  return told === null ? !WRITTEN_IN_CYRILLIC.has(language) : told === language;
}
