import type { HtmlElement } from '../html/html-tree.ts';
import { elementNamed, elementsNamed } from '../zip/elements-named.ts';
import { paragraphsToHtml, runsToHtml } from './paragraphs.ts';

type Child = HtmlElement | string;
/** What a slide names in other parts. */
export type SlideParts = { pictureOf: (id: string) => string; diagramOf: (id: string) => string[] };

/** Placeholders of what is the same on all slides. */
const FURNITURE = /^(?:dt|ftr|sldnum|hdr|sldimg)$/i;
const TITLE = /^(?:title|ctrtitle)$/i;
const MAX_TABLE_ROWS = 1000;

const make = (name: string, children: Child[], attributes: Record<string, string> = {}): HtmlElement => ({
  ...{ name, attributes, children },
});

/** The shapes of a slide as a web page: its title first, then all else from top to bottom where places are known. */
export function shapesToHtml(tree: HtmlElement, parts: SlideParts): HtmlElement {
  const shapes = shownShapes(tree);
  const titles = shapes.filter(isTitle);
  const others = inReadingOrder(shapes.filter((shape) => !isTitle(shape)));
  return make('body', [
    ...titles.flatMap(titleToHtml),
    ...others.flatMap((shape) => shapeToHtml(shape, parts)),
  ]);
}

/** Shapes that are shown, those of groups too. Of alternatives the first is what PowerPoint shows. */
function shownShapes(tree: HtmlElement): HtmlElement[] {
  return tree.children.flatMap((child): HtmlElement[] => {
    if (typeof child === 'string') return [];
    if (child.name === 'p:grpsp') return isHidden(child) ? [] : shownShapes(child);
    if (child.name === 'mc:alternatecontent') return shownShapes(elementNamed(child, 'mc:choice') ?? child);
    if (!/^p:(?:sp|pic|graphicframe)$/.test(child.name) || isHidden(child)) return [];
    return FURNITURE.test(placeholderOf(child)?.attributes.type ?? '') ? [] : [child];
  });
}

const isHidden = (shape: HtmlElement): boolean =>
  /^(?:1|true)$/.test(elementNamed(shape, 'p:cnvpr')?.attributes.hidden ?? '');

const placeholderOf = (shape: HtmlElement): HtmlElement | undefined => elementNamed(shape, 'p:ph');
const isTitle = (shape: HtmlElement): boolean => TITLE.test(placeholderOf(shape)?.attributes.type ?? '');

/** As they were drawn where one of them has its place from elsewhere. */
function inReadingOrder(shapes: readonly HtmlElement[]): HtmlElement[] {
  const placed = shapes.map((shape) => {
    const offset = elementNamed(shape, 'a:off')?.attributes;
    return { shape, x: Number(offset?.x ?? Number.NaN), y: Number(offset?.y ?? Number.NaN) };
  });
  if (placed.some(({ x, y }) => Number.isNaN(x) || Number.isNaN(y))) return [...shapes];
  return placed.sort((a, b) => a.y - b.y || a.x - b.x).map(({ shape }) => shape);
}

function titleToHtml(shape: HtmlElement): Child[] {
  const lines = elementsNamed(shape, 'a:p').map((paragraph) => runsToHtml(paragraph));
  return [
    make(
      'h1',
      lines.flatMap((line, index) => (index === 0 ? line : [' ', ...line])),
    ),
  ];
}

function shapeToHtml(shape: HtmlElement, parts: SlideParts): Child[] {
  if (shape.name === 'p:pic') {
    const id = elementNamed(shape, 'a:blip')?.attributes['r:embed'] ?? '';
    return [make('img', [], { src: parts.pictureOf(id) })];
  }
  if (shape.name === 'p:graphicframe') return frameToHtml(shape, parts);
  const body = elementNamed(shape, 'p:txbody');
  const placeholder = placeholderOf(shape)?.attributes;
  const isListed = placeholder !== undefined && /^(?:body|obj|)$/i.test(placeholder.type ?? '');
  return body ? paragraphsToHtml(body, isListed) : [];
}

function frameToHtml(frame: HtmlElement, parts: SlideParts): Child[] {
  const table = elementNamed(frame, 'a:tbl');
  if (table) return [tableToHtml(table)];
  const items = elementsNamed(frame, 'dgm:relids').flatMap(({ attributes }) =>
    parts.diagramOf(attributes['r:dm'] ?? ''),
  );
  return items.length === 0
    ? []
    : [
        make(
          'ul',
          items.map((text) => make('li', [text])),
        ),
      ];
}

function tableToHtml(table: HtmlElement): HtmlElement {
  const hasHeader = /^(?:1|true)$/.test(elementNamed(table, 'a:tblpr')?.attributes.firstrow ?? '');
  const rows = elementsNamed(table, 'a:tr').slice(0, MAX_TABLE_ROWS);
  return make(
    'table',
    rows.map((row, index) => {
      const cells = elementsNamed(row, 'a:tc').filter(
        ({ attributes }) => attributes.hmerge !== '1' && attributes.vmerge !== '1',
      );
      return make(
        'tr',
        cells.map((cell) => cellToHtml(cell, hasHeader && index === 0 ? 'th' : 'td')),
      );
    }),
  );
}

function cellToHtml(cell: HtmlElement, name: string): HtmlElement {
  const { gridspan = '1', rowspan = '1' } = cell.attributes;
  const lines = elementsNamed(cell, 'a:p').map((paragraph) => make('p', runsToHtml(paragraph)));
  return make(name, lines, { colspan: gridspan, rowspan });
}
