import type { OutlineEntry } from '../../document/pages.ts';
import { cleanText } from './characters/printed-line.ts';
import type { PdfiumDocument } from './pdfium.ts';

const MAX_ENTRIES = 10_000;
const MAX_LEVEL = 12;
const MAX_TITLE_CHARS = 300;

/** The file's bookmarks in order. Broken ones may form a ring: count and depth are bounded. */
export function readOutline(document: PdfiumDocument): OutlineEntry[] {
  const { exports, handle } = document;
  if (exports.FPDFBookmark_GetFirstChild(handle, 0) !== 0) visitPages(document);
  const entries: OutlineEntry[] = [];
  const seen = new Set<number>();
  const walk = (parent: number, level: number): void => {
    let bookmark = exports.FPDFBookmark_GetFirstChild(handle, parent);
    while (bookmark !== 0 && !seen.has(bookmark) && entries.length < MAX_ENTRIES) {
      seen.add(bookmark);
      const current = bookmark;
      const raw = document.readString((buffer, bytes) =>
        exports.FPDFBookmark_GetTitle(current, buffer, bytes),
      );
      const title = cleanText(raw).slice(0, MAX_TITLE_CHARS);
      if (title !== '') entries.push({ title, level, page: findPage(document, current) });
      if (level < MAX_LEVEL) walk(current, level + 1);
      bookmark = exports.FPDFBookmark_GetNextSibling(handle, bookmark);
    }
  };
  walk(0, 1);
  return entries;
}

/** Makes PDFium remember all pages: otherwise it walks the tree of pages again for every bookmark. */
function visitPages({ exports, handle, pages, readNumbers }: PdfiumDocument): void {
  readNumbers(2, 'float', (pointer) => {
    for (let index = 0; index < pages; index++) exports.FPDF_GetPageSizeByIndexF(handle, index, pointer ?? 0);
    return true;
  });
}

function findPage({ exports, handle, pages }: PdfiumDocument, bookmark: number): number | null {
  let destination = exports.FPDFBookmark_GetDest(handle, bookmark);
  if (destination === 0) {
    const action = exports.FPDFBookmark_GetAction(bookmark);
    if (action !== 0) destination = exports.FPDFAction_GetDest(handle, action);
  }
  if (destination === 0) return null;
  const index = exports.FPDFDest_GetDestPageIndex(handle, destination);
  return index >= 0 && index < pages ? index + 1 : null;
}

/** Names that word processors and printer drivers put where a title belongs. */
const NO_TITLE =
  /^(untitled|document\d*|title|.*\.(docx?|pdf|indd?|indb|fm|book|qxd|qxp|p65|pmd|cdr|ai|tex|dvi|odt|rtf|xml|dita|ditamap|ps)|microsoft word.*|.*[\\/].*)$/i;

/** The title in the file's properties, if it is one for people. */
export function readTitle({ api, handle, readString }: PdfiumDocument): string | null {
  const raw = readString((buffer, bytes) => api.FPDF_GetMetaText(handle, 'Title', buffer, bytes));
  const title = cleanText(raw).slice(0, MAX_TITLE_CHARS);
  return title.length < 3 || NO_TITLE.test(title) ? null : title;
}
