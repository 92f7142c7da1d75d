import { execFileSync } from 'node:child_process';

/** A page as `pdftotext` prints it. */
export type PrintedPage = {
  /** Lines with text, what stands apart on one of them parted. */
  lines: string[][];
  /** Heads, feet and page numbers, as `lineKey` writes them. */
  running: Set<string>;
};

/** Lines at the top and at the bottom of a page that may be heads or feet. */
const EDGE_LINES = 2;

/** On so many pages a text comes back at the same edge to be a head or foot. */
const MIN_REPEATS = 3;

/**
 * A PDF's pages as `pdftotext -layout` prints them. Heads and feet are texts that come back at the edges of pages,
 * digits alike. Throws where `pdftotext` is not installed.
 */
export function readPrintedPages(file: string): PrintedPage[] {
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { maxBuffer: 2 ** 28, encoding: 'utf8' });
  return findRunningLines(text.split('\f').map(splitLines));
}

function splitLines(page: string): string[][] {
  return page
    .split('\n')
    .map((line) => line.trim().split(/\s{3,}/))
    .filter((parts) => parts[0] !== '');
}

/** Marks the running lines of pages given as lines in parts. */
export function findRunningLines(pages: readonly string[][][]): PrintedPage[] {
  const repeats = new Map<string, number>();
  for (const lines of pages)
    for (const key of new Set(edgeKeys(lines))) repeats.set(key, (repeats.get(key) ?? 0) + 1);
  return pages.map((lines) => ({
    lines,
    running: new Set(edgeKeys(lines).filter((key) => (repeats.get(key) ?? 0) >= MIN_REPEATS)),
  }));
}

function edgeKeys(lines: readonly string[][]): string[] {
  const edge =
    lines.length <= 2 * EDGE_LINES ? lines : [...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)];
  return edge.flat().map(lineKey);
}

/** A line without blanks and case, numbers alike. */
export function lineKey(line: string): string {
  return line
    .toLowerCase()
    .replace(/\d+|\b[ivxl]+\b/g, '#')
    .replace(/\s+/g, '');
}
