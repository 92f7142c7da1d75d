import type { PrintedCharacter } from './printed-characters.ts';

/** Share of the parser's letters that may be missing among a page's characters. */
const MAX_MISSING_SHARE = 0.05;
const SIGN = /[^\p{L}\p{N}]/gu;

/**
 * Whether the letters of some texts are among the characters, in any order: where fonts tell other ones, the parser is believed. It
 * may have lost some.
 */
export function holdSameLetters(
  items: ReadonlyArray<{ text: string }>,
  characters: readonly PrintedCharacter[],
): boolean {
  const counts = new Map<string, number>();
  for (const { char } of characters) {
    for (const letter of lettersOf(char)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const letters = items.flatMap(({ text }) => [...lettersOf(text)]);
  const missing = letters.filter((letter) => {
    const count = counts.get(letter) ?? 0;
    counts.set(letter, count - 1);
    return count < 1;
  });
  return missing.length <= MAX_MISSING_SHARE * letters.length;
}

const lettersOf = (text: string): string => text.normalize('NFKC').replace(SIGN, '');
