import { execFileSync } from 'node:child_process';
import { squeezeText } from './squeeze-text.ts';

/** A word of a page without white space and hyphens, with its middle as fractions of the page, origin top left. */
export type PageWord = { text: string; x: number; y: number };

const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;
const SIZE = /width="([\d.]+)" height="([\d.]+)"/;
const ENTITIES: Record<string, string> = {
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** The words of each page of a PDF as poppler's `pdftotext` places them; null if that is not installed. */
export function readPageWords(file: string): PageWord[][] | null {
  try {
    const options = { maxBuffer: 2 ** 29, encoding: 'utf8' } as const;
    const [, ...pages] = execFileSync('pdftotext', ['-bbox', file, '-'], options).split('<page ');
    return pages.map(wordsOfPage);
  } catch {
    return null;
  }
}

function wordsOfPage(page: string): PageWord[] {
  const [, width, height] = (SIZE.exec(page) ?? []).map(Number);
  if (width === undefined || height === undefined) return [];
  return [...page.matchAll(WORD)].map(([, left, top, right, bottom, text = '']) => ({
    text: squeezeText(text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)),
    x: (Number(left) + Number(right)) / 2 / width,
    y: (Number(top) + Number(bottom)) / 2 / height,
  }));
}
