/** What a program that speaks the Model Context Protocol may have: the products of a company, or that of one link. */
import type { McpTool, Place, ToolInput, ToolOutput } from '../../../contracts/chat/mcp.ts';
import type { Citation, Message } from '../../../contracts/chat/messages.ts';
import { AppError } from '../../app-error.ts';
import type { ManualSearch } from '../chat/manual-search.service.ts';
import { answerText } from './answer-text.ts';

/** A page that can be read as a resource. */
export type ListedPage = { productId: string; manualId: string; page: number; name: string };
export type ListedPages = { pages: ListedPage[]; next: string | undefined };

/** One method for each tool, and the list of the pages. All throw AppError. */
export type Desk = { [T in McpTool]: (input: ToolInput<T>) => Promise<ToolOutput<T>> } & {
  /** @param cursor of the list before; missing for the first */
  listPages: (cursor: string | undefined) => Promise<ListedPages>;
};

/** Most pages of a list of resources. */
const LISTED = 200;

/** A place with whole addresses. */
export function placeOf(publicUrl: string): (citation: Citation) => Place {
  const whole = (path: string): string =>
    new URL(path, publicUrl).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return ({ manualId, title, page, pageEnd, printed, printedEnd, heading, quote, url, pageImage }) => ({
    ...{ manualId, title, page, pageEnd, heading, quote, url: whole(url) },
    ...(printed !== undefined && { printed }),
    ...(printedEnd !== undefined && { printedEnd }),
    pageImage: pageImage === null ? null : whole(pageImage.replace('{page}', String(page ?? 1))),
  });
}

/** An answer as its tool gives it. */
export function answerOf(
  { answered = false, citations = [], ...message }: Message,
  toPlace: (citation: Citation) => Place,
): Pick<ToolOutput<'ask_manual'>, 'answered' | 'text' | 'citations'> {
  const places = citations.map(toPlace);
  return { answered, text: answerText(message, places), citations: places };
}

/** A list of pages goes on at a page of a product; products are counted from 1. */
export function readCursor(cursor: string | undefined): { product: number; from: number } {
  const match = /^(\d{1,6})\.(\d{1,6})$/.exec(cursor ?? '1.0');
  if (!match) throw new AppError('invalid_request', 'There is no such part of the list.');
  return { product: Number(match[1]), from: Number(match[2]) };
}

/** The pages of a product behind `from`, as many as a list holds. */
export async function listPagesOf(
  search: Pick<ManualSearch, 'listManuals'>,
  { companyId, productId, name }: { companyId: string; productId: string; name: string },
  from: number,
): Promise<{ pages: ListedPage[]; hasMore: boolean }> {
  const manuals = await search.listManuals(companyId, productId);
  const all = manuals.flatMap(({ manualId, title, pages }) =>
    Array.from({ length: pages ?? 0 }, (_, i) => ({
      productId,
      manualId,
      page: i + 1,
      name: `${name}: ${title}, p. ${i + 1}`,
    })),
  );
  return { pages: all.slice(from, from + LISTED), hasMore: all.length > from + LISTED };
}

/** Cursor behind a part of the list. */
export const cursorBehind = (product: number, from: number): string => `${product}.${from + LISTED}`;
