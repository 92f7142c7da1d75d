/** What one gets without the engine: plain text with the rules of thumb that come to mind, and the blocks of the PDF library. */
import { execFileSync } from 'node:child_process';
import { LiteParse } from '@llamaindex/liteparse';
import { parseListMarker } from '../../../engine/document/list-marker.ts';
import type { FoundStructure, Heading } from './structure.ts';

const NUMBERED = /^((?:\d{1,2}|[A-Z])(?:\.\d{1,2})*)\.?\s+\p{Lu}.{1,80}[^.,;:]$/u;
const SHORT = /^\p{Lu}.{2,60}[^.,;:!?]$/u;
const MAX_PAGES = 5000;

/**
 * `pdftotext` in its own reading order (`-layout` leaves columns side by side). A heading is a line behind a blank one that
 * begins with a section number, or a short one between blank lines; an item is a line that begins with a marker, up to
 * the next blank line or marker. Throws where `pdftotext` is not installed.
 */
export function structureOfPlainText(file: string): FoundStructure {
  const text = execFileSync('pdftotext', [file, '-'], { maxBuffer: 2 ** 28, encoding: 'utf8' });
  const lines = text.split(/[\n\f]/).map((line) => line.trim());
  const headings: Heading[] = [];
  const items: string[] = [];
  let isInItem = false;
  lines.forEach((line, index) => {
    const marked = parseListMarker(line);
    const number = NUMBERED.exec(line)?.[1];
    const isBehindBlank = (lines[index - 1] ?? '') === '';
    if (number !== undefined && isBehindBlank) headings.push({ text: line, level: number.split('.').length });
    else if (marked) items.push(marked.rest);
    else if (line !== '' && isInItem) items.push(`${items.pop() ?? ''} ${line}`);
    else if (isBehindBlank && lines[index + 1] === '' && SHORT.test(line))
      headings.push({ text: line, level: 1 });
    isInItem = line !== '' && (marked !== null || isInItem);
  });
  return { headings, items, text };
}

/** The blocks of the PDF library as they come. */
export async function structureOfBlocks(file: string): Promise<FoundStructure> {
  const parser = new LiteParse({ ocrEnabled: false, quiet: true, extractBlocks: true, maxPages: MAX_PAGES });
  const { pages } = await parser.parse(file);
  const blocks = pages.flatMap((page) => page.blocks ?? []);
  const plain = (text = '') => text.replace(/\*+|\\(?=\W)/g, '');
  return {
    headings: blocks
      .filter(({ kind }) => kind === 'heading')
      .map(({ text, level = 1 }) => ({ text: plain(text), level })),
    items: blocks.filter(({ kind }) => kind === 'list_item').map(({ text }) => plain(text)),
    text: blocks.map(({ text, lines }) => plain(text ?? lines?.join('\n'))).join('\n'),
  };
}
