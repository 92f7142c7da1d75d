/** Segments text in scripts that are written without spaces between words. */
import { whenNeeded } from '../runtime/when-needed.ts';

/** Signs of these scripts with their marks; "ー" belongs to both kana. Korean has blanks, Thai, Lao, Khmer and Burmese have none. */
const SIGN = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]`;
const UNSPACED = new RegExp(SIGN, 'u');
/** Longer runs, in characters, are split at any place, because segmentation takes more than twice as long for twice the text. */
const MAX_RUN = 200;
const RUNS = new RegExp(String.raw`${SIGN}{1,${MAX_RUN}}|(?:(?!${SIGN})[\p{L}\p{N}\p{M}'\-._/:])+`, 'gu');
/** What is between the blanks and signs of a text in such a script; vowels of Thai are marks. */
export const MARKED_CHUNK =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:'\p{L}+)?(?:[-._/:][\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:'\p{L}+)?)*/gu;
const EDGES = /^[-._/:']+|[-._/:']+$/g;

/** The platform uses the same dictionaries whatever the locale. */
const segmenter = whenNeeded(() => new Intl.Segmenter('en', { granularity: 'word' }));

/** Whether a text has signs of a script that is written without blanks. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/**
 * Segments a chunk of such a text into the words of the script and the pieces in another script between them ("OK", "E-04"), in order.
 * @returns `isWord` is false for the latter
 */
export function partUnspaced(chunk: string): { text: string; isWord: boolean }[] {
  const parts: { text: string; isWord: boolean }[] = [];
  for (const [run] of chunk.matchAll(RUNS)) {
    if (isUnspaced(run)) {
      for (const { segment, isWordLike } of segmenter().segment(run))
        if (isWordLike) parts.push({ text: segment, isWord: true });
    } else {
      const text = run.replace(EDGES, '');
      if (text !== '') parts.push({ text, isWord: false });
    }
  }
  return parts;
}
