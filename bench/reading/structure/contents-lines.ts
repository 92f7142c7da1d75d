import type { StructuredManual } from '../../../engine/document/manual.ts';
import { groupBy } from '../../../server/lib/group-by.ts';
import { titleKey } from './title-key.ts';

const LEADER_ENTRY = /(?:\.\s?){4,}\s*(?:\d{1,4}|[ivxl]{1,6})$/;
const PAGE_AT_END = /[\s.]+(?:\d{1,4}|[ivxl]{1,6})$/;
const INDEX_ENTRY = /,\s*\d{1,4}(?:\s*[-–,]\s*\d{1,4})*$/;

/** So many lines of a page that name headings of other pages are a list of contents. */
const MIN_ENTRIES = 5;

/** Share of a page's lines that are entries from which the page is a list of contents or an index. */
const LIST_SHARE = 0.5;

/** A line and its page, 1-based. */
type PlacedLine = { page: number; text: string };

/** Tells whether a line names a heading that stands on other pages only. */
export type NamesOtherPage = (line: PlacedLine) => boolean;

export function createNamesOtherPage({ sections }: StructuredManual): NamesOtherPage {
  const pagesOf = new Map<string, Set<number>>();
  for (const { heading, page } of sections)
    if (page !== null)
      pagesOf.set(titleKey(heading), (pagesOf.get(titleKey(heading)) ?? new Set()).add(page));
  return ({ page, text }) => {
    const named = pagesOf.get(titleKey(text.replace(/^[•*-]\s+/, '').replace(PAGE_AT_END, '')));
    return named !== undefined && !named.has(page);
  };
}

/** Lines with leaders, and blocks of one line that name headings of other pages where there are many of them. */
export function findContentsLines<Line extends PlacedLine & { isAlone: boolean }>(
  lines: readonly Line[],
  namesOtherPage: NamesOtherPage,
): Line[] {
  const naming = groupBy(
    lines.filter((line) => line.isAlone && namesOtherPage(line)),
    ({ page }) => page,
  );
  const many = [...naming.values()].filter((group) => group.length >= MIN_ENTRIES).flat();
  return [...new Set([...many, ...lines.filter(({ text }) => LEADER_ENTRY.test(text))])];
}

/** Whether a page, given as lines in parts, is a list of contents or an index. */
export function isContentsPage(
  rows: readonly string[][],
  page: number,
  namesOtherPage: NamesOtherPage,
): boolean {
  const isEntry = (parts: readonly string[]) =>
    LEADER_ENTRY.test(parts.join(' ')) ||
    INDEX_ENTRY.test(parts.at(-1) ?? '') ||
    parts.some((text) => namesOtherPage({ page, text }));
  return rows.filter(isEntry).length > LIST_SHARE * rows.length;
}
