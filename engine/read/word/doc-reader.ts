import { readFile } from 'node:fs/promises';
import type { Block } from '../../document/pages.ts';
import { ReadError } from '../failure.ts';
import { createPartsReader } from '../pageless/parts.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { paragraphBlocks } from './doc/paragraph-blocks.ts';
import { readParagraphs, type WordParagraph } from './doc/paragraphs.ts';
import { plainTextBlocks } from './plain-text-blocks.ts';

const MAX_CHARS = 20_000_000;
const MAX_TITLE_CHARS = 150;

type Content = { title: string | null; blocks: Block[] };

/** Reads a .doc in parts: by its styles, lists and tables; where there are none, its text is understood by its shape. */
export function createDocReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('doc', async () => {
    const paragraphs = readShown(await readFile(path));
    if (paragraphs.some(isStructured)) return formatted(paragraphs, options.maxPageChars);
    const shown = paragraphs.map(({ text }) => text).join('\n');
    const text = shown.trim() === '' ? await extractText(path) : shown;
    if (text.length > MAX_CHARS) throw new ReadError('too-complex', `${text.length} characters`);
    return plainTextBlocks(text, options.maxPageChars);
  });
}

/** None for old versions, and for files whose formatting is damaged. */
function readShown(file: Buffer): WordParagraph[] {
  try {
    return readParagraphs(file) ?? [];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const isStructured = ({ heading, item, endsRow }: WordParagraph): boolean =>
  heading !== null || item !== null || endsRow;

function formatted(tabbed: readonly WordParagraph[], maxChars: number): Content {
  const paragraphs = tabbed.map((paragraph) => ({
    ...paragraph,
    text: paragraph.text.replace(/ *\t[ \t]*/g, ' '),
  }));
  const blocks = paragraphBlocks(paragraphs, maxChars);
  const named = paragraphs.find(({ isTitle }) => isTitle)?.text ?? blocks[0]?.text ?? '';
  return { title: named !== '' && named.length < MAX_TITLE_CHARS ? named : null, blocks };
}

/** All that a file of an old version says, what it hides included. */
async function extractText(path: string): Promise<string> {
  const { default: WordExtractor } = await import('word-extractor');
  try {
    return (await new WordExtractor().extract(path)).getBody();
  } catch (cause) {
    throw new ReadError('damaged', 'not a readable DOC', { cause });
  }
}
