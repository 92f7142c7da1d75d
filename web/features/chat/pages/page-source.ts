/** Reads from a citation what concerns pages: their pictures, their number, and the quoted lines on them. */
import type { Citation } from '../../../../contracts/chat/messages.ts';

/** A rectangle in fractions (0–1) of the page's width and height, origin top left. */
export type Box = Citation['boxes'][number]['box'];

/** Boxes of the quoted lines on `page`. */
export const boxesOn = (citation: Pick<Citation, 'boxes'>, page: number): Box[] =>
  citation.boxes.filter((marked) => marked.page === page).map((marked) => marked.box);

/** Address of the picture of `page`; null if the manual has no pages. */
export const pageImageUrl = (citation: Pick<Citation, 'pageImage'>, page: number): string | null =>
  citation.pageImage?.replace('{page}', String(page)) ?? null;

/** Whether the manual has this page; if the number of pages is unknown, any page may exist. */
export const isPageOf = (citation: Pick<Citation, 'pages'>, page: number): boolean =>
  page >= 1 && (citation.pages === null || page <= citation.pages);
