import type { TextItem } from '@llamaindex/liteparse';
import type { PrintedLine } from '../printed-line.ts';
import type { TextBlock } from '../text-block.ts';
import { findHeadings } from './find-headings.ts';
import { groupLines } from './group-lines.ts';
import { findGutter } from './gutter.ts';
import { orderLines } from './reading-order.ts';
import { buildSegments } from './segments.ts';
import { createTypeStatistics } from './type-statistics.ts';

export type PageLayout = {
  /** Learns from pages what is usual in the document; call it with a batch before laying out its pages. */
  observe(pages: readonly { textItems: readonly TextItem[]; width: number }[]): void;
  /** The text blocks of a page in reading order. */
  layOut(items: readonly TextItem[], pageWidth: number): TextBlock[];
};

/** Lays out the pages of one document from the places of their text fragments. */
export function createPageLayout(): PageLayout {
  const statistics = createTypeStatistics();

  function regionsOf(items: readonly TextItem[], pageWidth: number): PrintedLine[][] {
    const gutter = findGutter(items, pageWidth);
    return orderLines(buildSegments(items, gutter), gutter);
  }

  return {
    observe(pages) {
      for (const { textItems, width } of pages) statistics.observe(regionsOf(textItems, width).flat());
    },
    layOut: (items, pageWidth) =>
      regionsOf(items, pageWidth).flatMap((region) =>
        findHeadings(groupLines(region, statistics), statistics),
      ),
  };
}
