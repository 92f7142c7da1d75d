import { parseListMarker } from '../../document/list-marker.ts';
import { type Element, type ElementOf, isKind } from '../element.ts';
import type { Heading } from './find-headings.ts';

/**
 * Demotes blocks that the layout took for headings but that head nothing: to items of a list if they begin with a
 * marker, else to paragraphs. Number and order of the elements stay.
 */
export function demoteHeadings(elements: readonly Element[], headings: readonly Heading[]): Element[] {
  const taken = new Set(
    headings.flatMap(({ index, takes }) => Array.from({ length: takes }, (_, i) => index + i)),
  );
  return elements.map((element, index) =>
    isKind(element, 'heading') && !taken.has(index) ? demoteHeading(element) : element,
  );
}

/** The element as the item that it begins like, or as a paragraph. */
export function demoteHeading(element: ElementOf<'heading'>): Element {
  const { text, lines, box, fontSize, bold } = element.block;
  const marked = parseListMarker(text);
  if (marked === null) {
    return { ...element, block: { kind: 'paragraph', text, lines, box, fontSize, bold } };
  }
  const { marker, ordered, rest } = marked;
  const [first, ...others] = element.lines;
  const withoutMarker = first && { ...first, text: parseListMarker(first.text)?.rest ?? first.text };
  return {
    ...element,
    text: rest,
    lines: withoutMarker ? [withoutMarker, ...others] : [],
    block: { kind: 'list-item', text: rest, lines, box, ordered, marker, level: 0 },
  };
}
