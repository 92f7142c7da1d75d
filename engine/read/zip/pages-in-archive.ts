import { ReadError } from '../failure.ts';
import { pageTitle } from '../html/elements.ts';
import { type HtmlDraft, htmlBlocks } from '../html/html-blocks.ts';
import { bytesOf } from '../html/html-reader.ts';
import { type HtmlElement, parseHtml } from '../html/html-tree.ts';
import { applyStyleSheets } from '../html/style-sheets.ts';
import type { createImageStore } from '../pageless/image-store.ts';
import type { Archive } from './archive.ts';
import { resolveName } from './archive.ts';
import { elementsNamed } from './elements-named.ts';

/** A web page in an archive: its tree, its blocks with pictures by their names there, and its title. */
export type PageInArchive = { root: HtmlElement; drafts: HtmlDraft[]; title: string };

/** Characters of all pages of a manual together. */
const MAX_TOTAL_CHARS = 60_000_000;

/** Reads web pages of an archive one after the other, each within what is left of the bounds of all. */
export function createPageSource(archive: Archive, maxChars: number) {
  let pages = 0;
  let chars = 0;
  const sheets = createSheetSource(archive);
  return async (name: string): Promise<PageInArchive | null> => {
    const text = await archive.readText(name);
    if (text === null) return null;
    pages += 1;
    chars += text.length;
    if (chars > MAX_TOTAL_CHARS) throw new ReadError('too-complex', `${chars} characters of HTML`);
    const root = parseHtml(text);
    applyStyleSheets(root, await sheets(root, name));
    const drafts = htmlBlocks(root, maxChars).map((draft) => ofPage(draft, name, pages));
    return { root, drafts, title: pageTitle(root) };
  };
}

/** More sheets than a page has are a file's attack. */
const MAX_SHEETS_A_PAGE = 20;
const MAX_SHEETS = 200;
const MAX_SHEET_BYTES = 500_000;

/** Reads the style sheets that pages of an archive name, each once. */
function createSheetSource(archive: Archive) {
  const known = new Map<string, string>();
  const read = async (name: string): Promise<string> => {
    if (!known.has(name) && known.size < MAX_SHEETS)
      known.set(name, (await archive.read(name, MAX_SHEET_BYTES))?.toString('utf8') ?? '');
    return known.get(name) ?? '';
  };
  return async (root: HtmlElement, page: string): Promise<string[]> => {
    const links = elementsNamed(root, 'link').filter(({ attributes }) =>
      /\bstylesheet\b/i.test(attributes.rel ?? ''),
    );
    const names = links
      .map(({ attributes }) => addressIn(page, attributes.href ?? ''))
      .filter((name) => name !== '');
    const texts: string[] = [];
    for (const name of names.slice(0, MAX_SHEETS_A_PAGE)) texts.push(await read(name));
    return texts;
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
