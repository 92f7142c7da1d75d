import type { Block, OpenedDocument, ReadPage } from '../document/pages.ts';
import { detectFormat } from '../read/detect-format.ts';
import { ReadError } from '../read/failure.ts';
import { createReader } from '../read/open-reader.ts';
import { DEFAULT_READER_OPTIONS } from '../read/reader.ts';
import { linesOf } from './docx-blocks.ts';
import { withFile } from './temporary-file.ts';

/** What is read of a file of any format, which its content tells. @throws ReadError for what is none */
export function readFileBlocks(
  bytes: Buffer | string,
): Promise<{ document: OpenedDocument; pages: ReadPage[]; blocks: Block[] }> {
  return withFile(bytes, async (path) => {
    const detected = await detectFormat(path);
    if (!detected.ok) throw new ReadError(detected.reason);
    const reader = await createReader(detected.format, path, DEFAULT_READER_OPTIONS);
    try {
      const document = await reader.open();
      const pages = await reader.readPages(1, document.pages);
      return { document, pages, blocks: pages.flatMap(({ blocks }) => blocks) };
    } finally {
      await reader.close();
    }
  });
}

/** The same as text: a line a block, headings behind "#" signs of their level. */
export const readFileLines = async (bytes: Buffer | string): Promise<string[]> =>
  (await readFileBlocks(bytes)).blocks.flatMap((block) =>
    block.kind === 'heading' ? [`${'#'.repeat(block.level)} ${block.text}`] : linesOf(block),
  );
