import { ReadError } from '../failure.ts';
import { rawTextOf } from '../html/elements.ts';
import { type HtmlElement, parseHtml } from '../html/html-tree.ts';
import type { Archive } from '../zip/archive.ts';
import { elementNamed, elementsNamed } from '../zip/elements-named.ts';
import { addressIn } from '../zip/pages-in-archive.ts';

/** A book: its title, and its pages in reading order with what its contents call them. */
export type Book = { title: string; chapters: Array<{ name: string; label: string }> };

const CONTAINER = 'META-INF/container.xml';
const PAGE_TYPE = /^(?:application\/xhtml\+xml|text\/html|application\/x-dtbook\+xml)$/i;
const MAX_CHAPTERS = 5000;

/** Reads what a book says of itself. @throws ReadError "damaged" where it says nothing that can be followed */
export async function readBook(archive: Archive): Promise<Book> {
  const container = await readTree(archive, CONTAINER);
  const name = elementNamed(container, 'rootfile')?.attributes['full-path'] ?? '';
  const root = await readTree(archive, name);
  if (!root) throw new ReadError('damaged', 'no package in it');
  const manifest = elementNamed(root, 'manifest') ?? elementNamed(root, 'opf:manifest');
  const items = new Map((manifest?.children ?? []).flatMap((child) => itemOf(child, name)));
  const spine = elementNamed(root, 'spine') ?? elementNamed(root, 'opf:spine');
  const order = (spine?.children ?? []).flatMap((child) => referenceOf(child)).slice(0, MAX_CHAPTERS);
  const labels = await readLabels(archive, [...items.values()]);
  const title = elementNamed(root, 'dc:title');
  return {
    title: title ? textOf(title) : '',
    chapters: order.flatMap((id) => {
      const item = items.get(id);
      if (!item || !PAGE_TYPE.test(item.type) || item.isContents) return [];
      return [{ name: item.name, label: labels.get(item.name.toLowerCase()) ?? '' }];
    }),
  };
}

type Item = { name: string; type: string; isContents: boolean };
type Child = HtmlElement | string;

function itemOf(child: Child, from: string): Array<[string, Item]> {
  if (typeof child === 'string' || !/^(?:opf:)?item$/.test(child.name)) return [];
  const { id = '', href = '', properties = '', ...others } = child.attributes;
  const isContents = /(?:^|\s)nav(?:\s|$)/.test(properties);
  return [[id, { name: addressIn(from, href), type: others['media-type'] ?? '', isContents }]];
}

/** What stands beside the text, such as answers of a quiz, is not read with it. */
function referenceOf(child: Child): string[] {
  if (typeof child === 'string' || !/^(?:opf:)?itemref$/.test(child.name)) return [];
  return child.attributes.linear === 'no' ? [] : [child.attributes.idref ?? ''];
}

/** What the contents call each page, by the page's name; the first that names it. */
async function readLabels(archive: Archive, items: readonly Item[]): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  const add = (from: string, address: string, label: string): void => {
    const name = addressIn(from, address).toLowerCase();
    if (!labels.has(name) && label !== '') labels.set(name, label);
  };
  for (const { name, type, isContents } of items) {
    if (!isContents && type !== 'application/x-dtbncx+xml') continue;
    const root = await readTree(archive, name);
    if (!root) continue;
    for (const link of elementsNamed(elementNamed(root, 'nav') ?? root, 'a'))
      add(name, link.attributes.href ?? '', textOf(link));
    for (const point of navPoints(root)) {
      const label = elementNamed(point, 'navlabel');
      add(name, elementNamed(point, 'content')?.attributes.src ?? '', label ? textOf(label) : '');
    }
  }
  return labels;
}

/** Entries of the older kind of contents, those within others too. */
const navPoints = (root: HtmlElement): HtmlElement[] =>
  elementsNamed(root, 'navpoint').flatMap((point) => [point, ...navPoints(point)]);

async function readTree(archive: Archive, name: string): Promise<HtmlElement | undefined> {
  const text = await archive.readText(name);
  return text === null ? undefined : parseHtml(text);
}

const textOf = (element: HtmlElement): string => rawTextOf(element).replace(/\s+/g, ' ').trim();
