import type { Fragment, PageContent } from '../page-content.ts';
import type { PdfiumDocument } from '../pdfium.ts';
import type { SharedPdfium } from '../shared-pdfium.ts';
import { createCharacterHabits, isFoldable } from './character-habits.ts';

/** Characters that the layout pass replaces by a simpler one, by what it puts in their place. */
const FOLDED: Record<string, string> = {
  "'": '‘’',
  '"': '“”„',
  '-': '–—−\uFFFE',
  Ω: '\u2126',
  μ: '\u00B5',
};

const SIMPLE_FORM = new Map(
  Object.entries(FOLDED).flatMap(([simple, originals]) =>
    [...originals].map((char) => [char, simple] as const),
  ),
);

/** What PDFium puts for a hyphen at the end of a line. */
const LINE_END_HYPHEN = '\uFFFE';

const MAX_PAGE_CHARS = 200_000;

/** Pages PDFium is asked for at most: so many, and a share of those behind. Habits serve for the rest. */
const ASKED_PAGES = 16;
const ASKED_SHARE = 0.02;

/** How often a page is looked at although all its characters are of a kind with one known original. */
const PROBE_EVERY_PAGES = 50;

/** Gives fragments back the quotation marks, apostrophes and dashes that are printed on the page. */
export type CharacterRestorer = {
  /** Changes the fragments of the pages in place. */
  restore(pages: readonly PageContent[]): Promise<void>;
};

/**
 * The layout pass turns typographic characters into plain ones; PDFium tells what stands in the file. It is asked
 * only for pages whose characters cannot be told from those before: in most manuals an apostrophe between letters
 * of one font is the same character throughout.
 */
export function createCharacterRestorer(pdfium: SharedPdfium): CharacterRestorer {
  const habits = createCharacterHabits();
  let asked = 0;
  return {
    async restore(pages) {
      for (const { pageNum, textItems } of pages) {
        const isFamiliar = textItems.every((item) => habits.areKnown(item));
        const isProbe = pageNum % PROBE_EVERY_PAGES === 0 && textItems.some(({ text }) => isFoldable(text));
        const isAsked = (!isFamiliar || isProbe) && asked < ASKED_PAGES + ASKED_SHARE * pageNum;
        const document = isAsked ? await pdfium.get().catch(() => null) : null;
        asked += isAsked ? 1 : 0;
        const original = document ? readCharacters(document, pageNum) : null;
        for (const item of textItems) {
          if (original) habits.learn(item, copyCharacters(item, original));
          else habits.apply(item);
        }
      }
    },
  };
}

/** A page's characters without white space: as in the file, and in the simple forms of the layout pass. */
type PageCharacters = { original: string; simple: string; cursor: number };

function readCharacters({ api, handle, readString }: PdfiumDocument, page: number): PageCharacters | null {
  const pageHandle = api.FPDF_LoadPage(handle, page - 1);
  if (pageHandle === 0) return null;
  const text = api.FPDFText_LoadPage(pageHandle);
  const count = text === 0 ? 0 : Math.min(api.FPDFText_CountChars(text), MAX_PAGE_CHARS);
  // The answer to a null buffer is the size; the count of characters includes the closing zero.
  const raw = readString((buffer, bytes) =>
    buffer === 0 ? 2 * (count + 1) : api.FPDFText_GetText(text, 0, bytes / 2 - 1, buffer),
  );
  if (text !== 0) api.FPDFText_ClosePage(text);
  api.FPDF_ClosePage(pageHandle);
  const original = raw.replace(/\s+/g, '');
  const simple = original.replace(/[‘’“”„–—−\uFFFE\u2126\u00B5]/g, (char) => SIMPLE_FORM.get(char) ?? char);
  return { original, simple, cursor: 0 };
}

/** The fragment's text with the characters of the page; itself where it is not found there. */
function copyCharacters({ text }: Fragment, page: PageCharacters): string {
  if (!isFoldable(text)) return text;
  const squeezed = text.replace(/\s+/g, '');
  const ahead = page.simple.indexOf(squeezed, page.cursor);
  const found = ahead >= 0 ? ahead : page.simple.indexOf(squeezed);
  if (found < 0) return text;
  page.cursor = found + squeezed.length;
  let at = found;
  return text.replace(/\S/g, (char) => {
    const original = page.original.charAt(at);
    at += 1;
    return original === LINE_END_HYPHEN ? char : original;
  });
}
