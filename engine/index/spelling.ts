/**
 * Folds British and American spellings of English words into one, so that "colour" finds "color".
 * It is applied to manual and question alike: what it makes need not be a word, only the same on both sides.
 */

const WORDS = new Map(
  (
    'centre center|centred centered|metre meter|litre liter|fibre fiber|calibre caliber|theatre theater|' +
    'grey gray|aluminium aluminum|licence license|defence defense|programme program|tyre tire|cheque check|' +
    'catalogue catalog|dialogue dialog|analogue analog|mould mold|disc disk|plough plow|kerb curb|sulphur sulfur|' +
    'judgement judgment|acknowledgement acknowledgment|ageing aging|storey story|cosy cozy|enquiry inquiry|' +
    'enquire inquire|pedlar peddler|whilst while|amongst among|learnt learned|burnt burned|spelt spelled'
  )
    .split('|')
    .map((pair) => pair.split(' '))
    .map(([british = '', american = '']) => [british, american]),
);

/** Words whose "-is-" or "-our" is the same in both spellings. */
const SAME =
  /^(?:(?:r|ar|pra|ra|no|po|bru|cru|w|prom|prec|exerc|surpr|adv|rev|dev|superv|adverti|telev)is|(?:f|h|y|p|t|s|fl|cont|det|sc)our)/;

/**
 * The American spelling of a lower-case word; words without a known difference come back unchanged. Of words with
 * "ll", only those are folded that the stemmer misses ("fuelling"), because "filling" does not come from "file".
 */
export function foldSpelling(word: string): string {
  const known = WORDS.get(word) ?? (word.endsWith('s') ? WORDS.get(word.slice(0, -1)) : undefined);
  if (known !== undefined) return known;
  if (word.length < 5 || SAME.test(word)) return word;
  return word
    .replace(/our(s|ed|ing|ful|able|less|ite|ites|y|er|ers)?$/, 'or$1')
    .replace(/is(e|es|ed|ing|er|ers|ation|ations|able)$/, 'iz$1')
    .replace(/lys(e|es|ed|ing|er|ers)$/, 'lyz$1')
    .replace(/(?<!q)([aeiou]{2})ll(ed|ing|er|ers)$/, '$1l$2');
}
