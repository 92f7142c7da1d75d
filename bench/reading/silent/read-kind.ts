import type { ReadPage } from '../../../engine/document/pages.ts';
import { createPdfReader } from '../../../engine/read/pdf/pdf-reader.ts';
import { BATCH_PAGES, DEFAULT_READER_OPTIONS } from '../../../engine/read/reader.ts';
import { withFile } from '../../../engine/testing/temporary-file.ts';
import { LINES } from './kinds.ts';
import { sentencesOf } from './sentences.ts';

/** How pages of one kind are read. */
export type KindRow = {
  kind: string;
  pages: number;
  /** By their text layer, with most of their words. */
  read: number;
  recognized: number;
  /** Told to the vendor as not read. */
  unread: number;
  /** Called read, without most of their words. */
  silent: number;
};

type Kind = {
  kind: string;
  make: (pages: ReadonlyArray<readonly string[]>) => Promise<Buffer>;
  pages: number;
  isRecognized: boolean;
};

const MOST = 0.5;

/** Makes pages of a kind and reads them. */
export async function readKind({ kind, make, pages, isRecognized }: Kind): Promise<KindRow> {
  const printed = Array.from({ length: pages }, (_, index) => sentencesOf(index + 1, LINES));
  const read = await withFile(await make(printed), (path) => readAll(path, isRecognized), 'manual.pdf');
  const row: KindRow = { kind, pages, read: 0, recognized: 0, unread: 0, silent: 0 };
  for (const [index, lines] of printed.entries()) row[outcomeOf(read[index], lines)] += 1;
  return row;
}

async function readAll(path: string, ocr: boolean): Promise<ReadPage[]> {
  const reader = createPdfReader(path, { ...DEFAULT_READER_OPTIONS, ocr });
  try {
    const { pages } = await reader.open();
    const read: ReadPage[] = [];
    for (let from = 1; from <= pages; from += BATCH_PAGES)
      read.push(...(await reader.readPages(from, Math.min(pages, from + BATCH_PAGES - 1))));
    return read;
  } finally {
    await reader.close();
  }
}

function outcomeOf(
  page: ReadPage | undefined,
  lines: readonly string[],
): 'read' | 'recognized' | 'unread' | 'silent' {
  if (page?.textSource === 'none' && page.unread) return 'unread';
  const known = new Set(wordsOf(page?.blocks.map(({ text }) => text).join(' ') ?? ''));
  const words = [...new Set(wordsOf(lines.join(' ')))];
  if (words.filter((word) => known.has(word)).length < MOST * words.length) return 'silent';
  return page?.textSource === 'ocr' ? 'recognized' : 'read';
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
