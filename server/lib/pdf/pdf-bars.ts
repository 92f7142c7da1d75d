import { type PdfSheet, QUIET, SMALL } from './pdf-sheet.ts';

export type PdfBar = { label: string; value: number };

const HEIGHT = 110;
/** Height of the lines above and below the bars with their labels. */
const WORDS_HEIGHT = 40;
const GREEN = '#0e6b45';

/**
 * Draws a bar for each value, in proportion to the highest. The first and the last are labelled below.
 * @param describe labels the line above the highest bar
 */
export function drawBars(
  sheet: PdfSheet,
  bars: readonly PdfBar[],
  describe: (highest: number) => string,
): void {
  sheet.makeRoom(HEIGHT + WORDS_HEIGHT);
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  sheet.drawLine(describe(highest), sheet.left, sheet.top(), SMALL, QUIET);
  sheet.moveDown(12);
  sheet.rule();
  const step = sheet.width / Math.max(1, bars.length);
  const foot = sheet.top() + HEIGHT;
  for (const [place, { value }] of bars.entries()) {
    if (value === 0) continue;
    const height = (value / highest) * HEIGHT;
    sheet.fillBox(sheet.left + place * step, foot - height, step * 0.8, height, GREEN);
  }
  sheet.moveDown(HEIGHT);
  sheet.rule();
  sheet.moveDown(3);
  const [first = '', last = ''] = [bars[0]?.label, bars.at(-1)?.label];
  sheet.drawLine(first, sheet.left, sheet.top(), SMALL, QUIET);
  const right = sheet.left + sheet.width - sheet.widthOf(last, SMALL);
  if (bars.length > 1) sheet.drawLine(last, right, sheet.top(), SMALL, QUIET);
  sheet.moveDown(20);
}
