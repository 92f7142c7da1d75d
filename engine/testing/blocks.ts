import type { Block, Box, OpenedDocument, ReadPage } from '../document/pages.ts';

/** Blocks for tests of what is made from them; each stands in a line of its own at height `y` (0–1). */

function base(text: string, y: number, x = 0.1) {
  const box: Box = { x, y, width: 0.8 - x, height: 0.015 };
  return { text, lines: [{ text, box }], box };
}

export function heading(
  text: string,
  y: number,
  level = 1,
  fontSize: number | null = 16,
  bold = true,
): Block {
  return { kind: 'heading', ...base(text, y), level, fontSize, bold };
}

export function paragraphBlock(text: string, y: number, x = 0.1, fontSize = 10): Block {
  return { kind: 'paragraph', ...base(text, y, x), fontSize, bold: false };
}

export function codeBlock(lines: readonly string[], y: number): Block {
  const placed = lines.flatMap((line, i) => base(line, y + 0.02 * i).lines);
  return { kind: 'code', ...base(lines.join('\n'), y), lines: placed };
}

export function listItem(marker: string, text: string, y: number, x = 0.12): Block {
  return { kind: 'list-item', ...base(text, y, x), ordered: /[\p{L}\p{N}]/u.test(marker), marker, level: 0 };
}

export function tableBlock(header: readonly string[], rows: readonly string[][], y: number): Block {
  const cell = (text: string, row: number, column: number) => ({
    text,
    box: { x: 0.1 + 0.2 * column, y: y + 0.02 * row, width: 0.18, height: 0.015 },
  });
  const text = [header, ...rows].flat().join(' ');
  return {
    kind: 'table',
    ...base(text, y),
    header: header.map((name, column) => cell(name, 0, column)),
    rows: rows.map((row, index) => row.map((value, column) => cell(value, index + 1, column))),
  };
}

export function figureBlock(box: Box): Block {
  return { kind: 'figure', text: '', lines: [], box, image: null };
}

export function page(number: number, blocks: Block[]): ReadPage {
  return { page: number, width: 595, height: 842, textSource: 'text', blocks };
}

export function pdfDocument(pages: number, outline: OpenedDocument['outline'] = []): OpenedDocument {
  return { format: 'pdf', pages, paged: true, title: 'Test manual', outline };
}

/** A sentence of so many words, all different. */
export const longSentence = (words: number): string =>
  `${Array.from({ length: words }, (_, i) => `word${i}`).join(' ')}.`;
