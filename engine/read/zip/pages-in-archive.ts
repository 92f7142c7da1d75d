import { ReadError } from '../failure.ts';
import { pageTitle } from '../html/elements.ts';
import { type HtmlDraft, htmlBlocks } from '../html/html-blocks.ts';
import { bytesOf } from '../html/html-reader.ts';
import { type HtmlElement, parseHtml } from '../html/html-tree.ts';
import type { createImageStore } from '../pageless/image-store.ts';
import type { Archive } from './archive.ts';
import { resolveName } from './archive.ts';

/** A web page in an archive: its tree, its blocks with pictures by their names there, and its title. */
export type PageInArchive = { root: HtmlElement; drafts: HtmlDraft[]; title: string };

/** Characters of all pages of a manual together. */
const MAX_TOTAL_CHARS = 60_000_000;

/** Reads web pages of an archive one after the other, each within what is left of the bounds of all. */
export function createPageSource(archive: Archive, maxChars: number) {
  let pages = 0;
  let chars = 0;
  return async (name: string): Promise<PageInArchive | null> => {
    const text = await archive.readText(name);
    if (text === null) return null;
    pages += 1;
    chars += text.length;
    if (chars > MAX_TOTAL_CHARS) throw new ReadError('too-complex', `${chars} characters of HTML`);
    const root = parseHtml(text);
    const drafts = htmlBlocks(root, maxChars).map((draft) => ofPage(draft, name, pages));
    return { root, drafts, title: pageTitle(root) };
  };
}

/** What only a page knows of itself told so that it holds beside others: where pictures are, which list an item is of. */
function ofPage({ block, picture }: HtmlDraft, name: string, page: number): HtmlDraft {
  const own = block.kind === 'list-item' ? { ...block, list: `${page}.${block.list ?? ''}` } : block;
  return picture === undefined ? { block: own } : { block: own, picture: addressIn(name, picture) };
}

const DATA = /^data:/i;
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The name in the archive that an address of a page means; "" for what is elsewhere. */
export function addressIn(page: string, address: string): string {
  if (DATA.test(address)) return address;
  if (ELSEWHERE.test(address)) return '';
  const [path = ''] = address.split(/[?#]/, 1);
  return path === '' ? '' : resolveName(page, decoded(path));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Finds the pictures of pages in an archive. */
export const picturesIn =
  (archive: Archive): Parameters<typeof createImageStore>[0] =>
  async (address, maxBytes) =>
    DATA.test(address) ? bytesOf(address, maxBytes) : archive.read(address, maxBytes);
