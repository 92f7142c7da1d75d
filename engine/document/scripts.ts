/** Which scripts a text is written in. */

/** Scripts that tell a language; Han is Chinese where nothing says that it is Japanese. */
const SCRIPTS = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['el', /\p{Script=Greek}/gu],
] as const;
/** A sign of these says as much as so many letters: "Bluetooth 接続" is Japanese. */
const SYLLABIC: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);
const LETTERS_PER_SIGN = 5;
/** A single letter is a sign: "Δ t". */
const MIN_LETTERS = 2;

const LATIN = /\p{Script=Latin}/gu;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const BEYOND_LATIN = /[^\p{Script=Latin}\P{L}]/u;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Whether a text is written in Cyrillic letters rather than Latin ones. */
export const isCyrillic = (text: string): boolean => count(text, CYRILLIC) > count(text, LATIN);

/**
 * The language that the script of a text tells, ISO 639-1; null where several languages are written in it, as in Latin and Cyrillic.
 * @param expected languages that are likely, the likeliest first; Han alone is Chinese, Japanese or Korean by them
 */
export function languageOfScript(text: string, expected: readonly string[] = []): string | null {
  if (!BEYOND_LATIN.test(text)) return null;
  const counts = new Map<string, number>(
    SCRIPTS.map(([language, letters]) => [language, count(text, letters)]),
  );
  const weightOf = (language: string): number =>
    (counts.get(language) ?? 0) * (SYLLABIC.has(language) ? LETTERS_PER_SIGN : 1);
  let total = 0;
  let best: string | null = null;
  for (const language of counts.keys()) {
    total += weightOf(language);
    if (weightOf(language) > (best === null ? 0 : weightOf(best))) best = language;
  }
  if (best === null || total < MIN_LETTERS || total <= count(text, LATIN) + count(text, CYRILLIC))
    return null;
  if (best !== 'zh') return best;
  // Kana between the signs is Japanese, however few; Hangul Korean.
  const told = ['ja', 'ko'].find((language) => (counts.get(language) ?? 0) > 0);
  return told ?? expected.find((language) => SYLLABIC.has(language)) ?? best;
}
