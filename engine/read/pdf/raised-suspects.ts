import type { Fragment, PageContent } from './page-content.ts';

/** "5 x 106", "10-6": what powers of ten are read as. */
const POWER = /(?:[x×·∙*]\s?10|(?<![\d.,])10[-−–])\d/u;
/** "13/4" may be one and three quarters; "⁄4" has lost what stands above. */
const FRACTION = /(?<![\d/.])\d{2,3}[⁄/]\d{1,2}(?![\d/.])|(?<!\d)⁄\d/u;
/** How a footnote begins, and the share of the page above it that it does not stand in. */
const NOTE = /^\(?([1-9])\)?\s?\p{L}/u;
const ABOVE_NOTES_SHARE = 0.4;
const MAY_BE_NOTE = /^[(1-9]/;

/** A word or number that ends in the mark of a note, as it is read where the mark is raised. */
const MARKED = new Map(
  Array.from({ length: 9 }, (_, index) => [
    String(index + 1),
    new RegExp(`[\\p{L}\\p{N})]${index + 1}(?![\\p{N}\\p{L}]|[.,]\\d)`, 'u'),
  ]),
);

/**
 * The fragments of a page in which a digit may be raised, which the parser joins to the number before it: powers, fractions, and what
 * ends in the number that a note below begins with.
 */
export function findRaisedSuspects({ textItems, height }: PageContent): Fragment[] {
  const notes = textItems.flatMap((item) => {
    if (item.y <= ABOVE_NOTES_SHARE * height || !MAY_BE_NOTE.test(item.text)) return [];
    const mark = MARKED.get(NOTE.exec(item.text)?.[1] ?? '');
    return mark ? [{ item, mark }] : [];
  });
  return textItems.filter(
    (item) =>
      isPowerOrFraction(item.text) || notes.some((note) => note.item.y > item.y && note.mark.test(item.text)),
  );
}

/** Looks closely at few texts only. */
function isPowerOrFraction(text: string): boolean {
  if (text.includes('10') && POWER.test(text)) return true;
  return (text.includes('/') || text.includes('⁄')) && FRACTION.test(text);
}
