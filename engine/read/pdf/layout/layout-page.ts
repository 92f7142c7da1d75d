import type { PrintedLine } from '../characters/printed-line.ts';
import type { Fragment } from '../page-content.ts';
import type { TextBlock } from '../text-block.ts';
import { findBareNumbers } from './bare-numbers.ts';
import { findHeadings } from './find-headings.ts';
import { setFootnoteMarksApart } from './footnotes.ts';
import { groupLines } from './group-lines.ts';
import { createGutterFinder } from './gutter.ts';
import { type ColumnFinder, createColumnFinder } from './page-columns.ts';
import { partLabels } from './part-labels.ts';
import { orderLines } from './reading-order.ts';
import { buildSegments } from './segments.ts';
import { createTypeStatistics } from './type-statistics.ts';
import { joinWidelySet } from './wide-leading.ts';

/** A page as far as layout looks at it: fragments that say something. */
type LaidPage = { textItems: readonly Fragment[]; width: number };

/** The lines of a page, cut into regions in reading order, and the place between its two columns in points. */
type PageRegions = { regions: PrintedLine[][]; gutter: number | null };

/** The text of a page in reading order, and the place between its two columns in points; null where it has one. */
export type LaidOutPage = { blocks: TextBlock[]; gutter: number | null };

export type PageLayout = {
  /** Learns from the first pages what is usual in the document; later calls change nothing. */
  prepare(pages: readonly LaidPage[]): void;
  /** Adds to what is known of the document. `items`: those of a page that say something and no table holds. */
  layOut(items: readonly Fragment[], pageWidth: number): LaidOutPage;
  /** The columns of text in which tables are looked for; called once for each page. */
  findColumns: ColumnFinder;
};

/** Lays out the pages of one document from the places of their text fragments. */
export function createPageLayout(): PageLayout {
  const statistics = createTypeStatistics();
  const findGutter = createGutterFinder();
  let isPrepared = false;

  /** The first pages, until they are laid out. */
  const learnedFrom = new WeakMap<readonly Fragment[], PageRegions>();

  function regionsOf(items: readonly Fragment[], pageWidth: number): PageRegions {
    const gutter = findGutter(items, pageWidth);
    const known = learnedFrom.get(items);
    if (known?.gutter === gutter) return known;
    const { lines, edges } = buildSegments(items, gutter);
    return { regions: orderLines(lines, gutter, edges), gutter };
  }

  return {
    findColumns: createColumnFinder(),
    prepare(pages) {
      if (isPrepared) return;
      isPrepared = true;
      for (const { textItems, width } of pages) {
        const found = regionsOf(textItems, width);
        learnedFrom.set(textItems, found);
        statistics.observe(found.regions.flat());
      }
    },
    layOut(items, pageWidth) {
      const { regions: printed, gutter } = regionsOf(items, pageWidth);
      statistics.observe(printed.flat());
      const regions = joinWidelySet(printed, statistics).map((region) =>
        setFootnoteMarksApart(region, statistics.bodySize()),
      );
      const lines = regions.flat();
      const numbers = findBareNumbers(lines, statistics.bodySize());
      const blocks = regions.flatMap((region) => {
        const { text, labels } = partLabels(region);
        return [
          ...findHeadings(groupLines(text, statistics, numbers), statistics),
          ...groupLines(labels, statistics, numbers),
        ];
      });
      return { blocks, gutter };
    },
  };
}
