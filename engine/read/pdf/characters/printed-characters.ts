import type { Box } from '../../../document/pages.ts';
import { type Turn, turnRect } from '../../turned.ts';
import type { PdfiumDocument } from '../pdfium.ts';

/** A character as it is printed, with places in points from the top left corner of the page. */
export type PrintedCharacter = {
  char: string;
  /** Where it begins on its line. */
  x: number;
  baseline: number;
  /** What its type takes, whatever its ink does. */
  box: Box;
  /** Degrees clockwise that its line is turned. */
  rotation: number;
  /** Whether it stands in no file: a blank that PDFium has put between words. */
  isGenerated: boolean;
};

const MAX_PAGE_CHARS = 50_000;

/** Room for the numbers that tell a character's place: two of eight bytes, or four of four. */
const PLACE_BYTES = 16;

/** Whether the character that begins at a place, in points from the top left corner of the page, is asked for. */
type IsWanted = (x: number, baseline: number) => boolean;

/** The characters asked for in the order of the file, where they stand on the page as it is shown. */
export function readCharacters(
  document: PdfiumDocument,
  page: number,
  isWanted: IsWanted = () => true,
): PrintedCharacter[] {
  const { api, handle } = document;
  const pageHandle = api.FPDF_LoadPage(handle, page - 1);
  if (pageHandle === 0) return [];
  const text = api.FPDFText_LoadPage(pageHandle);
  const turn = ([0, 90, 180, 270] as const)[api.FPDFPage_GetRotation(pageHandle)] ?? 0;
  const characters = text === 0 ? [] : charactersOf(document, { page: pageHandle, text, turn }, isWanted);
  if (text !== 0) api.FPDFText_ClosePage(text);
  api.FPDF_ClosePage(pageHandle);
  return characters;
}

function charactersOf(
  { api, exports, readNumbers }: PdfiumDocument,
  { page, text, turn }: { page: number; text: number; turn: Turn },
  isWanted: IsWanted,
): PrintedCharacter[] {
  // FS_RECTF: left, top, right, bottom.
  const frame = readNumbers(4, 'float', (rect) => api.FPDF_GetPageBoundingBox(page, rect ?? 0));
  if (!frame) return [];
  const [pageLeft = 0, pageTop = 0, pageRight = 0, pageBottom = 0] = frame;
  const size = { width: pageRight - pageLeft, height: pageTop - pageBottom };
  const shown = (rect: Box): Box => (turn === 0 ? rect : turnRect(rect, size, turn));
  const { wasmExports, getValue } = api.pdfium;
  const place = wasmExports.malloc(PLACE_BYTES);
  const numberAt = (offset: number, type: 'double' | 'float') => Number(getValue(place + offset, type));
  const characters: PrintedCharacter[] = [];
  const count = Math.min(api.FPDFText_CountChars(text), MAX_PAGE_CHARS);
  for (let index = 0; index < count; index++) {
    if (exports.FPDFText_GetCharOrigin(text, index, place, place + 8) === 0) continue;
    const [fromLeft, fromTop] = [numberAt(0, 'double') - pageLeft, pageTop - numberAt(8, 'double')];
    const { x, y: baseline } = shown({ x: fromLeft, y: fromTop, width: 0, height: 0 });
    if (!isWanted(x, baseline)) continue;
    const char = String.fromCodePoint(exports.FPDFText_GetUnicode(text, index));
    if (char === '\r' || char === '\n' || char === '\0') continue;
    if (exports.FPDFText_GetLooseCharBox(text, index, place) === 0) continue;
    const [left, top] = [numberAt(0, 'float'), numberAt(4, 'float')];
    const [right, bottom] = [numberAt(8, 'float'), numberAt(12, 'float')];
    const degrees = (exports.FPDFText_GetCharAngle(text, index) * 180) / Math.PI;
    characters.push({
      char,
      x,
      baseline,
      box: shown({ x: left - pageLeft, y: pageTop - top, width: right - left, height: top - bottom }),
      rotation: (Math.round(degrees) + turn) % 360,
      isGenerated: exports.FPDFText_IsGenerated(text, index) === 1,
    });
  }
  wasmExports.free(place);
  return characters;
}
