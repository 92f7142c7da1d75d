import { basename } from 'node:path';
import { countBlockWords } from '../../../engine/read/page-quality.ts';
import { createPdfReader } from '../../../engine/read/pdf/pdf-reader.ts';
import type { Suspicion } from '../../../engine/read/pdf/suspect-pages.ts';
import { BATCH_PAGES, DEFAULT_READER_OPTIONS } from '../../../engine/read/reader.ts';

/** What is suspected of a manual of clean text. */
export type CleanRow = {
  file: string;
  /** Pages with words in their text layer. */
  pages: number;
  /** Pages without; to look at their pictures is right. */
  wordless: number;
  suspected: number;
  /** Numbers of the suspected pages, by what is suspected. */
  reasons: Partial<Record<Suspicion, number[]>>;
};

export async function suspectClean(path: string): Promise<CleanRow> {
  const row: CleanRow = { file: basename(path), pages: 0, wordless: 0, suspected: 0, reasons: {} };
  const reader = createPdfReader(path, { ...DEFAULT_READER_OPTIONS, ocr: false }, (page, suspicion) => {
    if (countBlockWords(page.blocks) === 0) row.wordless += 1;
    else {
      row.suspected += 1;
      row.reasons[suspicion] = [...(row.reasons[suspicion] ?? []), page.page];
    }
  });
  try {
    const { pages } = await reader.open();
    for (let from = 1; from <= pages; from += BATCH_PAGES)
      await reader.readPages(from, Math.min(pages, from + BATCH_PAGES - 1));
    row.pages = pages - row.wordless;
  } finally {
    await reader.close();
  }
  return row;
}
