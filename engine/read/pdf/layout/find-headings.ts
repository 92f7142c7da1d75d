import { isSignalWord } from '../../signal-word.ts';
import type { PrintedLine } from '../printed-line.ts';
import type { TextBlock } from '../text-block.ts';
import type { TypeStatistics } from './type-statistics.ts';

const MAX_LINES = 3;
const MAX_CHARS = 140;
const MAX_WORDS = 16;

/** Share of signs that belong to no words. */
const MAX_SIGNS_SHARE = 0.15;

/** Paragraphs that are set as headings: larger than the text, or bold and standing alone. */
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

/** Judged by type first: it costs least and settles most blocks. */
function isHeading(block: TextBlock, lines: readonly PrintedLine[], bodySize: number): boolean {
  if (block.lines.length > MAX_LINES) return false;
  const text = lines.map((line) => line.text).join(' ');
  return standsOut(block, lines, text, bodySize) && isTitle(text);
}

function standsOut(block: TextBlock, lines: readonly PrintedLine[], text: string, bodySize: number): boolean {
  const size = Math.max(...lines.map((line) => line.fontSize));
  const isAlone = block.lines.length === 1;
  if (bodySize > 0 && size > bodySize * 1.07) return block.kind !== 'list-item' || isAlone;
  if (block.kind === 'list-item' || !isAlone || size < bodySize * 0.95) return false;
  const isBold = lines.every((line) => line.bold);
  return isBold && /^[\p{Lu}\p{N}"“]/u.test(text) && !/[a-z]{2}[.!?]$/.test(text);
}

/** Whether a text reads like a title: short, in words, no label and no begun sentence. */
function isTitle(text: string): boolean {
  if (text.length > MAX_CHARS || text.split(/\s+/).length > MAX_WORDS) return false;
  return /\p{L}{2}/u.test(text) && !isSignalWord(text) && !/[,;:]$/.test(text) && !isFormula(text);
}

/** Formulas are set larger than text too, and signs of private fonts come as bullets. */
function isFormula(text: string): boolean {
  const signs = text.replace(/[\p{L}\p{N}\s.,:;()'’"“”/&–-]/gu, '').length;
  return signs > MAX_SIGNS_SHARE * text.length || (text.match(/•/g)?.length ?? 0) > 1;
}
