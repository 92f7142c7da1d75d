import type { Span } from '../../../document/manual.ts';

/** Printed lines in the order of the text, those that stand together on a page in one group. */
export function groupByPage(spans: readonly Span[]): Span[][] {
  const groups: Span[][] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = groups.at(-1);
    if (last?.[0]?.page === span.page) last.push(span);
    else groups.push([span]);
  }
  return groups;
}
