import { whenNeeded } from '../runtime/when-needed.ts';
import { WORDS } from '../words/languages.ts';

/**
 * Folds British and American spellings of English words into one, so that "colour" finds "color".
 * It is applied to manual and question alike: what it makes need not be a word, only the same on both sides.
 */

const americanOf = whenNeeded(() => new Map(WORDS.get('en')?.spellings));

/** Words whose "-is-" or "-our" is the same in both spellings. */
const SAME =
  /^(?:(?:r|ar|pra|ra|no|po|bru|cru|w|prom|prec|exerc|surpr|adv|rev|dev|superv|adverti|telev)is|(?:f|h|y|p|t|s|fl|cont|det|sc)our)/;

/**
 * The American spelling of a lower-case word; words without a known difference come back unchanged. Of words with
 * "ll", only those are folded that the stemmer misses ("fuelling"), because "filling" does not come from "file".
 */
export function foldSpelling(word: string): string {
  const known =
    americanOf().get(word) ?? (word.endsWith('s') ? americanOf().get(word.slice(0, -1)) : undefined);
  if (known !== undefined) return known;
  if (word.length < 5 || SAME.test(word)) return word;
  return word
    .replace(/our(s|ed|ing|ful|able|less|ite|ites|y|er|ers)?$/, 'or$1')
    .replace(/is(e|es|ed|ing|er|ers|ation|ations|able)$/, 'iz$1')
    .replace(/lys(e|es|ed|ing|er|ers)$/, 'lyz$1')
    .replace(/(?<!q)([aeiou]{2})ll(ed|ing|er|ers)$/, '$1l$2');
}
