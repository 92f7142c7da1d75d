/** Pages as pictures with their words below, in a PDF that can be archived: nothing that such a PDF must not have can come with them. */
import type { Box } from '../../../engine/document/pages.ts';
import { openPdf, type PdfDocument } from './open-pdf.ts';
import { loadPdfFonts } from './pdf-fonts.ts';
import { createPdfText } from './pdf-text.ts';

/**
 * A page: its sides in points, its picture, the lines in it (boxes in fractions of the page), and the headings that stand on it, level 1
 * being the highest.
 */
export type PicturePage = {
  width: number;
  height: number;
  jpeg: Buffer;
  lines: readonly { text: string; box: Box }[];
  headings: readonly { text: string; level: number }[];
};

/** How much of the height of its box a line's size of type is. */
const GLYPH_SHARE = 0.8;
const LEAST_POINTS = 1;
/** Times as wide as the typeface is by itself; what says that it is more is no line of words. */
const [NARROWEST, WIDEST] = [0.2, 5];

type Outline = PdfDocument['outline'];

/**
 * Writes page after page while it is read, and holds one at a time.
 * @param about what the document is called, and its language (ISO 639-1)
 * @throws what `pages` throws
 */
export async function* writePicturePdf(
  pages: AsyncIterable<PicturePage>,
  { title, language }: { title: string; language: string },
): AsyncGenerator<Buffer> {
  const doc = await openPdf({ autoFirstPage: false, lang: language, info: { Title: title } });
  const addHeading = createContents(doc.outline);
  const writeLine = await lineWriterFor(doc);
  for await (const page of pages) {
    const { width, height } = page;
    doc.addPage({ size: [width, height], margin: 0 });
    // Below the picture: nobody sees it twice, and it can be searched, copied and read aloud.
    for (const line of page.lines) writeLine(line, page);
    doc.image(page.jpeg, 0, 0, { width, height });
    for (const heading of page.headings) addHeading(heading);
    const written: Buffer | null = doc.read();
    if (written) yield written;
  }
  doc.end();
  for await (const chunk of doc) yield chunk as Buffer;
}

/** Makes the function that writes a line into its box, as wide as it is there. Letters that no font of ours has are left out. */
async function lineWriterFor(doc: PdfDocument) {
  const fonts = await loadPdfFonts();
  for (const { name, file } of fonts) doc.registerFont(name, file);
  const { isDrawable, runsOf, widthOf } = createPdfText(doc, fonts);
  return ({ text, box }: PicturePage['lines'][number], page: PicturePage): void => {
    const words = [...text.normalize('NFC').replace(/\s+/g, ' ')].filter(isDrawable).join('').trim();
    const size = box.height * page.height * GLYPH_SHARE;
    if (words === '' || size < LEAST_POINTS) return;
    const natural = widthOf(words, { size, weight: 'regular' });
    const share = (box.width * page.width) / natural;
    // Missing in the types.
    const stretched = {
      lineBreak: false,
      horizontalScaling: 100 * Math.min(WIDEST, Math.max(NARROWEST, share)),
    };
    let left = box.x * page.width;
    for (const run of runsOf(words, 'regular')) {
      doc.font(run.font, size).text(run.text, left, box.y * page.height, stretched);
      left += doc.widthOfString(run.text, stretched);
    }
  };
}

/** Adds headings to the contents that readers show beside the pages, each below the last one that is higher. */
function createContents(outline: Outline) {
  const open: { level: number; entry: Outline }[] = [];
  return ({ text, level }: PicturePage['headings'][number]): void => {
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const above = open.at(-1)?.entry ?? outline;
    open.push({ level, entry: above.addItem(text) });
  };
}
