import type { ReadPage } from '../document/pages.ts';
import { structureManual } from '../structure/structure-manual.ts';
import { pdfDocument } from './blocks.ts';

/** What is understood of these pages of a PDF with this outline. */
export function structurePages(pages: ReadPage[], outline: Parameters<typeof pdfDocument>[1] = []) {
  return structureManual({ document: pdfDocument(pages.length, outline), pages });
}
