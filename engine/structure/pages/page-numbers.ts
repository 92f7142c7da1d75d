import type { Block, ReadPage } from '../../document/pages.ts';

/** Share of the page's height, at its top and bottom, where page numbers stand. */
const EDGE_SHARE = 0.2;

/** Least pages, and least share of those that end in a number, that must have the number expected of them. */
const MIN_PAGES = 3;
const MIN_SHARE = 0.3;

/** Blocks at either end of a page that may be its number. */
const END_BLOCKS = 2;

const NUMBER = /^\D{0,3}(\d{1,4})\D{0,3}$/;
/** "22_ Care", "Care | 23": the number with the name of its chapter behind or before it. */
const NUMBER_FIRST = /^(\d{1,4})\s*[_|•·–—]\s*\S.{0,60}$/;
const NUMBER_LAST = /^.{0,60}\S\s*[_|•·–—]\s*(\d{1,4})$/;

/**
 * Recognises page numbers by their counting: a number at an end of a page that fits the page, with the shift of the
 * whole manual's numbering. They may stand so far into the page that a fixed margin would hold text.
 */
export function createPageNumberTest(pages: readonly ReadPage[]): (block: Block, page: ReadPage) => boolean {
  const shifts = pagesOfShifts(pages);
  const numbered = new Set([...shifts.values()].flat()).size;
  const isNumbering = (shift: number): boolean => {
    const times = shifts.get(shift)?.length ?? 0;
    return times >= MIN_PAGES && times >= MIN_SHARE * numbered;
  };
  return (block, page) => {
    const shift = shiftOf(block, page);
    return shift !== null && isNumbering(shift) && endsOf(page).includes(block);
  };
}

/** By how much numbers at the ends of pages differ from the pages' own → the pages that have one so, in order. */
export function pagesOfShifts(pages: readonly ReadPage[]): Map<number, number[]> {
  const pagesOf = new Map<number, number[]>();
  for (const page of pages) {
    const shifts = new Set(endsOf(page).flatMap((block) => shiftOf(block, page) ?? []));
    for (const shift of shifts) {
      const known = pagesOf.get(shift);
      if (known) known.push(page.page);
      else pagesOf.set(shift, [page.page]);
    }
  }
  return pagesOf;
}

const endsOf = ({ blocks }: ReadPage): Block[] => [
  ...blocks.slice(0, END_BLOCKS),
  ...blocks.slice(Math.max(END_BLOCKS, blocks.length - END_BLOCKS)),
];

function shiftOf({ kind, text, box }: Block, { page }: ReadPage): number | null {
  if (kind === 'table' || kind === 'figure' || !box) return null;
  if (box.y + box.height >= EDGE_SHARE && box.y <= 1 - EDGE_SHARE) return null;
  const number = printedNumber(text.trim(), kind === 'paragraph');
  return number === undefined ? null : Number(number) - page;
}

function printedNumber(text: string, mayBeNamed: boolean): string | undefined {
  const forms = mayBeNamed ? [NUMBER, NUMBER_FIRST, NUMBER_LAST] : [NUMBER];
  return forms.map((form) => form.exec(text)?.[1]).find((number) => number !== undefined);
}
