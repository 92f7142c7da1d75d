import { type Element, isKind } from '../element.ts';
import type { Heading } from './find-headings.ts';
import { numberedLevel } from './heading-text.ts';

/** Headings of one size from which on the size is usual in a document; fewer may be on its cover. */
const MIN_OF_SIZE = 3;
const MAX_LEVEL = 6;

/** The level that the type size of a heading stands for, and by how much the numbers of its size tell one too high. */
type SizeLevel = { level: number; tied: number; lift: number };

/**
 * Gives headings their levels if the file has no outline: by their numbers, else by the rank of their type size. Word
 * gives levels itself. If the headings of a size are numbered, those without a number are below them, except
 * chapters.
 */
export function levelByLook(headings: readonly Heading[], elements: readonly Element[]): Heading[] {
  const sizeOf = ({ index }: Heading): number => {
    const element = elements[index];
    const isSized = isKind(element, 'heading') || isKind(element, 'paragraph');
    return isSized ? Math.round(element.block.fontSize ?? 0) : 0;
  };
  const levels = rankSizes(headings.map((heading) => ({ ...heading, size: sizeOf(heading) })));
  return headings.map((heading) => {
    const element = elements[heading.index];
    const ofSize = levels.get(sizeOf(heading));
    const numbered = numberedLevel(heading.text);
    if (!ofSize) {
      const level = isKind(element, 'heading') ? element.block.level : (numbered ?? 1);
      return { ...heading, level };
    }
    const level = numbered === null ? ofSize.level : numbered + ofSize.lift;
    return { ...heading, level: Math.min(MAX_LEVEL, level) };
  });
}

/**
 * The level of each size, largest first. The numbers of headings tie ranks to levels, so that "Overview" is level
 * with "2. Use". Numbers may be those of a list, so no size gets above a larger one that is usual in the document.
 */
function rankSizes(headings: ReadonlyArray<{ text: string; size: number }>): Map<number, SizeLevel> {
  const sizes = [...new Set(headings.map(({ size }) => size))].filter((size) => size > 0);
  const levels = new Map<number, SizeLevel>();
  let floor = 0;
  for (const [rank, size] of sizes.sort((a, b) => b - a).entries()) {
    const ofSize = headings.filter((heading) => heading.size === size);
    const numbered = ofSize.flatMap(({ text }) => numberedLevel(text) ?? []);
    const isNumbered = 2 * numbered.length > ofSize.length;
    const [tied = rank + 1] = numbered;
    // "2.1" below "2" is no list.
    const outer = [...levels.values()].findLast((other) => numbered.length > 0 && other.tied < tied);
    const lowest = isNumbered ? floor : Math.max(floor, rank + 1);
    const lift = outer?.lift ?? (tied < floor ? lowest - tied : 0);
    levels.set(size, { level: tied + lift + (tied > 1 && isNumbered ? 1 : 0), tied, lift });
    if (ofSize.length >= MIN_OF_SIZE) floor = Math.max(floor, tied + lift);
  }
  return levels;
}
