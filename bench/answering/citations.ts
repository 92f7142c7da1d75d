/**
 * Whether citations prove what they say: `npm run bench -- citations [DIR] [MANUALS_DIR]`. Every quote of every answer to
 * the questions about PDFs must stand on its page, and the lines marked there must hold the quote's words: both judged by
 * `pdftotext`, a reader of its own.
 */
import { join } from 'node:path';
import type { Citation } from '../../engine/ask/base/answer.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { askIndex, openIndex } from '../lib/manuals/open-index.ts';
import { createQuoteCheck } from '../lib/manuals/page-text.ts';
import { type PageWord, readPageWords } from '../lib/manuals/page-words.ts';
import { squeezeText } from '../lib/manuals/squeeze-text.ts';
import { loadPageQuestions } from '../lib/questions/page-questions.ts';

/** Shares of a file's citations, and of their words. */
type FileResult = { citations: number; onPage: number; marked: number; words: number; markedWords: number };

/** A quote's word is marked if the middle of one like it lies within a marked line, give or take this share of the page. */
const TOLERANCE = 0.004;

export async function run(args: string[]): Promise<void> {
  const [dir, manualsDir] = args.filter((arg) => !arg.startsWith('--'));
  const report = args.includes('--misses') ? (text: string) => console.log(text) : () => {};
  const set = loadPageQuestions(dir, manualsDir);
  const results = new Map<string, FileResult>();
  for (const [file, rows] of groupBy(set.questions, (row) => row.file)) {
    if (!file.endsWith('.pdf')) continue;
    const path = join(set.manualsDir, file);
    const [isOnPage, pages] = [createQuoteCheck(path), readPageWords(path)];
    if (isOnPage === null || pages === null) throw new Error('This bench needs pdftotext (poppler-utils).');
    const index = await openIndex([await readCachedManual(path)]);
    const result: FileResult = { citations: 0, onPage: 0, marked: 0, words: 0, markedWords: 0 };
    for (const { question } of rows) {
      for (const citation of (await askIndex(index, question)).citations) {
        const { quote, page } = citation;
        if (page === null) continue;
        const unmarked = unmarkedWords(citation, pages[page - 1] ?? []);
        result.citations += 1;
        if (isOnPage(quote, page)) result.onPage += 1;
        else report(`not on page ${page} of ${file}: ${JSON.stringify(quote)}`);
        if (unmarked.missing.length === 0) result.marked += 1;
        else report(`not marked on page ${page} of ${file}: ${unmarked.missing.join(' ')}`);
        result.words += unmarked.words;
        result.markedWords += unmarked.words - unmarked.missing.length;
      }
    }
    results.set(file, result);
  }
  const all = [...results.values()].reduce(add);
  printTable(
    ['file', 'citations', 'quote on page', 'all words marked', 'words marked'],
    [...results, ['all', all] as const].map(([name, result]) => toRow(name, result)),
  );
  const { citations, onPage, marked, words, markedWords } = all;
  console.log(
    JSON.stringify({
      bench: 'citations',
      citations,
      onPage: round(onPage / citations),
      allMarked: round(marked / citations),
      wordsMarked: round(markedWords / words),
    }),
  );
}

/** The quote's words that no marked word of the page is like. A word counts as often as the quote says it. */
function unmarkedWords(
  { quote, boxes }: Citation,
  page: readonly PageWord[],
): { words: number; missing: string[] } {
  const marked = page.filter(({ x, y }) =>
    boxes.some(
      ({ box }) =>
        x >= box.x - TOLERANCE &&
        x <= box.x + box.width + TOLERANCE &&
        y >= box.y - TOLERANCE &&
        y <= box.y + box.height + TOLERANCE,
    ),
  );
  // Readers part words differently, so a word is looked for in the marked text as a whole: in the order of the file, and
  // line by line, for pdftotext may list the second half of a word that is broken at a line's end before the first.
  const texts = [marked, [...marked].sort(byLine)].map((order) => order.map((word) => word.text).join(''));
  const words = quote
    .split(/\s+/)
    .map(squeezeText)
    .filter((word) => word !== '');
  return { words: words.length, missing: words.filter((word) => !texts.some((text) => text.includes(word))) };
}

const byLine = (a: PageWord, b: PageWord): number =>
  Math.abs(a.y - b.y) < TOLERANCE ? a.x - b.x : a.y - b.y;

function add(a: FileResult, b: FileResult): FileResult {
  const sum = (key: keyof FileResult) => a[key] + b[key];
  return {
    citations: sum('citations'),
    onPage: sum('onPage'),
    marked: sum('marked'),
    words: sum('words'),
    markedWords: sum('markedWords'),
  };
}

function toRow(name: string, { citations, onPage, marked, words, markedWords }: FileResult): string[] {
  const shares = [onPage / citations, marked / citations, markedWords / words];
  return [name, String(citations), ...shares.map(percent)];
}
