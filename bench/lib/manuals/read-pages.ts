import type { OpenedDocument, ReadPage } from '../../../engine/document/pages.ts';
import { readManual } from '../../../engine/read/read-manual.ts';

/** A file as it is read, before anything is understood. */
export type ReadFile = { document: OpenedDocument; pages: ReadPage[] };

/** Reads a file. Throws if it cannot be read. */
export async function readPages(file: string): Promise<ReadFile> {
  const pages: ReadPage[] = [];
  let document: OpenedDocument | undefined;
  for await (const event of readManual(file)) {
    if (event.type === 'failed') throw new Error(`${file}: ${event.message}`);
    if (event.type === 'opened') document = event.document;
    if (event.type === 'batch') pages.push(...event.blocks);
  }
  if (document === undefined) throw new Error(`${file}: not opened`);
  return { document, pages };
}
