import { readFile } from 'node:fs/promises';
import type { Block } from '../../document/pages.ts';
import { ReadError } from '../failure.ts';
import { createPartsReader } from '../pageless/parts.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { paragraphBlocks } from './doc/paragraph-blocks.ts';
import { readParagraphs } from './doc/paragraphs.ts';
import { plainTextBlocks } from './plain-text-blocks.ts';

const MAX_CHARS = 20_000_000;
const MAX_TITLE_CHARS = 150;

type Content = { title: string | null; blocks: Block[] };

/** Reads a .doc in parts: by its styles, lists and tables; where these cannot be read, its text, understood by its shape. */
export function createDocReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('doc', async () => {
    const formatted = readFormatted(await readFile(path), options.maxPageChars);
    if (formatted) return formatted;
    const text = await extractText(path);
    if (text.length > MAX_CHARS) throw new ReadError('too-complex', `${text.length} characters`);
    return plainTextBlocks(text, options.maxPageChars);
  });
}

/** Null for old versions, and for files whose formatting is damaged or says nothing. */
function readFormatted(file: Buffer, maxChars: number): Content | null {
  try {
    const paragraphs = readParagraphs(file) ?? [];
    if (!paragraphs.some(({ heading, item, endsRow }) => heading !== null || item || endsRow)) return null;
    const blocks = paragraphBlocks(paragraphs, maxChars);
    const named = paragraphs.find(({ isTitle }) => isTitle)?.text ?? blocks[0]?.text ?? '';
    return { title: named !== '' && named.length < MAX_TITLE_CHARS ? named : null, blocks };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function extractText(path: string): Promise<string> {
  const { default: WordExtractor } = await import('word-extractor');
  try {
    return (await new WordExtractor().extract(path)).getBody();
  } catch (cause) {
    throw new ReadError('damaged', 'not a readable DOC', { cause });
  }
}
