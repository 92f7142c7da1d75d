/** The texts of a manual's pages, to compare the quotes of a question set with. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Block } from '../../engine/document/pages.ts';
import { createReader } from '../../engine/read/open-reader.ts';
import { DEFAULT_READER_OPTIONS } from '../../engine/read/reader.ts';
import type { ManualText } from './row-checks.ts';
import { readWordText } from './word-text.ts';

/**
 * As poppler's `pdftotext` reads it, in reading order and laid out; scans made from a printed file as `.printed.txt`
 * beside them keeps it. Throws if it cannot.
 */
export async function readManualText(file: string): Promise<ManualText> {
  if (!file.endsWith('.pdf')) return readWord(file);
  const printed = file.replace(/\.pdf$/, '.printed.txt');
  if (existsSync(printed)) return { readings: [splitPages(readFileSync(printed, 'utf8'))], paged: true };
  return { readings: [pagesOf(file, []), pagesOf(file, ['-layout'])], paged: true };
}

/**
 * As the product's own reader reads it, the pages named alone (1-based): for tests, which run where poppler is not
 * installed.
 */
export async function readPageTexts(file: string, pages: readonly number[]): Promise<ManualText> {
  if (!file.endsWith('.pdf')) return readWord(file);
  const reader = await createReader('pdf', file, DEFAULT_READER_OPTIONS);
  try {
    await reader.open();
    const texts: string[] = [];
    for (const page of pages) {
      const [read] = await reader.readPages(page, page);
      texts[page - 1] = (read?.blocks ?? []).map(textOf).join('\n');
    }
    return { readings: [texts], paged: true };
  } finally {
    await reader.close();
  }
}

const readWord = async (file: string): Promise<ManualText> => ({
  readings: [[await readWordText(file)]],
  paged: false,
});

function pagesOf(file: string, options: readonly string[]): string[] {
  const run = spawnSync('pdftotext', [...options, file, '-'], { maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(`pdftotext could not read ${file}: ${run.stderr}`);
  return splitPages(run.stdout.toString('utf8'));
}

const splitPages = (text: string): string[] => text.split('\f').slice(0, -1);

/** Rows of a table cell by cell, as they are printed. */
function textOf(block: Block): string {
  if (block.kind !== 'table') return block.text;
  return [block.header, ...block.rows].map((row) => row.map(({ text }) => text).join(' ')).join('\n');
}
