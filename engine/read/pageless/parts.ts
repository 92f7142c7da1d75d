import type { Block, ManualFormat, OpenedDocument, ReadPage } from '../../document/pages.ts';
import type { DocumentReader } from '../reader.ts';

const PART_BLOCKS = 150;
const PART_CHARS = 30_000;

/** Blocks of a format without pages, cut into parts of bounded size. At least one part. */
function splitParts(blocks: readonly Block[]): ReadPage[] {
  const parts: Block[][] = [[]];
  let chars = 0;
  for (const block of blocks) {
    const size = block.text.length + (block.kind === 'figure' ? (block.image?.base64.length ?? 0) / 20 : 0);
    const current = parts.at(-1);
    if (current && current.length > 0 && (current.length >= PART_BLOCKS || chars + size > PART_CHARS)) {
      parts.push([block]);
      chars = size;
    } else {
      current?.push(block);
      chars += size;
    }
  }
  return parts.map((part, index) => ({
    page: index + 1,
    width: 0,
    height: 0,
    textSource: 'text',
    blocks: part,
  }));
}

/** A reader over a document that is read as a whole when it is opened, or when its parts are first asked for. */
export function createPartsReader(
  format: Exclude<ManualFormat, 'pdf'>,
  readAll: () => Promise<{ title: string | null; blocks: Block[] }>,
): DocumentReader {
  let reading: Promise<{ title: string | null; parts: ReadPage[] }> | undefined;
  const read = () => {
    reading ??= readAll().then(({ title, blocks }) => ({ title, parts: splitParts(blocks) }));
    return reading;
  };
  return {
    async open(): Promise<OpenedDocument> {
      const { title, parts } = await read();
      return { format, pages: parts.length, paged: false, title, outline: [] };
    },
    readPages: async (from, to) => (await read()).parts.slice(from - 1, to),
    close: async () => {},
  };
}
