import type { PdfiumDocument } from './pdfium.ts';

/** What is painted on a page, whatever its text layer says. */
export type Paint = {
  /** Share of the page that pictures cover together, those inside other drawings included. */
  pictures: number;
  /** Parts of outlines of filled shapes: a letter that is drawn has some twenty. */
  outlines: number;
  /** Shapes as small as letters that lines of several parts draw. */
  strokedSigns: number;
  /** Area of the visible text, in pages, whether or not anybody knows its characters. */
  text: number;
};

/** `FPDF_PAGEOBJ_TEXT`, `_PATH`, `_IMAGE` and `_FORM`. */
const TEXT_OBJECT = 1;
const PATH_OBJECT = 2;
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;
/** `FPDF_TEXTRENDERMODE_INVISIBLE`. */
const INVISIBLE = 3;

/**
 * Letters of plotters and of outlines that are not filled: no higher than these points, with what PDFium adds for the corners of
 * their lines, and of at least so many parts.
 */
const SIGN_POINTS = 36;
const SIGN_PARTS = 6;

const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 8;

/** The page is looked at in so many columns and rows. */
const COLUMNS = 48;
const ROWS = 64;

/** An affine transformation as PDF writes it. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

type Bounds = { left: number; bottom: number; right: number; top: number };

/** Null where the page cannot be opened. */
export function lookAtPaint(document: PdfiumDocument, page: number): Paint | null {
  const { api, handle } = document;
  const pageHandle = api.FPDF_LoadPage(handle, page - 1);
  if (pageHandle === 0) return null;
  try {
    const frame = boundsOfPage(document, pageHandle);
    return frame && createPainter(document, frame).look(pageHandle);
  } finally {
    api.FPDF_ClosePage(pageHandle);
  }
}

function boundsOfPage({ api, readNumbers }: PdfiumDocument, pageHandle: number): Bounds | null {
  // FS_RECTF: left, top, right, bottom.
  const edges = readNumbers(4, 'float', (rect) => api.FPDF_GetPageBoundingBox(pageHandle, rect ?? 0));
  if (!edges) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = edges;
  return right > left && top > bottom ? { left, top, right, bottom } : null;
}

function createPainter({ api, readNumbers }: PdfiumDocument, frame: Bounds) {
  const pictures = createGrid(frame);
  const area = (frame.right - frame.left) * (frame.top - frame.bottom);
  let outlines = 0;
  let strokedSigns = 0;
  let text = 0;
  let left = MAX_OBJECTS;

  const boundsOf = (object: number, matrix: Matrix): Bounds | null => {
    const edges = readNumbers(4, 'float', (x0, y0, x1, y1) =>
      api.FPDFPageObj_GetBounds(object, x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0),
    );
    return edges && transform(edges, matrix);
  };
  const matrixOf = (object: number): Matrix => {
    const numbers = readNumbers(6, 'float', (matrix) => api.FPDFPageObj_GetMatrix(object, matrix ?? 0));
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers ?? IDENTITY;
    return [a, b, c, d, e, f];
  };
  const isFilled = (path: number): boolean => {
    let mode = 0;
    // Two integers, of which the first says how the path is filled.
    readNumbers(2, 'float', (fill, stroke) => {
      const isKnown = api.FPDFPath_GetDrawMode(path, fill ?? 0, stroke ?? 0);
      mode = isKnown ? Number(api.pdfium.getValue(fill ?? 0, 'i32')) : 0;
      return isKnown;
    });
    return mode !== 0;
  };

  const takePath = (path: number, matrix: Matrix): void => {
    const parts = api.FPDFPath_CountSegments(path);
    if (isFilled(path)) outlines += parts;
    else if (parts >= SIGN_PARTS && isAsSmallAsLetters(boundsOf(path, matrix))) strokedSigns += 1;
  };
  const take = (object: number, matrix: Matrix, depth: number): void => {
    const kind = api.FPDFPageObj_GetType(object);
    if (kind === IMAGE_OBJECT) pictures.mark(boundsOf(object, matrix));
    else if (kind === PATH_OBJECT) takePath(object, matrix);
    else if (kind === TEXT_OBJECT && api.FPDFTextObj_GetTextRenderMode(object) !== INVISIBLE)
      text += areaOf(boundsOf(object, matrix)) / area;
    else if (kind === FORM_OBJECT && depth < MAX_DEPTH) {
      const inside = multiply(matrixOf(object), matrix);
      const count = api.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && left > 0; index++, left--)
        take(api.FPDFFormObj_GetObject(object, index), inside, depth + 1);
    }
  };
  return {
    look(pageHandle: number): Paint {
      const count = api.FPDFPage_CountObjects(pageHandle);
      for (let index = 0; index < count && left > 0; index++, left--)
        take(api.FPDFPage_GetObject(pageHandle, index), IDENTITY, 0);
      return { pictures: pictures.share(), outlines, strokedSigns, text };
    },
  };
}

const isAsSmallAsLetters = (bounds: Bounds | null): boolean =>
  bounds !== null && Math.max(bounds.right - bounds.left, bounds.top - bounds.bottom) <= SIGN_POINTS;

const areaOf = (bounds: Bounds | null): number =>
  bounds ? (bounds.right - bounds.left) * (bounds.top - bounds.bottom) : 0;

/** Which parts of a page are covered: pictures side by side cover as much as one. */
function createGrid({ left, bottom, right, top }: Bounds) {
  const cells = new Uint8Array(COLUMNS * ROWS);
  const [width, height] = [(right - left) / COLUMNS, (top - bottom) / ROWS];
  return {
    /** Cells whose middle lies within. */
    mark(bounds: Bounds | null): void {
      if (!bounds) return;
      const [first, last] = middlesWithin(
        (bounds.left - left) / width,
        (bounds.right - left) / width,
        COLUMNS,
      );
      const [low, high] = middlesWithin(
        (bounds.bottom - bottom) / height,
        (bounds.top - bottom) / height,
        ROWS,
      );
      for (let row = low; row < high; row++) cells.fill(1, row * COLUMNS + first, row * COLUMNS + last);
    },
    share: (): number => cells.reduce((sum, cell) => sum + cell, 0) / cells.length,
  };
}

function middlesWithin(from: number, to: number, count: number): [number, number] {
  const first = Math.min(count, Math.max(0, Math.ceil(from - 0.5)));
  return [first, Math.max(first, Math.min(count, Math.floor(to + 0.5)))];
}

/** `first`, then `second`. */
function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** @param edges left, bottom, right, top */
function transform([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[], matrix: Matrix): Bounds {
  const [a, b, c, d, e, f] = matrix;
  const corners = [x0, x1].flatMap((x) =>
    [y0, y1].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    bottom: Math.min(...ys),
    right: Math.max(...xs),
    top: Math.max(...ys),
  };
}
