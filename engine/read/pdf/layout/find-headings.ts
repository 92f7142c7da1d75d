import { isLabel } from '../../../document/signal-word.ts';
import { endsOpen } from '../../../document/title-words.ts';
import type { PrintedLine } from '../characters/printed-line.ts';
import type { TextBlock } from '../text-block.ts';
import type { TypeStatistics } from './type-statistics.ts';

const MAX_LINES = 3;
const MAX_NUMBERED_LINES = 5;
const MAX_CHARS = 140;
const MAX_WORDS = 16;
const MAX_NUMBERED_WORDS = 24;

/** "3.2 ", "B.1. ": what no list, and no text in bold type, begins with. */
const PART_NUMBER = /^(?:\d{1,3}|[A-Z])(?:\.\d{1,3})+[.):]?\s+\p{L}/u;

/** How much larger than the text the type of a heading is, if not bold. */
const LARGE_RATIO = 1.07;

/** Share of signs that belong to no words. */
const MAX_SIGNS_SHARE = 0.15;

/** Paragraphs that are set as headings: larger than the text, or bold and standing alone. */
export function findHeadings(blocks: readonly TextBlock[], statistics: TypeStatistics): TextBlock[] {
  const bodySize = statistics.bodySize();
  return blocks.map((block) => {
    if (block.kind === 'list-item' && block.isStep) return block;
    const lines = block.kind === 'list-item' ? withMarker(block) : block.lines;
    return block.kind !== 'code' && isHeading(block, lines, bodySize)
      ? { kind: 'heading', lines, level: 2 }
      : block;
  });
}

function withMarker({ lines, marker }: Extract<TextBlock, { kind: 'list-item' }>): PrintedLine[] {
  const [first, ...others] = lines;
  if (!first) throw new Error('A list item has a line.');
  return [{ ...first, text: `${marker} ${first.text}` }, ...others];
}

/** Judged by type first: it costs least and settles most blocks. */
function isHeading(block: TextBlock, lines: readonly PrintedLine[], bodySize: number): boolean {
  const [first] = lines;
  const isNumbered = first?.bold === true && PART_NUMBER.test(first.text);
  if (lines.length > (isNumbered ? MAX_NUMBERED_LINES : MAX_LINES)) return false;
  const text = lines.map((line) => line.text).join(' ');
  const mayEndInColon =
    isNumbered || lines.every(({ bold, fontSize }) => bold && isLarge(fontSize, bodySize));
  if (text.endsWith(':') && !mayEndInColon) return false;
  return standsOut(block, lines, text, bodySize, isNumbered) && isTitle(text, isNumbered);
}

function standsOut(
  block: TextBlock,
  lines: readonly PrintedLine[],
  text: string,
  bodySize: number,
  isNumbered: boolean,
): boolean {
  const size = Math.max(...lines.map((line) => line.fontSize));
  const isAlone = block.lines.length === 1 || isBrokenTitle(block.lines);
  const isBold = lines.every((line) => line.bold);
  if (isLarge(size, bodySize)) return block.kind !== 'list-item' || isAlone || isBold;
  if (block.kind === 'list-item' || !(isAlone || isNumbered) || size < bodySize * 0.95) return false;
  return isBold && /^[\p{Lu}\p{N}"“]/u.test(text) && !/(?:[a-z]{2}[.!?]|[.:] .*\d\.)$/.test(text);
}

/** Two lines in capitals, of which the first has to go on: "CLEANING AND", "MAINTENANCE". */
function isBrokenTitle([first, second, ...others]: readonly PrintedLine[]): boolean {
  if (!first || !second || others.length > 0) return false;
  return endsOpen(first.text) && !/\p{Ll}/u.test(first.text + second.text);
}

const isLarge = (size: number, bodySize: number): boolean => bodySize > 0 && size > bodySize * LARGE_RATIO;

/** Whether a text reads like a title: short, in words, no label and no begun sentence. */
function isTitle(text: string, isNumbered: boolean): boolean {
  const words = text.split(/\s+/).length;
  if (text.length > MAX_CHARS || words > (isNumbered ? MAX_NUMBERED_WORDS : MAX_WORDS)) return false;
  return /\p{L}{2}/u.test(text) && !isLabel(text) && !/[,;]$/.test(text) && !isFormula(text);
}

/** Formulas are set larger than text too, and signs of private fonts come as bullets. */
function isFormula(text: string): boolean {
  const signs = text.replace(/[\p{L}\p{N}\s.,:;()'’"“”/&–-]/gu, '').length;
  return signs > MAX_SIGNS_SHARE * text.length || (text.match(/•/g)?.length ?? 0) > 1;
}
