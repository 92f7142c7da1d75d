import { median } from '../pdf/tables/region.ts';
import type { RecognizedWord } from './tsv.ts';

/** A line of recognised words with the size of its type and the line it stands on, in pixels. */
export type TypedLine = { words: readonly RecognizedWord[]; size: number; baseline: number };

/** What of a letter stands above the line, as shares of the type's size: in capitals, in others, and below the line. */
const ASCENT = 0.72;
const X_HEIGHT = 0.5;
const DESCENT = 0.21;
const TALL = /[\p{Lu}\p{N}bdfhijklt!?()[\]{}/|ßäöüáéíóúàèìòùâêîôûñ]/u;
/** Words that reach below the line. */
export const DEEP = /[gjpqyQ,;()[\]{}/|çß]/u;
/** Signs that fill a square, the line through its lower part. */
const SQUARE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const SQUARE_HEIGHT = 0.9;
const LETTER = /[\p{L}\p{N}]/u;

/** Sizes that differ by no more than this share are one: a picture tells them no better. */
const SAME_SIZE_SHARE = 0.14;

/** Measures a line's type by what its letters reach. */
export function measureLine(words: readonly RecognizedWord[]): TypedLine {
  const lettered = words.filter(({ text }) => LETTER.test(text));
  const told = lettered.length > 0 ? lettered : words;
  const size = median(told.map(({ text, height }) => height / reachOf(text)));
  const depthOf = (text: string): number => (DEEP.test(text) ? DESCENT * size : 0);
  const baseline = median(told.map(({ text, top, height }) => top + height - depthOf(text)));
  return { words, size, baseline };
}

/** Learns from line to line which sizes a manual is set in. */
export function createUsualSizes() {
  const charsOfSize = new Map<number, number>();
  return {
    /** @param size in points, as measured */
    learn(size: number, chars: number): void {
      const rounded = Math.round(size * 2) / 2;
      charsOfSize.set(rounded, (charsOfSize.get(rounded) ?? 0) + chars);
    },
    /** The size that most characters so far are set in, of those that are about the same. */
    nearest(size: number): number {
      const near = [...charsOfSize].filter(([other]) => Math.abs(other - size) <= SAME_SIZE_SHARE * other);
      return near.reduce((best, next) => (next[1] > best[1] ? next : best), [size, 0] as const)[0];
    },
  };
}

function reachOf(text: string): number {
  if (SQUARE.test(text)) return SQUARE_HEIGHT;
  return (TALL.test(text) ? ASCENT : X_HEIGHT) + (DEEP.test(text) ? DESCENT : 0);
}
