import type { HtmlElement } from '../html/html-tree.ts';

/** All elements of a name below one, in order, without those within others of that name. */
export function elementsNamed(root: HtmlElement, name: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = ({ children }: HtmlElement): void => {
    for (const child of children) {
      if (typeof child === 'string') continue;
      if (child.name === name) found.push(child);
      else visit(child);
    }
  };
  visit(root);
  return found;
}

/** The first element of a name below one. */
export function elementNamed(root: HtmlElement | undefined, name: string): HtmlElement | undefined {
  for (const child of root?.children ?? []) {
    if (typeof child === 'string') continue;
    const found = child.name === name ? child : elementNamed(child, name);
    if (found) return found;
  }
  return undefined;
}
