import { whenNeeded } from '../../../runtime/when-needed.ts';
import type { Fragment, PageContent } from '../page-content.ts';
import { typeSize } from './printed-line.ts';

/** "5 x 106", "10-6": what powers of ten are read as. */
const POWER = /(?:[x×·∙*]\s?10|(?<![\d.,])10[-−–])\d/u;
/** "13/4" may be one and three quarters; "⁄4" has lost what stands above. */
const FRACTION = /(?<![\d/.])\d{2,3}[⁄/]\d{1,2}(?![\d/.])|(?<!\d)⁄\d/u;
/** "range 2 10 - 220 mm": a digit before a range or another number may be the mark of a note. */
const BEFORE_NUMBER = /(?:^|[^\d.,:/-]\s?)\d\)?\s\d+(?:[.,]\d+)*\s?(?:[-–—…]|\p{L})/u;
/** How a footnote begins; its mark may be a fragment of its own. */
const NOTE = /^\(?(?:([1-9])\)?(?:\s?\p{L}|$)|([a-h])\)(?:\s|$))/u;
/** A note in type as large as the text is one at the foot of the page, below so much of it. */
const ABOVE_NOTES_SHARE = 0.4;
const SMALLER_SHARE = 0.9;
const MAY_BE_NOTE = /^[(1-9a-h]/;

/** A word or number that ends in the mark of a note, as it is read where the mark is raised. */
const MARKED = new Map([
  ...Array.from('123456789', (mark): [string, RegExp] => [
    mark,
    new RegExp(`[\\p{L}\\p{N})]${mark}(?![\\p{N}\\p{L}]|\\.\\d|,\\d\\d)`, 'u'),
  ]),
  ...Array.from('abcdefgh', (mark): [string, RegExp] => [mark, new RegExp(`\\p{N}${mark}\\)`, 'u')]),
]);

/**
 * The fragments of a page in which a digit may be raised, which the parser joins to the number before it or behind it: powers, fractions,
 * digits before a number, and what ends in the number that a note below begins with.
 */
export function findRaisedSuspects({ textItems, height }: PageContent): Fragment[] {
  const largest = whenNeeded(() => mostUsedSize(textItems));
  const notes = textItems.flatMap((item) => {
    if (!MAY_BE_NOTE.test(item.text)) return [];
    const isSmall = typeSize(item) <= SMALLER_SHARE * largest();
    if (!isSmall && (item.y <= ABOVE_NOTES_SHARE * height || item.text.length === 1)) return [];
    const mark = MARKED.get(markOf(item.text));
    return mark ? [{ item, mark }] : [];
  });
  return textItems.filter(
    (item) =>
      mayBeRaised(item.text) || notes.some((note) => note.item.y > item.y && note.mark.test(item.text)),
  );
}

const markOf = (text: string): string =>
  NOTE.exec(text)
    ?.slice(1)
    .find((mark) => mark !== undefined) ?? '';

/** In points: what most characters are set in. */
function mostUsedSize(items: readonly Fragment[]): number {
  const characters = new Map<number, number>();
  for (const item of items)
    characters.set(typeSize(item), (characters.get(typeSize(item)) ?? 0) + item.text.length);
  return [...characters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];
}

/** Looks closely at few texts only. */
function mayBeRaised(text: string): boolean {
  if (text.includes('10') && POWER.test(text)) return true;
  if (BEFORE_NUMBER.test(text)) return true;
  return (text.includes('/') || text.includes('⁄')) && FRACTION.test(text);
}
