import type { Fragment } from '../page-content.ts';
import type { PrintedLine } from '../printed-line.ts';
import type { TextBlock } from '../text-block.ts';
import { findBareNumbers } from './bare-numbers.ts';
import { findHeadings } from './find-headings.ts';
import { setFootnoteMarksApart } from './footnotes.ts';
import { groupLines } from './group-lines.ts';
import { createGutterFinder } from './gutter.ts';
import { partLabels } from './part-labels.ts';
import { orderLines } from './reading-order.ts';
import { buildSegments } from './segments.ts';
import { createTypeStatistics } from './type-statistics.ts';
import { joinWidelySet } from './wide-leading.ts';

/** A page as far as layout looks at it. */
type LaidPage = { textItems: readonly Fragment[]; width: number };

export type PageLayout = {
  /** Learns from the first pages what is usual in the document; later calls change nothing. */
  prepare(pages: readonly LaidPage[]): void;
  /** The text blocks of a page in reading order; adds to what is known of the document. */
  layOut(items: readonly Fragment[], pageWidth: number): TextBlock[];
};

/** Lays out the pages of one document from the places of their text fragments. */
export function createPageLayout(): PageLayout {
  const statistics = createTypeStatistics();
  const findGutter = createGutterFinder();
  let isPrepared = false;

  function regionsOf(items: readonly Fragment[], pageWidth: number): PrintedLine[][] {
    const filled = items.filter((item) => item.text.trim() !== '');
    const gutter = findGutter(filled, pageWidth);
    return orderLines(buildSegments(filled, gutter), gutter);
  }

  return {
    prepare(pages) {
      if (isPrepared) return;
      isPrepared = true;
      for (const { textItems, width } of pages) statistics.observe(regionsOf(textItems, width).flat());
    },
    layOut(items, pageWidth) {
      const printed = regionsOf(items, pageWidth);
      statistics.observe(printed.flat());
      const regions = joinWidelySet(printed, statistics).map((region) =>
        setFootnoteMarksApart(region, statistics.bodySize()),
      );
      const lines = regions.flat();
      const numbers = findBareNumbers(lines, statistics.bodySize());
      return regions.flatMap((region) => {
        const { text, labels } = partLabels(region);
        return [
          ...findHeadings(groupLines(text, statistics, numbers), statistics),
          ...groupLines(labels, statistics, numbers),
        ];
      });
    },
  };
}
