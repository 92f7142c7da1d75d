import { countStopWords, distinctWords } from '../../index/count-stop-words.ts';

/** Placeholder until the teller of languages is merged. */
export function languageOfQuestion(
  question: string,
  _earlier: readonly string[],
  manualLanguages: readonly string[],
): { language: string; isCertain: boolean } {
  const own = manualLanguages[0] ?? 'en';
  const told = countStopWords(distinctWords(question));
  let best = { language: own, count: told.get(own) ?? 0 };
  for (const [language, count] of told) if (count > best.count) best = { language, count };
  return { language: best.language, isCertain: best.count > 1 };
}
