import { readFile, stat } from 'node:fs/promises';
import type { Block } from '../../document/pages.ts';
import { decodeText } from '../decode-text.ts';
import { ReadError } from '../failure.ts';
import { createImageStore } from '../pageless/image-store.ts';
import { createPartsReader } from '../pageless/parts.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { pageTitle } from './elements.ts';
import { type HtmlDraft, htmlBlocks } from './html-blocks.ts';
import { parseHtml } from './html-tree.ts';
import { applyStyleSheets } from './style-sheets.ts';

const MAX_BYTES = 60_000_000;
const MAX_TITLE_CHARS = 150;
const DATA_ADDRESS = /^data:image\/[\w.+-]{1,40};base64,/i;

/** Reads a web page in parts. Only pictures that stand in the file itself are shown; no address is ever called. */
export function createHtmlReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('html', async () => {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw new ReadError('too-complex', `${size} bytes of HTML`);
    const text = decodeText(await readFile(path));
    if (text === null) throw new ReadError('damaged', 'no text');
    const root = parseHtml(text);
    applyStyleSheets(root);
    const drafts = htmlBlocks(root, options.maxPageChars);
    const imageOf = createImageStore(async (address, maxBytes) => bytesOf(address, maxBytes));
    return { title: titleOf(drafts, pageTitle(root)), blocks: await withPictures(drafts, imageOf) };
  });
}

/** The first heading says what people see; the title in a page's head often names a site. */
export function titleOf(drafts: readonly HtmlDraft[], stated: string): string | null {
  const heading = drafts.find(({ block }) => block.kind === 'heading' && block.level === 1)?.block.text ?? '';
  const title = heading === '' ? stated : heading;
  return title !== '' && title.length < MAX_TITLE_CHARS ? title : null;
}

/** The blocks with their pictures; those that cannot be shown are left out. */
export async function withPictures(
  drafts: readonly HtmlDraft[],
  imageOf: ReturnType<typeof createImageStore>,
): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const { block, picture } of drafts) {
    if (block.kind !== 'figure') {
      blocks.push(block);
      continue;
    }
    const image = picture === undefined ? null : await imageOf(picture);
    if (image) blocks.push({ ...block, image });
  }
  return blocks;
}

/** The bytes of a picture that its address holds; null for any other address. */
export function bytesOf(address: string, maxBytes: number): Buffer | null {
  const start = DATA_ADDRESS.exec(address)?.[0].length;
  if (start === undefined || (address.length - start) * 0.75 > maxBytes) return null;
  return Buffer.from(address.slice(start), 'base64');
}
