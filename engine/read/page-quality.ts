import type { Block } from '../document/pages.ts';
import { countWords } from '../document/words.ts';

/** A page with fewer words than this may be a picture of a page. */
const FEW_WORDS = 30;
/** What an archive or a shop prints on each page of a scan has fewer. */
const WORDS_OF_A_LICENCE = 80;
/** Share of a page's height that its head takes, and its foot. */
const EDGE_SHARE = 0.09;

/** Share of characters that no writing system uses, from which a text layer is taken for garbled. */
const GARBLED_SHARE = 0.2;
const ODD_CHARS = /[\uFFFD\uFFFE\p{Co}\p{Cn}\u0080-\u009F]|[¡-¿×÷]/gu;
const NOT_ASCII = /[^\0-\x7F]+/g;

export function countBlockWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + countWords(text), 0);
}

/** Whether a page has so little text, stamps and page numbers at its edges aside, that it may be a picture. */
export const isSparse = (blocks: readonly Block[]): boolean => hasFewerWords(blocks, FEW_WORDS);

/** Whether all the text of a page may be what somebody set over a picture of it. */
export const mayBeOverPicture = (blocks: readonly Block[]): boolean =>
  hasFewerWords(blocks, WORDS_OF_A_LICENCE);

function hasFewerWords(blocks: readonly Block[], most: number): boolean {
  let words = 0;
  for (const block of blocks) {
    if (isAtEdge(block)) continue;
    words += countWords(block.text);
    if (words >= most) return false;
  }
  return true;
}

/** Whether a block stands in the head or foot of its page, where stamps and page numbers do. */
export function isAtEdge({ box }: Block): boolean {
  return box !== null && (box.y + box.height < EDGE_SHARE || box.y > 1 - EDGE_SHARE);
}

/** Whether the text layer is noise: a font without a character map. */
export function isGarbled(blocks: readonly Block[]): boolean {
  let text = '';
  for (const block of blocks) if (text.length < 5000) text += block.text;
  // None of the odd ones is ASCII; to look for them in the few others costs least.
  const others = text.match(NOT_ASCII)?.join(' ') ?? '';
  const odd = others.match(ODD_CHARS)?.length ?? 0;
  if (odd === 0) return false;
  const visible = text.replace(/\s/g, '').length;
  return visible >= 50 && odd / visible > GARBLED_SHARE;
}
