import { stat } from 'node:fs/promises';
import type { Block } from '../../document/pages.ts';
import { ReadError } from '../failure.ts';
import { createImageStore } from '../pageless/image-store.ts';
import { isMetafileName } from '../pageless/metafiles.ts';
import { createPartsReader } from '../pageless/parts.ts';
import { paragraphOf } from '../pageless/plain-block.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { checkZip } from '../zip/zip-check.ts';
import { type ChunkBudget, newChunkBudget, readChunks } from './chunks/read-chunks.ts';
import { readDocument } from './docx/document.ts';
import type { Draft } from './docx/draft.ts';
import { nameInstead } from './docx/graphics.ts';
import { openPackage, type WordPackage } from './docx/package.ts';
import { withSizedHeadings } from './sized-headings.ts';

/** Reads a .docx in parts. Nothing outside the file is fetched, and no markup of it survives: blocks hold text. */
export function createDocxReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('docx', async () => {
    const { size } = await stat(path);
    await checkZip(path, size);
    return readWord(await openPackage(path), options.maxPageChars, newChunkBudget());
  });
}

/** Files within files within files: more is an attack. */
const MAX_NESTED = 3;
const MAX_TITLE_CHARS = 150;

/** Reads a file and those within it, and closes it. */
async function readWord(
  parts: WordPackage,
  maxChars: number,
  budget: ChunkBudget,
  depth = 0,
): Promise<{ title: string | null; blocks: Block[] }> {
  const readWithin = async (bytes: Buffer): Promise<Block[]> => {
    budget.bytes -= await checkZip(bytes, bytes.length);
    return (await readWord(await openPackage(bytes), maxChars, budget, depth + 1)).blocks;
  };
  const within = depth < MAX_NESTED ? readWithin : null;
  try {
    const drafts = withSizedHeadings(
      await readDocument(parts, maxChars, (relations) =>
        readChunks(relations, parts, { maxChars, budget, within }),
      ),
    );
    const imageOf = createImageStore(parts.read, parts.names);
    return { title: titleOf(drafts), blocks: await withPictures(drafts, imageOf) };
  } catch (cause) {
    if (cause instanceof RangeError) throw new ReadError('too-complex', 'nested too deep', { cause });
    throw cause;
  } finally {
    parts.close();
  }
}

/** What is set as the title, else the heading that a document begins with, if all other headings are below it. */
function titleOf(drafts: readonly Draft[]): string | null {
  const stated = drafts.find(({ isTitle }) => isTitle)?.block.text;
  const [first, ...others] = drafts.map(({ block }) => block).filter(({ text }) => text !== '');
  if (stated !== undefined || first?.kind !== 'heading') return stated ?? null;
  const below = others.filter((block) => block.kind === 'heading');
  const isAbove = below.length > 0 && below.every(({ level }) => level > first.level);
  return isAbove && first.text.length < MAX_TITLE_CHARS ? first.text : null;
}

/** The name of a drawing that only LibreOffice could have shown. */
function named(picture: Draft['picture']): Block[] {
  const name = picture?.part && isMetafileName(picture.part) ? nameInstead(picture) : null;
  return name === null ? [] : [paragraphOf(name)];
}

/** The blocks with their pictures, without items that have no text and pictures that cannot be shown: drawings of Windows are named. */
async function withPictures(
  drafts: readonly Draft[],
  imageOf: ReturnType<typeof createImageStore>,
): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const { block, picture } of drafts) {
    if (block.kind !== 'figure' || block.image) {
      if (block.text !== '' || block.kind === 'figure') blocks.push(block);
      continue;
    }
    const image = picture?.part ? await imageOf(picture.part) : null;
    if (image) blocks.push({ ...block, image });
    else blocks.push(...named(picture));
  }
  return blocks;
}
