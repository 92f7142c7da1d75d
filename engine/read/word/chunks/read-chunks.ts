import type { Block } from '../../../document/pages.ts';
import { decodeText } from '../../decode-text.ts';
import { ReadError } from '../../failure.ts';
import { htmlBlocks } from '../../html/html-blocks.ts';
import { bytesOf, withPictures } from '../../html/html-reader.ts';
import { type HtmlElement, parseHtml } from '../../html/html-tree.ts';
import { applyStyleSheets } from '../../html/style-sheets.ts';
import { createImageStore } from '../../pageless/image-store.ts';
import { paragraphOf } from '../../pageless/plain-block.ts';
import { isText } from '../../text/is-text.ts';
import { textBlocks } from '../../text/text-blocks.ts';
import type { Relation, WordPackage } from '../docx/package.ts';
import { pageOfArchive } from './mime-page.ts';
import { rtfToHtml } from './rtf-to-html.ts';

/** Documents of other formats within a document, which Word shows as parts of it. */
export type Chunks = ReadonlyMap<string, readonly Block[]>;

/** Reads a Word file within one; null where files are nested too deep. */
export type ReadWithin = ((bytes: Buffer) => Promise<Block[]>) | null;

/** What is left to be read of chunks, in a file with all files within it: a file can name many that are large. */
export type ChunkBudget = { chunks: number; bytes: number };

export const newChunkBudget = (): ChunkBudget => ({ chunks: 200, bytes: 60_000_000 });

const MAX_CHUNK_BYTES = 20_000_000;
const ZIP = 'PK\x03\x04';
const RTF = '{\\rtf';
/** What a web page saved as one file begins with. */
const MIME = /^(?:from|mime-version|content-\w[\w-]*|subject|date|x-[\w-]+):/i;

/**
 * The blocks of a file's chunks ("altChunk"), by the identifiers that the file names them by. What cannot be read is named.
 * @throws ReadError "too-complex" for what is beyond the bounds of its format
 */
export async function readChunks(
  relations: ReadonlyMap<string, Relation>,
  parts: Pick<WordPackage, 'has' | 'read'>,
  { maxChars, budget, within }: { maxChars: number; budget: ChunkBudget; within: ReadWithin },
): Promise<Chunks> {
  const chunks = new Map<string, readonly Block[]>();
  for (const [id, { type, part }] of relations) {
    if (type !== 'aFChunk' || part === null || !parts.has(part)) continue;
    budget.chunks -= 1;
    const bytes = budget.chunks < 0 ? null : await parts.read(part, Math.min(MAX_CHUNK_BYTES, budget.bytes));
    budget.bytes -= bytes?.length ?? 0;
    const blocks = bytes && (await blocksOf(bytes, maxChars, within));
    chunks.set(id, blocks ?? [paragraphOf(`[${part.split('/').at(-1) ?? part}]`)]);
  }
  return chunks;
}

async function blocksOf(bytes: Buffer, maxChars: number, within: ReadWithin): Promise<Block[] | null> {
  try {
    if (bytes.toString('latin1', 0, ZIP.length) === ZIP) return within && (await within(bytes));
    const page = pageOf(bytes);
    if (page) return await pageBlocks(page, maxChars);
    const text = isText(bytes) ? decodeText(bytes) : null;
    return text === null ? null : textBlocks(text, maxChars).blocks;
  } catch (cause) {
    if (cause instanceof ReadError && cause.reason !== 'too-complex') return null;
    throw cause;
  }
}

/** A web page, an RTF text or a saved page as a tree; null for what is none of them. */
function pageOf(bytes: Buffer): HtmlElement | null {
  const head = bytes.toString('latin1', 0, 200).trimStart();
  if (head.startsWith(RTF)) return rtfToHtml(bytes);
  const text = MIME.test(head) ? pageOfArchive(bytes) : decodeText(bytes);
  if (
    !text
      ?.replace(/^\ufeff/, '')
      .trimStart()
      .startsWith('<')
  )
    return null;
  const page = parseHtml(text);
  applyStyleSheets(page);
  return page;
}

const pageBlocks = (page: HtmlElement, maxChars: number): Promise<Block[]> =>
  withPictures(
    htmlBlocks(page, maxChars),
    createImageStore(async (address, maxBytes) => bytesOf(address, maxBytes)),
  );
