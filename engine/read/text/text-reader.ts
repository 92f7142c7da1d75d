import { readFile, stat } from 'node:fs/promises';
import { decodeText } from '../decode-text.ts';
import { ReadError } from '../failure.ts';
import { htmlBlocks } from '../html/html-blocks.ts';
import { bytesOf, titleOf, withPictures } from '../html/html-reader.ts';
import { parseHtml } from '../html/html-tree.ts';
import { applyStyleSheets } from '../html/style-sheets.ts';
import { createImageStore } from '../pageless/image-store.ts';
import { createPartsReader } from '../pageless/parts.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { markdownToHtml, splitFront } from './markdown.ts';
import { textBlocks } from './text-blocks.ts';

/** More is no manual: ten thousand pages of letters. */
const MAX_BYTES = 20_000_000;

/** Reads a text in parts, its headings, lists and tables by the form of its lines. */
export function createTextReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('txt', async () => textBlocks(await readText(path), options.maxPageChars));
}

/** Reads Markdown in parts, as the HTML that it stands for. */
export function createMarkdownReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('md', async () => {
    const { title, body } = splitFront(await readText(path));
    const page = parseHtml(await markdownToHtml(body));
    applyStyleSheets(page);
    const drafts = htmlBlocks(page, options.maxPageChars);
    const imageOf = createImageStore(async (address, maxBytes) => bytesOf(address, maxBytes));
    return { title: titleOf(drafts, title), blocks: await withPictures(drafts, imageOf) };
  });
}

async function readText(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new ReadError('too-complex', `${size} bytes of text`);
  const text = decodeText(await readFile(path));
  if (text === null) throw new ReadError('damaged', 'no text');
  return text;
}
