import { markerNumber, parseListMarker } from '../../document/list-marker.ts';
import { type Element, type ElementOf, isKind } from '../element.ts';
import { demoteHeading } from './demote-headings.ts';
import { findBodySize, isPlausibleHeading } from './heading-text.ts';

/** Instructions are set at most so much larger than the text. */
const MAX_RATIO = 1.25;
/** So many numbered headings with nothing below them are steps. */
const MIN_STEPS = 3;

/**
 * Demotes headings that are instructions in somewhat larger type than the text: steps with nothing but pictures
 * between them, and lines in a type that is mostly used for sentences.
 */
export function demoteInstructions(elements: readonly Element[]): Element[] {
  const bodySize = findBodySize(elements);
  const isLarger = (element: Element | undefined): element is ElementOf<'heading'> =>
    isKind(element, 'heading') && !element.block.bold && isSlightlyLarger(element, bodySize);
  const steps = findSteps(elements, isLarger);
  const sizes = findSentenceSizes(elements, bodySize);
  return elements.map((element) =>
    isLarger(element) && (steps.has(element) || sizes.has(sizeOf(element)))
      ? demoteHeading(element)
      : element,
  );
}

function findSteps(
  elements: readonly Element[],
  isLarger: (element: Element | undefined) => element is ElementOf<'heading'>,
): Set<Element> {
  const steps = new Set<Element>();
  let run: Element[] = [];
  const close = (): void => {
    if (run.length >= MIN_STEPS) for (const element of run) steps.add(element);
    run = [];
  };
  for (const element of elements) {
    if (isKind(element, 'figure')) continue;
    const number = isLarger(element) ? stepNumber(element.text) : null;
    if (number !== run.length + 1) close();
    if (number === run.length + 1) run.push(element);
  }
  close();
  return steps;
}

function stepNumber(text: string): number | null {
  const marked = parseListMarker(text);
  return marked?.ordered ? markerNumber(marked.marker) : null;
}

/** Sizes in which as many sentences as titles are set, or more. */
function findSentenceSizes(elements: readonly Element[], bodySize: number): Set<number> {
  const surplus = new Map<number, number>();
  for (const element of elements) {
    if (!isKind(element, 'heading') && !isKind(element, 'paragraph')) continue;
    if (element.block.bold || !isSlightlyLarger(element, bodySize)) continue;
    const isTitle = isPlausibleHeading(element, bodySize);
    surplus.set(sizeOf(element), (surplus.get(sizeOf(element)) ?? 0) + (isTitle ? -1 : 1));
  }
  return new Set([...surplus].filter(([, count]) => count >= 0).map(([size]) => size));
}

type Sized = ElementOf<'heading'> | ElementOf<'paragraph'>;

const sizeOf = ({ block }: Sized): number => Math.round((block.fontSize ?? 0) * 2);

const isSlightlyLarger = ({ block: { fontSize } }: Sized, bodySize: number): boolean =>
  fontSize !== null && fontSize > bodySize && fontSize <= MAX_RATIO * bodySize;
