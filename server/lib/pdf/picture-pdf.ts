/** Pages as pictures, in a PDF that can be archived: nothing that such a PDF must not have can come with them. */
import { openPdf, type PdfDocument } from './open-pdf.ts';

/** A page: its sides in points, its picture, and the headings that stand on it, level 1 being the highest. */
export type PicturePage = {
  width: number;
  height: number;
  jpeg: Buffer;
  headings: readonly { text: string; level: number }[];
};

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
  for await (const { width, height, jpeg, headings } of pages) {
    doc.addPage({ size: [width, height], margin: 0 });
    doc.image(jpeg, 0, 0, { width, height });
    for (const heading of headings) addHeading(heading);
    const written: Buffer | null = doc.read();
    if (written) yield written;
  }
  doc.end();
  for await (const chunk of doc) yield chunk as Buffer;
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
