import type { HtmlDraft } from '../html/html-blocks.ts';

const MIN_PAGES = 4;
const MIN_SHARE = 0.6;

/**
 * Pages without what stands at the beginning or end of most of them: the head and foot of a site. The first page that has
 * it keeps it.
 */
export function withoutRepeatedEdges(pages: ReadonlyArray<readonly HtmlDraft[]>): HtmlDraft[][] {
  if (pages.length < MIN_PAGES) return pages.map((page) => [...page]);
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(page.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isRepeated = (draft: HtmlDraft): boolean =>
    draft.block.kind !== 'table' && (counts.get(keyOf(draft)) ?? 0) >= pages.length * MIN_SHARE;
  const said = new Set<string>();
  return pages.map((page) => {
    const from = page.findIndex((draft) => !isRepeated(draft));
    const to = page.findLastIndex((draft) => !isRepeated(draft));
    return page.filter((draft, index) => {
      const key = keyOf(draft);
      const isAgain = said.has(key);
      if (isRepeated(draft)) said.add(key);
      return !isAgain || (from >= 0 && index >= from && index <= to);
    });
  });
}

const keyOf = ({ block, picture = '' }: HtmlDraft): string => `${block.kind} ${block.text} ${picture}`;
