import { execFileSync } from 'node:child_process';
import { squeezeText } from './squeeze-text.ts';

/** Whether a quote stands on a page (1-based) of a PDF. */
export type QuoteCheck = (quote: string, page: number) => boolean;

/** The sign of an item: poppler gives the letter that stands for it in a symbol font, or nothing. */
const SIGN = /^[•●■□❑❒◆❖▪➢✓]/;

/**
 * Checks quotes against poppler's `pdftotext`, a reader of its own, in both of its orders; white space, hyphens
 * and the slant of quotation marks are ignored, because readers differ in them. Null if `pdftotext` is not installed.
 */
export function createQuoteCheck(file: string): QuoteCheck | null {
  try {
    const orders = [[], ['-layout'], ['-raw']].map((options) => pagesOf(file, options));
    return (quote, page) => {
      // Rows of tables and steps may be set apart on the page by what the readers order differently.
      const lines = quote
        .split('\n')
        .map(squeezeText)
        .filter((line) => line !== '');
      const isOnPage = (line: string) => orders.some((pages) => pages[page - 1]?.includes(line));
      return lines.every((line) => isOnPage(line) || (SIGN.test(line) && isOnPage(line.replace(SIGN, ''))));
    };
  } catch {
    return null;
  }
}

function pagesOf(file: string, options: readonly string[]): string[] {
  const text = execFileSync('pdftotext', [...options, file, '-'], { maxBuffer: 2 ** 28, encoding: 'utf8' });
  return text.split('\f').map(squeezeText);
}
