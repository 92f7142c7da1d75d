import type { Block, OpenedDocument } from '../document/pages.ts';
import { createHtmlReader } from '../read/html/html-reader.ts';
import { DEFAULT_READER_OPTIONS } from '../read/reader.ts';
import { linesOf } from './docx-blocks.ts';
import { withFile } from './temporary-file.ts';

/** What is read of an HTML file. */
export function readHtml(html: string | Buffer): Promise<{ document: OpenedDocument; blocks: Block[] }> {
  return withFile(Buffer.from(html), async (path) => {
    const reader = createHtmlReader(path, DEFAULT_READER_OPTIONS);
    const document = await reader.open();
    const pages = await reader.readPages(1, document.pages);
    return { document, blocks: pages.flatMap(({ blocks }) => blocks) };
  });
}

/** The same as text: a line a block, as of a .docx. */
export const htmlLines = async (html: string | Buffer): Promise<string[]> =>
  (await readHtml(html)).blocks.flatMap(linesOf);
