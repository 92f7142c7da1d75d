import { readFile } from 'node:fs/promises';
import type { Block } from '../../document/pages.ts';
import { ReadError } from '../failure.ts';
import { withPictures } from '../html/html-reader.ts';
import { createImageStore } from '../pageless/image-store.ts';
import { createPartsReader } from '../pageless/parts.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { paragraphBlocks } from './doc/paragraph-blocks.ts';
import { readParagraphs, type WordContent, type WordParagraph } from './doc/paragraphs.ts';
import { plainTextBlocks } from './plain-text-blocks.ts';

const MAX_CHARS = 20_000_000;
const MAX_TITLE_CHARS = 150;

type Content = { title: string | null; blocks: Block[] };

/** Reads a .doc in parts: by its styles, lists and tables; where there are none, its text is understood by its shape. */
export function createDocReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('doc', async () => {
    const content = readShown(await readFile(path));
    const paragraphs = content?.paragraphs ?? [];
    if (content && paragraphs.some(isStructured)) return formatted(content, options.maxPageChars);
    const shown = paragraphs.map(({ text }) => text).join('\n');
    const text = shown.trim() === '' ? await extractText(path) : shown;
    if (text.length > MAX_CHARS) throw new ReadError('too-complex', `${text.length} characters`);
    return plainTextBlocks(text, options.maxPageChars);
  });
}

/** Null for old versions, and for files whose formatting is damaged. */
function readShown(file: Buffer): WordContent | null {
  try {
    return readParagraphs(file);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const isStructured = ({ heading, item, endsRow }: WordParagraph): boolean =>
  heading !== null || item !== null || endsRow;

async function formatted({ paragraphs: tabbed, pictures }: WordContent, maxChars: number): Promise<Content> {
  const paragraphs = tabbed.map((paragraph) => ({
    ...paragraph,
    text: paragraph.text.replace(/ *\t[ \t]*/g, ' '),
  }));
  const imageOf = createImageStore(pictures.read, pictures.names());
  const blocks = await withPictures(paragraphBlocks(paragraphs, maxChars), imageOf);
  const first = blocks.find(({ kind }) => kind !== 'figure');
  const named = paragraphs.find(({ isTitle }) => isTitle)?.text ?? first?.text ?? '';
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
