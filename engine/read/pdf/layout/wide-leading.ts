import { beginsSmall } from '../../../document/lines.ts';
import { LEADER_DOTS } from '../characters/leader-dots.ts';
import { type PrintedLine, typeBottom } from '../characters/printed-line.ts';
import type { Region } from './reading-order.ts';
import type { TypeStatistics } from './type-statistics.ts';

/** How far a gap may be from the usual one, as a share of the type's height. */
export const LEADING_TOLERANCE_SHARE = 0.22;
/** Share of the text's width from which a line is full, and is where the next one may begin a sentence or an entry of a list. */
export const FULL_LINE_SHARE = 0.88;
const FULL_BEFORE_CAPITAL = 0.95;

/** Whether two lines are as far apart as lines of a text are that is set widely. */
export function isWidelySet(above: PrintedLine, line: PrintedLine, statistics: TypeStatistics): boolean {
  const usual = statistics.wideLeading(line.fontSize);
  return (
    usual !== undefined &&
    Math.abs(line.y - typeBottom(above) - usual) <= LEADING_TOLERANCE_SHARE * line.height &&
    Math.abs(line.fontSize - above.fontSize) < 0.3
  );
}

/** A line of so many characters that stops amid a sentence is one of a text, however far away the next line is, up to this. */
const MIN_SENTENCE_CHARS = 36;
const MAX_SENTENCE_GAP = 1.2;
const MAX_INDENT_SIZES = 3;
const STOPS = /[.:;!?؟؛。！？：]["”’)」』）]?$/u;
/** A letter of a script without small letters may begin a sentence, or go on with one. */
const CASELESS = /^\p{Lo}/u;

/** Whether a sentence that has not ended in a line goes on in the next one of its type: the size of the type does not matter, nor a first line moved in. */
export function runsOn(above: PrintedLine, line: PrintedLine): boolean {
  const gap = line.y - typeBottom(above);
  return (
    (beginsSmall(line.text) || CASELESS.test(line.text)) &&
    above.text.length >= MIN_SENTENCE_CHARS &&
    !STOPS.test(above.text) &&
    !LEADER_DOTS.test(above.text) &&
    gap > 0 &&
    gap <= MAX_SENTENCE_GAP * line.height &&
    Math.abs(line.fontSize - above.fontSize) < 0.3 &&
    line.bold === above.bold &&
    line.mono === above.mono &&
    Math.abs(line.x - above.x) <= MAX_INDENT_SIZES * line.fontSize
  );
}

/**
 * Joins what wide leading has cut into a region for each line: a line goes on in the next one where it is full, which is all
 * that tells lines from paragraphs there.
 * @param regions of one page, in reading order
 */
export function joinWidelySet(regions: readonly Region[], statistics: TypeStatistics): Region[] {
  const lines = regions.flat();
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map(({ x, width }) => x + width));
  const goesOnIn = ({ x, width, text: ended }: PrintedLine, { text }: PrintedLine) => {
    if (LEADER_DOTS.test(ended)) return false;
    const share = beginsSmall(text) ? FULL_LINE_SHARE : FULL_BEFORE_CAPITAL;
    return x + width - left >= share * (right - left);
  };
  const joined: Region[] = [];
  for (const region of regions) {
    const before = joined.at(-1);
    const [above, line] = [before?.at(-1), region[0]];
    const isOneText = above && line && (isWidelySet(above, line, statistics) || runsOn(above, line));
    if (before && isOneText && goesOnIn(above, line)) before.push(...region);
    else joined.push([...region]);
  }
  return joined;
}
