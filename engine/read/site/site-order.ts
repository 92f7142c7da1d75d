import { rawTextOf } from '../html/elements.ts';
import type { HtmlElement } from '../html/html-tree.ts';
import { elementsNamed } from '../zip/elements-named.ts';
import { addressIn } from '../zip/pages-in-archive.ts';
import { isPage } from './page-names.ts';

/** Of the words of a list of contents so many are links. */
const MIN_LINKED = 0.6;
const MIN_LINKS = 3;

/** The pages that a page names, in the order in which it does. */
export function linksOf(root: HtmlElement, name: string): string[] {
  const links: string[] = [];
  const visit = (element: HtmlElement): void => {
    const { attributes } = element;
    const address = /^i?frame$/.test(element.name) ? attributes.src : element.name === 'a' && attributes.href;
    if (address) links.push(addressIn(name, address));
    for (const child of element.children) if (typeof child !== 'string') visit(child);
  };
  visit(root);
  return links.filter(isPage);
}

/** Whether a page says little but where others are. */
export function isContents(root: HtmlElement, name: string): boolean {
  const [body = root] = elementsNamed(root, 'body');
  const lengthOf = (element: HtmlElement): number => rawTextOf(element).replace(/\s+/g, '').length;
  const links = elementsNamed(body, 'a').filter(({ attributes }) =>
    isPage(addressIn(name, attributes.href ?? '')),
  );
  const linked = links.reduce((sum, link) => sum + lengthOf(link), 0);
  return links.length >= MIN_LINKS && linked >= lengthOf(body) * MIN_LINKED;
}
