import type { Block } from '../document/pages.ts';
import { DEFAULT_READER_OPTIONS } from '../read/reader.ts';
import { createDocxReader } from '../read/word/docx-reader.ts';
import { writeDocx } from './docx-writer.ts';
import { withFile } from './temporary-file.ts';
import type { ZipEntry } from './zip-writer.ts';

/** The blocks that are read from a .docx with a body and parts. */
export const docxBlocks = (body: string, ...parts: ZipEntry[]): Promise<Block[]> =>
  blocksOfDocx(writeDocx(body, parts));

export function blocksOfDocx(file: Buffer): Promise<Block[]> {
  return withFile(file, async (path) => {
    const reader = createDocxReader(path, DEFAULT_READER_OPTIONS);
    const { pages } = await reader.open();
    return (await reader.readPages(1, pages)).flatMap(({ blocks }) => blocks);
  });
}

/** The same as text: a line a block, items with their markers, rows of tables with bars between cells. */
export async function docxLines(body: string, ...parts: ZipEntry[]): Promise<string[]> {
  return (await docxBlocks(body, ...parts)).flatMap(linesOf);
}

export function linesOf(block: Block): string[] {
  if (block.kind === 'list-item') return [`${block.marker} ${block.text}`];
  if (block.kind === 'figure') return ['(picture)'];
  if (block.kind !== 'table') return [block.text];
  const rows = block.header.length > 0 ? [block.header, ...block.rows] : block.rows;
  return rows.map((cells) => cells.map(({ text }) => text).join(' | '));
}
