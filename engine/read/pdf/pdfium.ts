import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { ReadError } from '../failure.ts';

/** Functions that an outline of thousands of entries, or a page of thousands of characters, calls; they take and give numbers. */
type PdfiumExports = Record<
  | 'FPDF_GetPageSizeByIndexF'
  | 'FPDFAction_GetDest'
  | 'FPDFBookmark_GetAction'
  | 'FPDFBookmark_GetDest'
  | 'FPDFBookmark_GetFirstChild'
  | 'FPDFBookmark_GetNextSibling'
  | 'FPDFBookmark_GetTitle'
  | 'FPDFDest_GetDestPageIndex'
  | 'FPDFText_GetCharAngle'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_IsGenerated',
  (...numbers: number[]) => number
>;

/** A PDF opened with PDFium, and the memory of the module it lives in. */
export type PdfiumDocument = {
  api: WrappedPdfiumModule;
  /** As the module itself exports them: the wrappers of `api` look at each argument, which takes longer than most calls. */
  exports: PdfiumExports;
  /** Handle of the document in PDFium. */
  handle: number;
  pages: number;
  /** A UTF-16 string that `fill` writes: called with a null buffer first, it answers the bytes it needs. */
  readString(fill: (buffer: number, bytes: number) => number): string;
  /** `count` numbers of `type` that `fill` writes at consecutive pointers; null if it fails. */
  readNumbers(
    count: number,
    type: 'double' | 'float',
    fill: (...pointers: number[]) => boolean,
  ): number[] | null;
  close(): void;
};

/** Result of FPDF_GetLastError for a document that needs a password. */
const ERROR_PASSWORD = 4;

const LONGEST_STRING_BYTES = 200_000;

/**
 * Opens a PDF through a reading callback, so that a large file never lies in memory as a whole.
 * Throws `ReadError` ("encrypted" or "damaged").
 */
export async function openPdfium(path: string): Promise<PdfiumDocument> {
  const { init } = await import('@embedpdf/pdfium');
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const api = await init({
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength),
  });
  api.PDFiumExt_Init();
  const file = openSync(path, 'r');
  const access = registerFile(api, file);
  const handle = api.FPDF_LoadCustomDocument(access, '');
  if (handle === 0) {
    closeSync(file);
    const reason = api.FPDF_GetLastError() === ERROR_PASSWORD ? 'encrypted' : 'damaged';
    throw new ReadError(reason, 'PDFium could not open the file');
  }
  return {
    api,
    exports: api.pdfium.wasmExports as unknown as PdfiumExports,
    handle,
    pages: api.FPDF_GetPageCount(handle),
    readString: (fill) => readString(api, fill),
    readNumbers: (count, type, fill) => readNumbers(api, count, type, fill),
    close: () => {
      api.FPDF_CloseDocument(handle);
      closeSync(file);
    },
  };
}

/** Fills an FPDF_FILEACCESS: length, callback (param, position, buffer, size) → 1 on success, param. */
function registerFile(api: WrappedPdfiumModule, file: number): number {
  const { pdfium } = api;
  const readBlock = (_param: number, position: number, buffer: number, bytes: number): number => {
    const target = heap(api).subarray(buffer, buffer + bytes);
    return readSync(file, target, 0, bytes, position >>> 0) === bytes ? 1 : 0;
  };
  const access = pdfium.wasmExports.malloc(12);
  pdfium.setValue(access, fstatSync(file).size, 'i32');
  pdfium.setValue(access + 4, pdfium.addFunction(readBlock, 'iiiii'), 'i32');
  pdfium.setValue(access + 8, 0, 'i32');
  return access;
}

/** Looked up each time: growing the memory replaces the view. */
function heap(api: WrappedPdfiumModule): Uint8Array {
  const { HEAPU8 } = api.pdfium as unknown as { HEAPU8: Uint8Array };
  return HEAPU8;
}

function readString(api: WrappedPdfiumModule, fill: (buffer: number, bytes: number) => number): string {
  const bytes = Math.min(fill(0, 0), LONGEST_STRING_BYTES);
  if (bytes <= 2) return '';
  const { wasmExports, UTF16ToString } = api.pdfium;
  const buffer = wasmExports.malloc(bytes + 2);
  try {
    fill(buffer, bytes);
    // Some functions end the text with a zero, others only where there is room.
    api.pdfium.setValue(buffer + bytes, 0, 'i16');
    return UTF16ToString(buffer);
  } finally {
    wasmExports.free(buffer);
  }
}

function readNumbers(
  api: WrappedPdfiumModule,
  count: number,
  type: 'double' | 'float',
  fill: (...pointers: number[]) => boolean,
): number[] | null {
  const { wasmExports, getValue } = api.pdfium;
  const stride = type === 'float' ? 4 : 8;
  const buffer = wasmExports.malloc(count * stride);
  try {
    const pointers = Array.from({ length: count }, (_, index) => buffer + index * stride);
    return fill(...pointers) ? pointers.map((pointer) => Number(getValue(pointer, type))) : null;
  } finally {
    wasmExports.free(buffer);
  }
}
