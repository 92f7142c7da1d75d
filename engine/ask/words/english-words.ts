import { whenNeeded } from '../../runtime/when-needed.ts';
import { readEnglishHashes } from './english-list.ts';
import { hashOfWord } from './word-hash.ts';

const hashesOfAll = whenNeeded(readEnglishHashes);

/** Whether a word (lower case, without accents) is in the dictionary of English. The first call reads it. */
export function isEnglishWord(word: string): boolean {
  const hashes = hashesOfAll();
  const wanted = hashOfWord(word);
  let [low, high] = [0, hashes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hashes[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === wanted;
}
