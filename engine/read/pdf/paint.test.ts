import { expect, it } from 'vitest';
import { type PdfPage, writePdf } from '../../testing/pdf-writer.ts';
import { withFile } from '../../testing/temporary-file.ts';
import { lookAtPaint, type Paint } from './paint.ts';
import { openPdfium } from './pdfium.ts';

const PICTURE = { width: 2, height: 2, pixels: Buffer.alloc(4, 0x80) };

async function paintOf(page: PdfPage): Promise<Paint | null> {
  return withFile(
    writePdf([page]),
    async (path) => {
      const document = await openPdfium(path);
      try {
        return lookAtPaint(document, 1);
      } finally {
        document.close();
      }
    },
    'manual.pdf',
  );
}

it.each(['whole', 'strips', 'form'] as const)('sees that pictures cover a page: %s', async (painted) => {
  const paint = await paintOf({ texts: [], picture: PICTURE, painted });
  expect(paint).toEqual({ pictures: 1, outlines: 0, strokedSigns: 0, text: 0 });
});

it('sees how much of a page text covers, but for text that nobody sees', async () => {
  const text = { text: 'Use a lamp of 28 W only.', x: 70, y: 100, size: 20 };
  expect((await paintOf({ texts: [text] }))?.text).toBeGreaterThan(0.005);
  expect((await paintOf({ texts: [{ ...text, isInvisible: true }] }))?.text).toBe(0);
});

it('counts the parts of filled shapes, not those of lines', async () => {
  const shapes = '10 10 20 20 re f\n50 50 20 20 re f';
  const lines = '10 10 m 90 90 l S\n20 20 60 60 re S';
  expect((await paintOf({ texts: [], drawing: shapes }))?.outlines).toBeGreaterThanOrEqual(8);
  expect((await paintOf({ texts: [], drawing: lines }))?.outlines).toBe(0);
});
