import { ReadError } from '../failure.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { createPartsReader } from './parts.ts';
import { plainTextBlocks } from './plain-text-blocks.ts';

const MAX_CHARS = 20_000_000;

/** Reads a .doc in parts: its text, with headings, lists and tables told from their shape. */
export function createDocReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('doc', async () => {
    const text = await extractText(path);
    if (text.length > MAX_CHARS) throw new ReadError('too-complex', `${text.length} characters`);
    return plainTextBlocks(text, options.maxPageChars);
  });
}

async function extractText(path: string): Promise<string> {
  const { default: WordExtractor } = await import('word-extractor');
  try {
    return (await new WordExtractor().extract(path)).getBody();
  } catch (cause) {
    throw new ReadError('damaged', 'not a readable DOC', { cause });
  }
}
