/** What a citation says about pages: their pictures, their number, the lines quoted on them. */
import type { Citation } from '../../../contracts/chat.ts';

/** Fractions (0–1) of the page's width and height, origin top left. */
export type Box = Citation['boxes'][number]['box'];

/** Boxes of the quote's lines on `page`. */
export const boxesOn = (citation: Pick<Citation, 'boxes'>, page: number): Box[] =>
  citation.boxes.filter((marked) => marked.page === page).map((marked) => marked.box);

/** Address of the picture of `page`; null where the manual has no pages. */
export const pageImageUrl = (citation: Pick<Citation, 'pageImage'>, page: number): string | null =>
  citation.pageImage?.replace('{page}', String(page)) ?? null;

/** Whether `page` is one of the manual's; an unknown number of pages is taken as open-ended. */
export const isPageOf = (citation: Pick<Citation, 'pages'>, page: number): boolean =>
  page >= 1 && (citation.pages === null || page <= citation.pages);
