import { formsOfAll } from '../../words/named-words.ts';

/**
 * References without a place: "see above". "As described below" is left out, for mostly it leads to what stands right below. Global, for
 * `matchAll`.
 */
export const UNPLACED_REFERENCE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${formsOfAll('manual-checks', 'unplaced')})(?![\\p{L}-])`,
  'giu',
);
