import { isSignalWord } from '../../signal-word.ts';
import type { PrintedLine } from '../printed-line.ts';
import type { TextBlock } from '../text-block.ts';
import type { TypeStatistics } from './type-statistics.ts';

const MAX_LINES = 3;
const MAX_CHARS = 140;
const MAX_WORDS = 16;

/** Share of signs that belong to no words. */
const MAX_SIGNS_SHARE = 0.15;
const SECTION_NUMBER = /^(?:\d{1,2}(?:\.\d{1,3}){1,4}\.?|\d{1,2}|[A-Z]\.\d{1,2}(?:\.\d{1,2})*)\s+\p{Lu}/u;

/** Paragraphs that are set as headings: larger than the text, or bold or numbered and standing alone. */
export function findHeadings(blocks: readonly TextBlock[], statistics: TypeStatistics): TextBlock[] {
  const bodySize = statistics.bodySize();
  return blocks.map((block) => {
    const lines = block.kind === 'list-item' ? [withMarker(block)] : block.lines;
    return block.kind !== 'code' && isHeading(block, lines, bodySize)
      ? { kind: 'heading', lines, level: 2 }
      : block;
  });
}

function withMarker({ lines, marker }: Extract<TextBlock, { kind: 'list-item' }>): PrintedLine {
  const [first] = lines;
  if (!first) throw new Error('A list item has a line.');
  return { ...first, text: `${marker} ${first.text}` };
}

function isHeading(block: TextBlock, lines: readonly PrintedLine[], bodySize: number): boolean {
  const text = lines.map((line) => line.text).join(' ');
  if (block.lines.length > MAX_LINES || text.length > MAX_CHARS || text.split(/\s+/).length > MAX_WORDS)
    return false;
  if (!/\p{L}{2}/u.test(text) || isSignalWord(text) || /[,;:]$/.test(text) || isFormula(text)) return false;
  const size = Math.max(...lines.map((line) => line.fontSize));
  const isLarge = bodySize > 0 && size > bodySize * 1.07;
  if (block.kind === 'list-item') return isLarge && block.lines.length === 1;
  if (isLarge) return true;
  if (size < bodySize * 0.95 || /[a-z]{2}[.!?]$/.test(text) || block.lines.length > 1) return false;
  return lines.every((line) => line.bold)
    ? /^[\p{Lu}\p{N}"“]/u.test(text)
    : false || (SECTION_NUMBER.test(text) && lines.every((line) => line.bold));
}

/** Formulas are set larger than text too, and signs of private fonts come as bullets. */
function isFormula(text: string): boolean {
  const signs = text.replace(/[\p{L}\p{N}\s.,:;()'’"“”/&–-]/gu, '').length;
  return signs > MAX_SIGNS_SHARE * text.length || (text.match(/•/g)?.length ?? 0) > 1;
}
