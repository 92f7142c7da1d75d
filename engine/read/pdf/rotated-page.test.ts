import { describe, expect, it } from 'vitest';
import { finalText, readBytes } from '../../testing/collect-events.ts';
import { type PdfText, textLines, writePdf } from '../../testing/pdf-writer.ts';
import { withFile } from '../../testing/temporary-file.ts';
import { createPageLayout } from './layout/layout-page.ts';
import { openPdfium } from './pdfium.ts';
import { readRotatedPage } from './rotated-page.ts';

const LINES = [
  'Fill the tank with clean water until the mark is reached,',
  'and never run the pump dry because its seal would burn.',
];
const TEXT = LINES.join(' ');

/** A line on which "6" is raised, in smaller type. */
const withPower = (line: PdfText, then: string): PdfText => ({
  ...line,
  raised: { text: '6', by: 4, size: 6.4 },
  then,
});

describe('a page that its file shows turned', () => {
  it.each([90, 180, 270] as const)(
    'by %i degrees is read where its text stands upright in it',
    async (turn) => {
      const file = writePdf([{ texts: textLines(LINES, 100), shownTurned: turn }]);
      expect(finalText(await readBytes(file))).toContain(TEXT);
    },
  );

  it('is read by itself where the parser finds nothing on it, with boxes where it shows them', async () => {
    const file = writePdf([
      { texts: textLines(LINES, 100), shownTurned: 90 },
      { texts: textLines(LINES, 100) },
    ]);
    await withFile(file, async (path) => {
      const document = await openPdfium(path);
      const page = readRotatedPage(document, 1, createPageLayout());
      expect(page).toMatchObject({ width: 842, height: 595, textSource: 'text' });
      expect(page?.blocks.map(({ text }) => text).join(' ')).toBe(TEXT);
      // What stands near the head of the page is shown at its right, from the top down.
      expect(page?.blocks[0]?.box?.x).toBeGreaterThan(0.8);
      expect(page?.blocks[0]?.box?.y).toBeCloseTo(70 / 595, 1);
      expect(readRotatedPage(document, 2, createPageLayout())).toBeNull();
      document.close();
    });
  });

  it('has its raised digits apart from numbers where its text is turned back', async () => {
    // Shown turned to the right, the line that goes up the page goes across.
    const up = { turn: 90, size: 11 };
    const file = writePdf([
      {
        shownTurned: 90,
        texts: [
          withPower({ ...up, x: 100, y: 800, text: 'The resistance is at least 5 x 10' }, ' ohm.'),
          ...LINES.map((text, at) => ({ ...up, x: 130 + 14 * at, y: 800, text })),
        ],
      },
    ]);
    expect(finalText(await readBytes(file))).toContain('at least 5 x 10⁶ ohm.');
  });
});
