import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';
import { whenNeeded } from '../../runtime/when-needed.ts';

/** Hashes of all words, sorted: a hundredth of the memory of a set of strings, and wrong for one word in 15,000. */
const hashesOfAll = whenNeeded(() =>
  Uint32Array.from(readFileSync(wordListPath, 'latin1').split('\n'), hashOf).sort(),
);

/** Whether a word (lower case, without accents) is in the dictionary of English. The first call reads it. */
export function isEnglishWord(word: string): boolean {
  const hashes = hashesOfAll();
  const wanted = hashOf(word);
  let [low, high] = [0, hashes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hashes[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === wanted;
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
