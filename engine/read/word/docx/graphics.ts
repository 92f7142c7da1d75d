import { isMetafileName } from '../../pageless/metafiles.ts';
import { shownBranch } from './alternatives.ts';
import type { Picture, Piece } from './draft.ts';
import { drawnLines, paragraphsOf } from './drawn-words.ts';
import { equationOf } from './equation-objects.ts';
import type { Relation } from './package.ts';
import { childOf, type XmlElement } from './xml.ts';

const EMU_PER_POINT = 12_700;
const MAX_NAME_CHARS = 200;
/** Pictures that a browser cannot draw are named from this size on, in points; smaller ones are signs within a text. */
const MIN_NAMED_POINTS = 36;
const SHOWN_FORMAT = /\.(?:png|jpe?g|gif|webp)$/i;
const POINTS_PER: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75, '': 0.75 };

/** What is told of a drawing before its picture comes. */
type Frame = { name: string; size: Picture['size'] };

/** What other parts of the file say of a drawing: its pictures, the words of its diagrams and formulas, by their identifiers. */
export type GraphicsContext = {
  relations: ReadonlyMap<string, Relation>;
  diagrams: ReadonlyMap<string, readonly string[]>;
  equations: ReadonlyMap<string, string>;
};

/** The text boxes, words and pictures of a drawing, in order. */
export function graphicsOf(
  element: XmlElement,
  { relations, diagrams, equations }: GraphicsContext,
): Piece[] {
  const equation = equationOf(element, equations);
  if (equation !== '') return [{ kind: 'text', text: equation, bold: false, size: null, script: null }];
  const pieces: Piece[] = [];
  const add = (id: string | undefined, { name, size }: Frame): void => {
    const part = relations.get(id ?? '')?.part ?? null;
    const called = (name || fileName(part)).slice(0, MAX_NAME_CHARS);
    pieces.push({ kind: 'picture', picture: { part, name: called, size } });
  };
  const say = (lines: readonly string[]): void => {
    if (lines.length > 0) pieces.push({ kind: 'box', content: paragraphsOf(lines) });
  };
  const walk = (elements: readonly XmlElement[], outer: Frame): void => {
    for (const child of elements) {
      if (child.name === 'w:txbxContent') pieces.push({ kind: 'box', content: child.children });
      else if (child.name === 'mc:AlternateContent') walk(shownBranch(child), outer);
      else if (child.name === 'a:blip') add(child.attributes['r:embed'] ?? child.attributes['r:link'], outer);
      else if (child.name === 'v:imagedata') add(child.attributes['r:id'], vmlName(child, outer));
      else if (child.name === 'v:textpath') say([child.attributes.string ?? '']);
      else if (child.name === 'a:txBody') say(drawnLines(child));
      else if (child.name === 'dgm:relIds' && diagrams.has(child.attributes['r:dm'] ?? ''))
        say(diagrams.get(child.attributes['r:dm'] ?? '') ?? []);
      else if (child.name === 'c:chart' || child.name === 'dgm:relIds') add(undefined, outer);
      else if (!isHidden(child)) walk(child.children, frameOf(child, outer));
    }
  };
  walk([element], { name: '', size: null });
  return pieces;
}

/** A part may be anything: only a picture's name is shown. */
const fileName = (part: string | null): string =>
  /(?:^|\/)([^/]+\.(?:emf|wmf|svg|tiff?|bmp|pict?|pcx))$/i.exec(part ?? '')?.[1] ?? '';

/** Whether a browser can draw it, or LibreOffice may; others can only be named. */
export const isShowable = ({ part }: Picture): boolean =>
  part !== null && (SHOWN_FORMAT.test(part) || isMetafileName(part));

/** What stands for a picture that cannot be shown; null for a small one, or one without a name. */
export function nameInstead({ name, size }: Picture): string | null {
  const isSmall = size !== null && Math.min(size.width, size.height) < MIN_NAMED_POINTS;
  return isSmall || name === '' ? null : `[${name}]`;
}

/** Names of what tells the properties of a drawing, or of a shape in one. */
const PROPERTIES = /^(?:wp:docPr|(?:wps|wpg|wpc|pic|a):cNvPr)$/;
const HIDDEN_STYLE = /(?:^|;)\s*(?:visibility:\s*hidden|display:\s*none|mso-hide:\s*all)/i;

const isHidden = (element: XmlElement): boolean =>
  HIDDEN_STYLE.test(element.attributes.style ?? '') ||
  element.children.some(({ name, attributes, children }) =>
    PROPERTIES.test(name)
      ? /^(?:1|true|on)$/.test(attributes.hidden ?? '')
      : /:nv\w*Pr$/.test(name) && isHidden({ name, attributes, children, text: '' }),
  );

function frameOf(element: XmlElement, outer: Frame): Frame {
  if (element.name === 'wp:inline' || element.name === 'wp:anchor') {
    const { cx, cy } = childOf(element, 'wp:extent')?.attributes ?? {};
    const size = { width: Number(cx) / EMU_PER_POINT, height: Number(cy) / EMU_PER_POINT };
    const isKnown = size.width > 0 && size.height > 0;
    return { name: nameOf(childOf(element, 'wp:docPr')) || outer.name, size: isKnown ? size : outer.size };
  }
  if (element.name === 'pic:pic') {
    const described = childOf(childOf(element, 'pic:nvPicPr'), 'pic:cNvPr')?.attributes.descr;
    return { ...outer, name: described || outer.name };
  }
  if (!/^v:(?:shape|rect|image)$/.test(element.name)) return outer;
  const { alt, style = '' } = element.attributes;
  const [width, height] = [lengthIn(style, 'width'), lengthIn(style, 'height')];
  return { name: alt || outer.name, size: width && height ? { width, height } : outer.size };
}

const nameOf = (properties: XmlElement | undefined): string =>
  properties?.attributes.descr || properties?.attributes.title || properties?.attributes.name || '';

const vmlName = (data: XmlElement, outer: Frame): Frame => ({
  ...outer,
  name: outer.name || data.attributes['o:title'] || '',
});

/** In points; null where a style does not say. */
function lengthIn(style: string, property: string): number | null {
  const [, number, unit = ''] = new RegExp(`(?:^|;)\\s*${property}:\\s*([\\d.]+)([a-z]*)`).exec(style) ?? [];
  return number === undefined ? null : Number(number) * (POINTS_PER[unit] ?? 1);
}
