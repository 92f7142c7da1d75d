import { commonSubsequence } from '../../lib/figures/common-subsequence.ts';
import { squeezeText } from '../../lib/manuals/squeeze-text.ts';

/** Share of the source's list items that were found as items, with exactly their text and in their order; null without any. */
export function scoreItems(gold: readonly string[], found: readonly string[]): number | null {
  const keyOf = (text: string) => squeezeText(text).toLowerCase();
  return gold.length === 0 ? null : commonSubsequence(gold.map(keyOf), found.map(keyOf)).length / gold.length;
}
