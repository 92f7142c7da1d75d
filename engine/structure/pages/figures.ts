import { FIGURE_REFERENCES, FIGURE_WORDS } from '../../document/caption-words.ts';
import type { Figure } from '../../document/manual.ts';
import type { Box } from '../../document/pages.ts';
import { type Element, isKind } from '../element.ts';
import type { FilledSection } from '../headings/section-tree.ts';

const LABEL = new RegExp(
  `^((?:${FIGURE_WORDS})\\.?\\s*(?:\\d+(?:[.\\-–]\\d+)*[a-z]?|[A-Z][.-]?\\d+(?:[.-]\\d+)*))\\b[\\s.:–-]*`,
  'iu',
);
const REFERENCE = new RegExp(
  `(?<!\\p{L})(?:${FIGURE_REFERENCES})\\.?\\s*(\\d+(?:[.\\-–]\\d+)*[a-z]?)`,
  'giu',
);

/** Smaller pictures, as a share of the page area, are icons and rules. */
export const MIN_AREA = 0.006;

/** Pieces of a drawing closer than this, as a share of the page, are one picture. */
const JOIN_GAP = 0.02;

const MAX_CAPTION_GAP = 0.06;
const MAX_CAPTION_CHARS = 400;
const MAX_LABEL_CHARS = 40;
/** The same for labels that the reader took for the lines of a listing. */
const MAX_LISTED_LABEL_CHARS = 20;
const MAX_LISTED_LABELS = 5;

/** The figures of all sections, each with the caption right below or above it. */
export function findFigures(sections: readonly FilledSection[]): Figure[] {
  const figures: Figure[] = [];
  for (const { section, elements } of sections) {
    const captions = elements.filter((element) => isCaption(element));
    const used = new Set<Element>();
    for (const picture of joinPieces(elements)) {
      const caption = findCaption(picture, captions, used);
      if (caption) used.add(caption);
      if (!caption && picture.box && area(picture.box) < MIN_AREA) continue;
      figures.push(makeFigure(figures.length, section.ordinal, picture, caption));
    }
    for (const caption of captions) {
      if (used.has(caption)) continue;
      const box = findDrawing(caption, elements);
      if (box)
        figures.push(
          makeFigure(figures.length, section.ordinal, { page: caption.page, box, image: null }, caption),
        );
    }
  }
  return figures;
}

type Picture = { page: number; box: Box | null; image: Figure['image'] };

function makeFigure(
  ordinal: number,
  section: number,
  picture: Picture,
  caption: Element | undefined,
): Figure {
  const label = caption ? captionLabel(caption.text) : null;
  const { page, box, image } = picture;
  return { ordinal, section, label, caption: caption?.text ?? '', page: box ? page : null, box, image };
}

export function isCaption(element: Element): boolean {
  const isText = isKind(element, 'paragraph') || isKind(element, 'heading');
  return isText && element.text.length <= MAX_CAPTION_CHARS && LABEL.test(element.text);
}

/** Joins touching pieces, since files hold a drawing as many of them. */
function joinPieces(elements: readonly Element[]): Picture[] {
  const pictures: Picture[] = [];
  for (const element of elements) {
    if (!isKind(element, 'figure')) continue;
    const { box, image } = element.block;
    const touching =
      box && pictures.find((other) => other.page === element.page && other.box && areNear(other.box, box));
    if (touching?.box && box) touching.box = union(touching.box, box);
    else pictures.push({ page: element.page, box, image });
  }
  return pictures;
}

function findCaption(
  picture: Picture,
  captions: readonly Element[],
  used: ReadonlySet<Element>,
): Element | undefined {
  const { box } = picture;
  if (box === null) return captions.find((caption) => caption.page === picture.page && !used.has(caption));
  let best: { caption: Element; gap: number } | undefined;
  for (const caption of captions) {
    const place = caption.block.box;
    if (caption.page !== picture.page || used.has(caption) || !place) continue;
    const below = place.y - (box.y + box.height);
    const above = box.y - (place.y + place.height);
    const gap = below > -0.02 ? Math.max(0, below) : above > -0.02 ? Math.max(0, above) + 0.01 : 1;
    const overlaps = place.x < box.x + box.width && box.x < place.x + place.width;
    if (overlaps && gap < MAX_CAPTION_GAP && (!best || gap < best.gap)) best = { caption, gap };
  }
  return best?.caption;
}

/** The box of a drawing that the file holds as vector lines: the empty space between its caption and the text above. */
export function findDrawing(caption: Element, elements: readonly Element[]): Box | null {
  const place = caption.block.box;
  if (!place) return null;
  let top = 0.08;
  for (const element of elements) {
    const box = element.block.box;
    if (element === caption || element.page !== caption.page || !box || isKind(element, 'figure')) continue;
    if (mayBeLabel(element)) continue;
    if (box.y + box.height <= place.y + 0.005) top = Math.max(top, box.y + box.height);
  }
  const height = place.y - top;
  const isWholeText = elements.some((element) => element.page === caption.page && element !== caption);
  return height > 0.08 && isWholeText ? { x: 0.08, y: top, width: 0.84, height } : null;
}

/** Labels in a drawing: short, and not laid out like running text. */
export function mayBeLabel(element: Element): boolean {
  const isShort = element.text.length <= MAX_LABEL_CHARS;
  const isLoose = isKind(element, 'paragraph')
    ? isShort
    : isKind(element, 'code') && (isShort || areListedLabels(element));
  return (
    isLoose &&
    !/[.:!?]$/.test(element.text) &&
    !LABEL.test(element.text) &&
    namedFigures(element.text).length === 0
  );
}

const areListedLabels = ({ lines }: Element): boolean =>
  lines.length <= MAX_LISTED_LABELS &&
  lines.every(({ text }) => text.length <= MAX_LISTED_LABEL_CHARS && !/[;{}=<>#$]/.test(text));

/** The label at the beginning of a caption: "Fig. 7"; null if the line is no caption. */
export const captionLabel = (line: string): string | null => LABEL.exec(line)?.[1] ?? null;

/** Numbers of the figures that a text refers to: "see Fig. 7" → "7". */
export function namedFigures(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map((match) => match[1] ?? '').filter((number) => number !== '');
}

/** The number in a label: "Fig. 7" → "7". */
export function labelNumber(label: string): string | null {
  return /(\d+(?:[.\-–]\d+)*[a-z]?|[A-Z][.-]?\d+(?:[.-]\d+)*)$/iu.exec(label)?.[1] ?? null;
}

export function area(box: Box): number {
  return box.width * box.height;
}

function areNear(a: Box, b: Box): boolean {
  return (
    a.x - JOIN_GAP < b.x + b.width &&
    b.x - JOIN_GAP < a.x + a.width &&
    a.y - JOIN_GAP < b.y + b.height &&
    b.y - JOIN_GAP < a.y + a.height
  );
}

function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
