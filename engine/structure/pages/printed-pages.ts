import type { PrintedPages } from '../../document/manual.ts';
import type { ReadPage } from '../../document/pages.ts';
import { pagesOfShifts } from './page-numbers.ts';

/** Least pages, and least share of all pages, on which the printed number runs along with the file's. */
const MIN_PAGES = 3;
const MIN_SHARE = 0.5;

/**
 * What is printed as the number of each page, where that is not the page's number in the file: as the file names its pages, or
 * else as a number counts in the heads or feet of most pages. Pages before the first and behind the last of these have none.
 * @param labels names that the file gives its pages, see `OpenedDocument`
 */
export function printedPages(pages: readonly ReadPage[], labels?: readonly string[]): PrintedPages {
  const printed: PrintedPages = {};
  if (labels) {
    for (const [index, label] of labels.entries())
      if (label !== '' && label !== String(index + 1)) printed[index + 1] = label;
    return printed;
  }
  const [shift, numbered] = runningShift(pages);
  const [first, last] = [numbered[0] ?? 0, numbered.at(-1) ?? -1];
  if (shift === 0) return printed;
  for (let page = first; page <= last; page += 1) if (page + shift >= 1) printed[page] = String(page + shift);
  return printed;
}

/** By how much printed numbers differ from the file's on most pages, and on which; none where no number runs along. */
function runningShift(pages: readonly ReadPage[]): [number, number[]] {
  const [most] = [...pagesOfShifts(pages)].sort(([, a], [, b]) => b.length - a.length);
  if (!most || most[1].length < MIN_PAGES || most[1].length < MIN_SHARE * pages.length) return [0, []];
  return most;
}
