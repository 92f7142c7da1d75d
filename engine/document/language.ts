import { whenNeeded } from '../runtime/when-needed.ts';
import { wordsNamed } from '../words/named-words.ts';
import { languageOfScript } from './scripts.ts';

/** The commonest short words of each language, that few others share. */
const profiles = whenNeeded(() =>
  [...wordsNamed('commonest')].map(([language, words]) => [language, [...new Set(words)]] as const),
);

/** The commonest short words of all these languages, but for single letters. */
export const commonWords = whenNeeded(
  (): ReadonlySet<string> =>
    new Set(profiles().flatMap(([, words]) => words.filter((word) => word.length > 1))),
);

const SAMPLE_WORDS = 20_000;

/** ISO 639-1 of the language whose script or commonest words the text uses most; "en" when none stands out. */
export function detectLanguage(texts: Iterable<string>): string {
  const counts = new Map<string, number>();
  /** Characters by the language that their script tells. */
  const scripts = new Map<string | null, number>();
  let seen = 0;
  for (const text of texts) {
    const script = languageOfScript(text);
    scripts.set(script, (scripts.get(script) ?? 0) + text.length);
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      seen += 1;
    }
    if (seen > SAMPLE_WORDS) break;
  }
  const [[script] = []] = [...scripts].sort(([, a], [, b]) => b - a);
  if (script) return script;
  let best = { language: 'en', score: 0 };
  for (const [language, words] of profiles()) {
    let score = 0;
    // Damped, so that one frequent word that two languages share does not decide alone.
    for (const word of words) score += Math.sqrt((counts.get(word) ?? 0) / Math.max(1, seen));
    score /= Math.sqrt(words.length);
    if (score > best.score) best = { language, score };
  }
  return best.language;
}
