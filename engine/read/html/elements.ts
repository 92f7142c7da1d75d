/** What of a web page is shown, and what stands below an element. */
import type { HtmlElement } from './html-tree.ts';

/** What a page holds besides its words, or does not show. */
const UNSEEN =
  /^(?:head|script|style|noscript|template|svg|nav|select|button|input|textarea|iframe|object|video|audio|canvas|dialog|title|link|meta|rt|rp)$/;

/** Whether a browser shows an element of a page to which its styles have been applied (see `style-sheets.ts`). */
export const isSeen = ({ name, attributes }: HtmlElement): boolean =>
  !(UNSEEN.test(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true');

/** The shown elements directly below one. */
export const elementsOf = ({ children }: HtmlElement): HtmlElement[] =>
  children.filter((child) => typeof child !== 'string').filter(isSeen);
/** The shown elements of that name directly below one. */
export const childrenOf = (element: HtmlElement, name: string): HtmlElement[] =>
  elementsOf(element).filter((child) => child.name === name);
/** The cells of a row. */
export const cellsOf = (row: HtmlElement): HtmlElement[] =>
  elementsOf(row).filter(({ name }) => name === 'td' || name === 'th');

/** All characters of an element as the file has them, breaks as new lines. */
export const rawTextOf = (element: HtmlElement): string =>
  element.children
    .map((child) => (typeof child === 'string' ? child : child.name === 'br' ? '\n' : rawTextOf(child)))
    .join('');

/** The title that a page states in its head; empty where it has none. */
export function pageTitle(root: HtmlElement): string {
  const find = (element: HtmlElement, depth: number): HtmlElement | undefined => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const found = child.name === 'title' ? child : depth > 0 ? find(child, depth - 1) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  const title = find(root, 2);
  return title ? rawTextOf(title).replace(/\s+/g, ' ').trim() : '';
}
