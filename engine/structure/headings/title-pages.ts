import type { OutlineEntry } from '../../document/pages.ts';
import { numberedTitle } from './heading-text.ts';

/** The page of each entry of an outline, by its title as `keyOf` writes it. */
type TitlePages = ReadonlyMap<string, number | null>;

/** Looks titles up in outlines. The index lives as long as its outline: a manual is looked through batch by batch. */
export function createTitlePages(
  keyOf: (title: string) => string,
): (outline: readonly OutlineEntry[]) => TitlePages {
  const known = new WeakMap<readonly OutlineEntry[], TitlePages>();
  return (outline) => {
    const pages =
      known.get(outline) ?? new Map(outline.map(({ title, page }) => [keyOf(title), page] as const));
    known.set(outline, pages);
    return pages;
  };
}

/** By titles with their numbers. */
export const pagesByNumberedTitle = createTitlePages(numberedTitle);
