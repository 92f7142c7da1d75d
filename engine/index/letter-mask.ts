/**
 * The set of a word's letters as 32 bits (letters 32 apart share one). Words that differ by n edits differ in at most 2n bits, which rules
 * out nearly all candidates for a misspelling without comparing letters.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}

/** Number of bits set in a 32-bit number. */
export function countBits(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
