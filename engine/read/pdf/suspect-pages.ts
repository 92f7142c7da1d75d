import type { Block, ReadPage } from '../../document/pages.ts';
import { isAtEdge, isGarbled, isSparse, mayBeOverPicture } from '../page-quality.ts';
import { judgeText } from '../plausible-text.ts';
import { lookAtPaint, type Paint } from './paint.ts';
import type { PdfiumDocument } from './pdfium.ts';
import type { SharedPdfium } from './shared-pdfium.ts';

/**
 * Why a page's text layer is not taken for what is printed on it: pictures cover the page, or half of it beside a little text, its
 * letters are drawn, its fonts tell no characters, the characters make no words, or hardly any.
 */
export type Suspicion = 'picture' | 'beside' | 'outlines' | 'unmapped' | 'garbled' | 'doubtful';

/** Share of a page that pictures must cover for it to be a scan: where it has a few words, has them at its edges only, or none. */
const PICTURES_UNDER_WORDS = 0.85;
const PICTURES_UNDER_STAMP = 0.5;
const PICTURES_ALONE = 0.2;
/** From this share on a picture beside a little text may be the rest of the page. */
const PICTURES_BESIDE_TEXT = 0.45;

/** Parts of outlines from which they may be letters: a few words have so many. */
const MANY_OUTLINES = 300;
/** Small shapes drawn by lines, from which they may be letters. */
const MANY_SIGNS = 60;

/** Visible text covers so many times the area of what its characters are known of, and this share of the page more. */
const UNMAPPED_TIMES = 3;
const UNMAPPED_SHARE = 0.004;

/** Pages of text, apart from each other, that are asked what is drawn on each page, such as a maker's sign above it. */
const ORDINARY_PAGES = 3;

const SAMPLE_CHARS = 1200;

/** The pages that look wrong, by number. What is painted is looked at on pages of few words only: it costs most. */
export async function findSuspects(
  pdfium: SharedPdfium,
  pages: readonly ReadPage[],
): Promise<Map<number, Suspicion>> {
  const suspects = new Map<number, Suspicion>();
  const document = pages.some(({ blocks }) => mayBeOverPicture(blocks))
    ? await pdfium.get().catch(() => null)
    : null;
  const usual = document && createUsualOutlines(document, pages);
  for (const page of pages) {
    const isLookedAt = usual && mayBeOverPicture(page.blocks);
    const suspicion = suspectText(page) ?? (isLookedAt ? suspectPaint(document, page, usual) : null);
    if (suspicion) suspects.set(page.page, suspicion);
  }
  return suspects;
}

function suspectText({ blocks }: ReadPage): Suspicion | null {
  if (isGarbled(blocks)) return 'garbled';
  const judgement = judgeText(sampleOf(blocks));
  return judgement === 'plausible' ? null : judgement;
}

function sampleOf(blocks: readonly Block[]): string {
  let text = '';
  for (const block of blocks) {
    if (text.length >= SAMPLE_CHARS) break;
    text += `${block.text}\n`;
  }
  return text;
}

function suspectPaint(
  document: PdfiumDocument,
  page: ReadPage,
  usualOutlines: () => number,
): Suspicion | null {
  const paint = lookAtPaint(document, page.page);
  if (!paint) return null;
  if (paint.pictures >= leastPictures(page.blocks)) return 'picture';
  const ofLetters = isSparse(page.blocks) ? suspectLetters(paint, page, usualOutlines) : null;
  return ofLetters ?? (paint.pictures >= PICTURES_BESIDE_TEXT ? 'beside' : null);
}

function suspectLetters(paint: Paint, page: ReadPage, usualOutlines: () => number): Suspicion | null {
  if (isUnmapped(paint, page)) return 'unmapped';
  if (paint.strokedSigns >= MANY_SIGNS) return 'outlines';
  return paint.outlines >= MANY_OUTLINES && paint.outlines - usualOutlines() >= MANY_OUTLINES
    ? 'outlines'
    : null;
}

/** Parts of outlines that each of some pages full of text has: they are no text of the others. Looked for once, when asked. */
function createUsualOutlines(document: PdfiumDocument, pages: readonly ReadPage[]): () => number {
  let usual: number | undefined;
  return () => {
    usual ??= leastOutlines(
      document,
      pages.filter(({ blocks }) => !mayBeOverPicture(blocks)),
    );
    return usual;
  };
}

/** None where there are too few pages to tell what each has. */
function leastOutlines(document: PdfiumDocument, ordinary: readonly ReadPage[]): number {
  if (ordinary.length < ORDINARY_PAGES) return 0;
  const step = Math.floor((ordinary.length - 1) / (ORDINARY_PAGES - 1));
  const asked = ordinary.filter((_, index) => index % step === 0).slice(0, ORDINARY_PAGES);
  return Math.min(...asked.map(({ page }) => lookAtPaint(document, page)?.outlines ?? 0));
}

function leastPictures(blocks: readonly Block[]): number {
  const worded = blocks.filter(({ text }) => text !== '');
  if (worded.length === 0) return PICTURES_ALONE;
  return worded.every(isAtEdge) ? PICTURES_UNDER_STAMP : PICTURES_UNDER_WORDS;
}

function isUnmapped({ text }: Paint, { blocks }: ReadPage): boolean {
  const known = blocks
    .flatMap((block) => (block.kind === 'table' ? [block.box] : block.lines.map(({ box }) => box)))
    .reduce((sum, box) => sum + (box ? box.width * box.height : 0), 0);
  return text > UNMAPPED_TIMES * known + UNMAPPED_SHARE;
}
