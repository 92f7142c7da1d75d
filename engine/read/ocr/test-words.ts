import type { RecognizedWord } from './tsv.ts';

const [WIDTH_OF_CHAR, BLANK, HEIGHT] = [10, 6, 20];

/** A line of words side by side, each sure to 95 % unless a second value says otherwise; for tests. */
export function wordsOf(
  words: readonly (string | [text: string, confidence: number])[],
  { left = 100, top = 100, gaps = {} }: { left?: number; top?: number; gaps?: Record<number, number> } = {},
): RecognizedWord[] {
  let x = left;
  return words.map((word, i) => {
    const [text, confidence] = typeof word === 'string' ? [word, 95] : word;
    x += gaps[i] ?? 0;
    const width = text.length * WIDTH_OF_CHAR;
    const placed = { text, left: x, top, width, height: HEIGHT, confidence };
    x += width + BLANK;
    return placed;
  });
}
