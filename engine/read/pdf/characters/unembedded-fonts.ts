import type { Fragment, PageContent } from '../page-content.ts';
import type { PdfiumDocument } from '../pdfium.ts';
import type { SharedPdfium } from '../shared-pdfium.ts';
import { type PrintedCharacter, readCharacters } from './printed-characters.ts';

/** Pages on which PDFium is asked for the fonts at most: their names come up on the first ones. */
const MAX_ASKED = 12;
const LONGEST_NAME_BYTES = 200;
const TEXT_OBJECT = 1;
/** Points that a character may begin before its fragment's box, and before its end at least. */
const MARGIN = 0.7;
const WITHIN = 0.3;

/**
 * Of a font that is no part of the file the parser guesses characters by the shapes of whatever font the machine has in its place:
 * "220 V" becomes "--0 V". PDFium knows them by their codes.
 */
export type UnembeddedRestorer = {
  /** Changes the fragments of the pages in place. */
  restore(pages: readonly PageContent[]): Promise<void>;
};

/** @param pdfium asked only where a font's characters are others than their codes */
export function createUnembeddedRestorer(pdfium: SharedPdfium): UnembeddedRestorer {
  const isEmbedded = new Map<string, boolean>();
  let asked = 0;
  return {
    async restore(pages) {
      for (const page of pages) {
        const isNew = ({ fontName = '', isRecoded }: Fragment): boolean =>
          isRecoded === true && !isEmbedded.has(fontName);
        const isAsked = asked < MAX_ASKED && page.textItems.some(isNew);
        const isOurs = ({ fontName = '' }: Fragment): boolean => isEmbedded.get(fontName) === false;
        if (!isAsked && !page.textItems.some(isOurs)) continue;
        const document = await pdfium.get().catch(() => null);
        if (!document) return;
        if (isAsked) {
          asked += 1;
          learnFonts(document, page.pageNum, isEmbedded);
        }
        rewrite(page.textItems.filter(isOurs), document, page.pageNum);
      }
    },
  };
}

/** Notes which fonts of a page are part of the file; a name that two fonts have counts as one that is. */
function learnFonts({ api, handle }: PdfiumDocument, page: number, isEmbedded: Map<string, boolean>): void {
  const pageHandle = api.FPDF_LoadPage(handle, page - 1);
  if (pageHandle === 0) return;
  const buffer = api.pdfium.wasmExports.malloc(LONGEST_NAME_BYTES);
  const seen = new Set<number>();
  const count = api.FPDFPage_CountObjects(pageHandle);
  for (let index = 0; index < count; index++) {
    const object = api.FPDFPage_GetObject(pageHandle, index);
    if (api.FPDFPageObj_GetType(object) !== TEXT_OBJECT) continue;
    const font = api.FPDFTextObj_GetFont(object);
    if (font === 0 || seen.has(font)) continue;
    seen.add(font);
    if (api.FPDFFont_GetBaseFontName(font, buffer, LONGEST_NAME_BYTES) > LONGEST_NAME_BYTES) continue;
    const name = api.pdfium.UTF8ToString(buffer);
    const isPart = api.FPDFFont_GetIsEmbedded(font) !== 0;
    isEmbedded.set(name, isPart || isEmbedded.get(name) === true);
  }
  api.pdfium.wasmExports.free(buffer);
  api.FPDF_ClosePage(pageHandle);
}

function rewrite(items: readonly Fragment[], document: PdfiumDocument, page: number): void {
  if (items.length === 0) return;
  const characters = readCharacters(document, page, (x, y) => items.some((item) => isIn(item, x, y)));
  for (const item of items) {
    const own = characters
      .filter(({ x, baseline, rotation }) => rotation === 0 && isIn(item, x, baseline))
      .sort((a, b) => a.x - b.x);
    const text = textOf(item.text, own);
    if (text !== item.text) Object.assign(item, { text, charCodes: undefined });
  }
}

/** Whether a character that begins at a place is one of a fragment. */
const isIn = ({ x: left, y: top, width, height }: Fragment, x: number, baseline: number): boolean =>
  x >= left - MARGIN && x < left + width - WITHIN && baseline > top && baseline <= top + height + MARGIN;

/** Signs that have several forms, of which PDFium has its own, and those that it puts for hyphens. */
const OF_SEVERAL_FORMS = /[^\p{L}\p{N}\p{M}]/u;

/** The characters with the blanks and signs of the fragment; as it is where it has not one character for each of them. */
function textOf(text: string, characters: readonly PrintedCharacter[]): string {
  const printed = characters.filter(({ char }) => char.trim() !== '');
  const chars = [...text];
  if (chars.filter((char) => char.trim() !== '').length !== printed.length) return text;
  let at = 0;
  return chars
    .map((own) => {
      if (own.trim() === '') return own;
      at += 1;
      const { char } = printed[at - 1] ?? { char: own };
      return OF_SEVERAL_FORMS.test(own) && OF_SEVERAL_FORMS.test(char) ? own : char;
    })
    .join('');
}
