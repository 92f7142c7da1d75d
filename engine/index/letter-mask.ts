/**
 * The set of a word's letters as 32 bits (letters 32 apart share one): words that differ by n edits differ in at most
 * 2n bits, which turns away nearly every word that is no misspelling of another without comparing them.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}

/** How many bits of a 32-bit number are set. */
export function countBits(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
