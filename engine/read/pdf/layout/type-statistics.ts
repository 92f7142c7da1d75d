import { beginsSmall } from '../../../document/lines.ts';
import { type PrintedLine, typeBottom } from '../characters/printed-line.ts';

/** What is usual in a document: the size most of its text is set in, and the white between its lines. */
export type TypeStatistics = {
  /** Adds the lines of a page. */
  observe(lines: readonly PrintedLine[]): void;
  /** Size in which most characters are set; 0 before anything was observed. */
  bodySize(): number;
  /** White between two lines of one paragraph set in about `size`, in points. */
  leading(size: number): number;
  /** The same where text of about `size` is set as wide apart as paragraphs are elsewhere; undefined in most documents. */
  wideLeading(size: number): number | undefined;
};

const DEFAULT_LEADING_SHARE = 0.25;
const MAX_LEADING_SHARE = 0.9;
/** More than two and a half lines from line to line is no leading. */
const MAX_WIDE_SHARE = 1.6;
/** So many wide gaps, and more than narrow ones, are the leading and not the white between paragraphs. */
const MIN_WIDE_GAPS = 8;

/** Size → gap in half points → how often. */
type GapCounts = Map<number, Map<number, number>>;

/** Statistics that grow with every page, so that a page without running text is judged by those before it. */
export function createTypeStatistics(): TypeStatistics {
  const charsOfSize = new Map<number, number>();
  const gapsOfSize: GapCounts = new Map();
  /** Those of them within a sentence: the entries of a table of contents stand as far apart as paragraphs do. */
  const sentenceGapsOfSize: GapCounts = new Map();
  const wideGapsOfSize: GapCounts = new Map();

  /** The gaps met most often at each size, until more is observed: asked for line by line. */
  const usualGaps = new Map<number, number | undefined>();
  const usualWideGaps = new Map<number, number | undefined>();

  /** The size met most often, until more is observed: asked for region by region. */
  let body: number | undefined;

  function observeGap(above: PrintedLine, line: PrintedLine): void {
    const gap = line.y - typeBottom(above);
    const isOneText = Math.abs(line.fontSize - above.fontSize) < 0.3 && Math.abs(line.x - above.x) < 2;
    if (!isOneText || gap < -line.height / 2 || gap > MAX_WIDE_SHARE * line.height) return;
    const isWide = gap > MAX_LEADING_SHARE * line.height;
    count(isWide ? wideGapsOfSize : gapsOfSize, keyOf(line.fontSize), keyOf(gap));
    if (!isWide && beginsSmall(line.text)) count(sentenceGapsOfSize, keyOf(line.fontSize), keyOf(gap));
  }

  function usualGap(size: number): number | undefined {
    const gaps = sentenceGapsOfSize.get(size) ?? gapsOfSize.get(size);
    if (!gaps) return undefined;
    if (!usualGaps.has(size)) usualGaps.set(size, mostFrequent(gaps));
    return usualGaps.get(size);
  }

  function usualWideGap(size: number): number | undefined {
    const gaps = wideGapsOfSize.get(size);
    if (!gaps) return undefined;
    if (!usualWideGaps.has(size)) usualWideGaps.set(size, wideLeadingIn(gaps, gapsOfSize.get(size)));
    return usualWideGaps.get(size);
  }

  return {
    observe(lines) {
      usualGaps.clear();
      usualWideGaps.clear();
      body = undefined;
      let above: PrintedLine | undefined;
      for (const line of lines) {
        const size = keyOf(line.fontSize);
        charsOfSize.set(size, (charsOfSize.get(size) ?? 0) + line.text.length);
        if (above) observeGap(above, line);
        above = line;
      }
    },
    bodySize() {
      body ??= mostFrequent(charsOfSize) ?? 0;
      return body;
    },
    wideLeading: (size) => usualWideGap(keyOf(size)),
    leading: (size) => usualGap(keyOf(size)) ?? DEFAULT_LEADING_SHARE * size,
  };
}

/** In half points, so that what differs by rounding alone is counted together. */
const keyOf = (size: number): number => Math.round(size * 2) / 2;

/** The most frequent wide gap where it is the leading: met often, and more often than all `narrow` gaps together. */
function wideLeadingIn(
  wide: ReadonlyMap<number, number>,
  narrow: ReadonlyMap<number, number> = new Map(),
): number | undefined {
  const gap = mostFrequent(wide) ?? 0;
  const times = wide.get(gap) ?? 0;
  const narrowTimes = [...narrow.values()].reduce((sum, count) => sum + count, 0);
  return times >= MIN_WIDE_GAPS && times > narrowTimes ? gap : undefined;
}

function count(counts: GapCounts, size: number, gap: number): void {
  const gaps = counts.get(size) ?? new Map<number, number>();
  counts.set(size, gaps);
  gaps.set(gap, (gaps.get(gap) ?? 0) + 1);
}

function mostFrequent(counts: ReadonlyMap<number, number>): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [value, count] of counts) {
    if (count > most) [best, most] = [value, count];
  }
  return best;
}
