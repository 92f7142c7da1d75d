import { commonSubsequence } from '../../lib/figures/common-subsequence.ts';
import { squeezeText } from '../../lib/manuals/squeeze-text.ts';

/** How much of a text is read, in its order; shares of 0 to 1. */
export type Agreement = {
  /** Characters that are read, and of what is read those that are written. */
  characters: number;
  read: number;
  /** Words, as blanks part them, that are read whole. */
  words: number;
};

/** Bounds of a longer text would take the square of its length. */
const CHUNK_CHARS = 4000;

/** Marks of direction show nothing. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Compares what was read with what made the file. */
export function compareTexts(written: string, read: string): Agreement {
  const [made, found] = [charactersOf(written), charactersOf(read)];
  const [words, foundWords] = [wordsOf(written), wordsOf(read)];
  const common = commonSubsequence(made.slice(0, CHUNK_CHARS), found.slice(0, CHUNK_CHARS)).length;
  return {
    characters: common / Math.max(1, Math.min(CHUNK_CHARS, made.length)),
    read: common / Math.max(1, Math.min(CHUNK_CHARS, found.length)),
    words: commonSubsequence(words, foundWords).length / Math.max(1, words.length),
  };
}

const charactersOf = (text: string): string[] => [...squeezeText(text.replace(MARKS, ''))];

const wordsOf = (text: string): string[] =>
  text
    .replace(MARKS, '')
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => word !== '');
