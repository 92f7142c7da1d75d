import type { Box, Line } from '../document.ts';

/** A paragraph as recognised; `heightShare` is the usual height of its lines as a share of the page's height. */
export type RecognizedParagraph = { lines: Line[]; box: Box; heightShare: number };

type Word = {
  key: string;
  line: string;
  left: number;
  top: number;
  width: number;
  height: number;
  text: string;
};

/** Words that the recogniser is less sure of than this, in per cent, are noise of pictures. */
const MIN_CONFIDENCE = 30;

const LEADERS = /[.…_·•-]{4,}/g;

/** Paragraphs of tesseract's TSV in its reading order, places as fractions of the picture's size. */
export function parseTsv(tsv: string, picture: { width: number; height: number }): RecognizedParagraph[] {
  const paragraphs = new Map<string, Map<string, Word[]>>();
  for (const row of tsv.split('\n').slice(1)) {
    const word = parseWord(row);
    if (!word) continue;
    const lines = paragraphs.get(word.key) ?? new Map<string, Word[]>();
    paragraphs.set(word.key, lines);
    lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  }
  return [...paragraphs.values()].flatMap((lines) => {
    const words = [...lines.values()];
    const printed = words.map((line) => toLine(line, picture)).filter((line) => line.text !== '');
    if (printed.length === 0) return [];
    const heights = words.map((line) => boxOf(line, picture).height).sort((a, b) => a - b);
    const heightShare = heights[Math.floor(heights.length / 2)] ?? 0;
    return [{ lines: printed, box: boxOf(words.flat(), picture), heightShare }];
  });
}

/** Columns: level page block par line word left top width height conf text; words are on level 5. */
function parseWord(row: string): Word | null {
  const [level, , block, paragraph, line, , left, top, width, height, confidence, text = ''] =
    row.split('\t');
  if (level !== '5' || Number(confidence) < MIN_CONFIDENCE || text.trim() === '') return null;
  const key = `${block}.${paragraph}`;
  return {
    key,
    line: `${key}.${line}`,
    left: Number(left),
    top: Number(top),
    width: Number(width),
    height: Number(height),
    text: text.trim(),
  };
}

function toLine(words: Word[], picture: { width: number; height: number }): Line {
  const text = words.map((word) => word.text).join(' ');
  return { text: text.replace(LEADERS, ' ').replace(/\s+/g, ' ').trim(), box: boxOf(words, picture) };
}

function boxOf(words: readonly Word[], picture: { width: number; height: number }): Box {
  const left = Math.min(...words.map((word) => word.left));
  const top = Math.min(...words.map((word) => word.top));
  const right = Math.max(...words.map((word) => word.left + word.width));
  const bottom = Math.max(...words.map((word) => word.top + word.height));
  return {
    x: left / picture.width,
    y: top / picture.height,
    width: (right - left) / picture.width,
    height: (bottom - top) / picture.height,
  };
}
