import type { Section } from '../../document/manual.ts';
import type { Element } from '../element.ts';
import type { Heading } from './find-headings.ts';
import { isChapterAlone } from './heading-text.ts';

/** A section with its elements, without the heading. */
export type FilledSection = { section: Section; elements: Element[] };

/** The open headings above the first element: the path at which a part of a document begins. */
export type OpenHeading = { level: number; text: string };

/**
 * Divides the elements into sections at the headings. Elements before the first heading form a section of their own, named after the
 * document.
 */
export function buildSections(
  elements: readonly Element[],
  headings: readonly Heading[],
  title: string | null,
  paged: boolean,
  open: readonly OpenHeading[] = [],
): FilledSection[] {
  const sections: FilledSection[] = [];
  const stack: OpenHeading[] = [...open];
  const add = (heading: string, level: number, from: number, to: number, page: number | undefined): void => {
    const inside = elements.slice(from, to);
    const begin = page ?? inside[0]?.page ?? 1;
    const end = Math.max(begin, ...inside.map((element) => element.pageEnd));
    const path = stack.map((entry) => entry.text);
    const place = paged ? { page: begin, pageEnd: end } : { page: null, pageEnd: null };
    sections.push({
      section: { ordinal: sections.length, level, heading, path, ...place },
      elements: inside,
    });
  };
  const merged = mergeChapterNames(headings);
  const first = merged[0]?.index ?? elements.length;
  const last = stack.pop();
  if (first > 0) add(last?.text ?? title ?? '', last?.level ?? 1, 0, first, undefined);
  if (last) stack.push(last);
  for (const [position, heading] of merged.entries()) {
    while ((stack.at(-1)?.level ?? 0) >= heading.level) stack.pop();
    const end = merged[position + 1]?.index ?? elements.length;
    add(heading.text, stack.length + 1, heading.index + heading.takes, end, heading.page);
    stack.push({ level: heading.level, text: heading.text });
  }
  return sections;
}

/** Joins "Chapter 2" and "Electricity" right below it into one heading, on the level of the one whose level is known from an outline or a number. */
function mergeChapterNames(headings: readonly Heading[]): Heading[] {
  const merged: Heading[] = [];
  for (const heading of headings) {
    const last = merged.at(-1);
    if (last && isChapterAlone(last.text) && heading.index === last.index + last.takes) {
      const text = `${last.text} ${heading.text}`;
      const level = Math.min(last.level, heading.level);
      merged[merged.length - 1] = { ...last, text, level, takes: last.takes + heading.takes };
    } else {
      merged.push(heading);
    }
  }
  return merged;
}
