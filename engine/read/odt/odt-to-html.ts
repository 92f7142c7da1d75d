import type { HtmlElement } from '../html/html-tree.ts';
import { countOn, createHeadingNumbers, createListCounts } from './odt-numbering.ts';
import { type OdtStyles, wholeOf } from './odt-styles.ts';

type Child = HtmlElement | string;
type Context = {
  styles: OdtStyles;
  /** Formulas by the names of the objects that they are. */
  formulas: ReadonlyMap<string, HtmlElement>;
  countsOf: ReturnType<typeof createListCounts>;
  headingNumber: (level: number) => string;
  /** Notes of the heading that is read, which stand behind it. */
  notes: Child[] | null;
};
type ListPlace = ReturnType<Context['countsOf']> & { style: string; level: number };

/** What a document holds besides its text, and what has been deleted from it: none of it is printed where it stands. */
const UNSEEN =
  /^(?:text:(?:tracked-changes|table-of-content|alphabetical-index|illustration-index|table-index|object-index|user-index|bibliography|sequence-decls|variable-decls|user-field-decls|hidden-text|note-citation|ruby-text|index-title-template)|office:(?:forms|annotation|annotation-end|event-listeners)|svg:(?:title|desc)|draw:(?:object-ole|plugin|applet)|style:.*|table:(?:covered-table-cell|shapes|table-column|table-columns|table-column-group)|math:.*)$/;
const MAX_BLANKS = 200;
const MAX_ROWS = 2000;
const MAX_HEADING = 6;

/** The text of a document as the web page that shows the same. @param formulas by the addresses that the text has for them */
export function odtToHtml(
  body: HtmlElement,
  styles: OdtStyles,
  formulas: ReadonlyMap<string, HtmlElement> = new Map(),
): HtmlElement {
  const context: Context = {
    styles,
    formulas,
    countsOf: createListCounts(),
    headingNumber: createHeadingNumbers(styles),
    notes: null,
  };
  return make('body', convert(body.children, context));
}

const make = (name: string, children: Child[], attributes: Record<string, string> = {}): HtmlElement => ({
  ...{ name, attributes, children },
});

const convert = (children: readonly Child[], context: Context): Child[] =>
  children.flatMap((child) => (typeof child === 'string' ? [child] : convertElement(child, context)));

/** Blanks between elements are layout of the file. */
const convertBlocks = ({ children }: HtmlElement, context: Context): Child[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : convertElement(child, context)));

const CONVERTERS: Record<string, (element: HtmlElement, context: Context) => Child[]> = {
  'text:h': convertHeading,
  'text:p': convertParagraph,
  'text:span': convertSpan,
  'text:list': (element, context) => convertList(element, context, null),
  'text:section': ({ attributes, ...element }, context) =>
    attributes['text:display'] === 'none' ? [] : convertBlocks({ ...element, attributes }, context),
  'text:s': ({ attributes }) => [' '.repeat(Math.min(MAX_BLANKS, wholeOf(attributes['text:c'], 1)))],
  'text:tab': () => [' '],
  'text:line-break': () => [make('br', [])],
  'text:note': convertNote,
  'table:table': convertTable,
  'draw:frame': convertFrame,
  'draw:image': ({ attributes }) => [make('img', [], { src: attributes['xlink:href'] ?? '' })],
  'draw:text-box': (element, context) => [make('div', convertBlocks(element, context))],
};

/** Of a formula its picture is not needed. */
function convertFrame(frame: HtmlElement, context: Context): Child[] {
  const object = frame.children.find((child) => typeof child !== 'string' && child.name === 'draw:object');
  const address = typeof object === 'object' ? (object.attributes['xlink:href'] ?? '') : '';
  const formula = context.formulas.get(address);
  return formula ? [formula] : convert(frame.children, context);
}

function convertElement(element: HtmlElement, context: Context): Child[] {
  if (UNSEEN.test(element.name)) return [];
  return CONVERTERS[element.name]?.(element, context) ?? convert(element.children, context);
}

function convertHeading(element: HtmlElement, context: Context, mark?: string): Child[] {
  const { attributes } = element;
  if (context.styles.lookOf(attributes['text:style-name']).isHidden) return [];
  const level = Math.max(1, wholeOf(attributes['text:outline-level'], 1));
  const notes: Child[] = [];
  const said = convert(element.children, { ...context, notes });
  if (isBlank(said)) return [];
  const isCounted = attributes['text:is-list-header'] !== 'true';
  const number = mark ?? (isCounted ? context.headingNumber(level) : '');
  return [make(`h${Math.min(MAX_HEADING, level)}`, [number, ...said]), ...notes];
}

const isBlank = (children: readonly Child[]): boolean =>
  children.every((child) =>
    typeof child === 'string' ? child.trim() === '' : isBlank(child.children) && child.name !== 'img',
  );

function convertParagraph(element: HtmlElement, context: Context): Child[] {
  const name = element.attributes['text:style-name'];
  const look = context.styles.lookOf(name);
  if (look.isHidden || isHiddenParagraph(element)) return [];
  const said = convert(element.children, context);
  if (context.styles.isTitle(name)) return isBlank(said) ? [] : [make('h1', said)];
  const level = context.styles.headingOf(name);
  if (level !== null) return isBlank(said) ? [] : [make(`h${Math.min(MAX_HEADING, level)}`, said)];
  const isBold = isAllBold(element, context, look.isBold);
  return [make(isBold ? 'dt' : 'p', said)];
}

/** A paragraph hides where a field in it says so. */
const isHiddenParagraph = ({ children }: HtmlElement): boolean =>
  children.some(
    (child) =>
      typeof child !== 'string' &&
      child.name === 'text:hidden-paragraph' &&
      child.attributes['text:is-hidden'] === 'true',
  );

function isAllBold(element: HtmlElement, { styles }: Context, isBold: boolean): boolean {
  const said = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  return (
    said.length > 0 &&
    said.every((child) => {
      if (typeof child === 'string') return isBold;
      return (
        child.name === 'text:span' && (isBold || styles.lookOf(child.attributes['text:style-name']).isBold)
      );
    })
  );
}

function convertSpan(element: HtmlElement, context: Context): Child[] {
  const { isHidden, isStruck, script } = context.styles.lookOf(element.attributes['text:style-name']);
  if (isHidden || isStruck) return [];
  const said = convert(element.children, context);
  return script === null ? said : [make(script, said)];
}

/** A note is said in brackets where its mark stands; that of a heading behind the heading. */
function convertNote(element: HtmlElement, context: Context): Child[] {
  const body = element.children.find((child) => typeof child !== 'string' && child.name === 'text:note-body');
  if (!body || typeof body === 'string') return [];
  const said = wordsOf(convertBlocks(body, { ...context, notes: null }));
  if (said === '') return [];
  if (!context.notes) return [` (${said})`];
  context.notes.push(make('p', [said]));
  return [];
}

/** Words of paragraphs in one line; notes within notes are part of them. */
function wordsOf(children: readonly Child[]): string {
  const said = children.map((child) => (typeof child === 'string' ? child : `${wordsOf(child.children)} `));
  return said.join('').replace(/\s+/g, ' ').trim();
}

function convertList(element: HtmlElement, context: Context, outer: ListPlace | null): Child[] {
  const { attributes } = element;
  const style = attributes['text:style-name'] ?? outer?.style ?? '';
  const place: ListPlace = outer
    ? { ...outer, style, level: outer.level + 1 }
    : { style, level: 0, ...context.countsOf(identityOf(attributes, style)) };
  const styleOf = (level: number) => context.styles.levelOf(style, level);
  const items = element.children.flatMap((item): Child[] => {
    if (typeof item === 'string') return [];
    if (item.name === 'text:list-header') return convertBlocks(item, context);
    const own = item.children.filter((child) => typeof child !== 'string');
    const isCounted = own.some(({ name }) => name !== 'text:list');
    const stated = item.attributes['text:start-value'];
    const start = stated === undefined ? null : wholeOf(stated, 1);
    const mark = isCounted ? countOn(place.counts, place.level, start, styleOf) : null;
    const said = own.flatMap((child) =>
      child.name === 'text:list' ? convertList(child, context, place) : convertElement(child, context),
    );
    const [heading] = own;
    if (heading?.name === 'text:h') return convertHeading(heading, context, mark === null ? '' : `${mark} `);
    const value = String(place.counts[place.level] ?? 1);
    return isCounted ? [{ ...make('li', said, { value }), marker: mark ?? '•' }] : said;
  });
  const isOnlyHeadings = items.every((item) => typeof item !== 'string' && /^h\d$/.test(item.name));
  const isNumbered = styleOf(place.level + 1)?.isNumbered === true;
  if (isOnlyHeadings) return items;
  const list = make(isNumbered ? 'ol' : 'ul', items);
  return [outer ? list : { ...list, list: place.name }];
}

const identityOf = (attributes: HtmlElement['attributes'], style: string) => ({
  style,
  id: attributes['xml:id'] ?? '',
  goesOn: attributes['text:continue-numbering'] === 'true',
  goesOnWith: attributes['text:continue-list'] ?? '',
});

function convertTable(element: HtmlElement, context: Context): Child[] {
  const rows: HtmlElement[] = [];
  collectRows(element, context, 'td', rows);
  // Nobody sets pages by tables here.
  return [make('table', rows, { role: 'table' })];
}

function collectRows(element: HtmlElement, context: Context, cell: 'th' | 'td', rows: HtmlElement[]): void {
  for (const child of element.children) {
    if (typeof child === 'string' || rows.length >= MAX_ROWS) continue;
    if (child.name === 'table:table-header-rows') collectRows(child, context, 'th', rows);
    else if (/^table:table-(?:rows|row-group)$/.test(child.name)) collectRows(child, context, cell, rows);
    else if (child.name === 'table:table-row') rows.push(convertRow(child, context, cell));
  }
}

/** Rows and cells that are said to stand several times are empty ones: once is enough. */
function convertRow(row: HtmlElement, context: Context, name: 'th' | 'td'): HtmlElement {
  const cells = row.children.flatMap((child) => {
    if (typeof child === 'string' || child.name !== 'table:table-cell') return [];
    const { attributes } = child;
    const spans = {
      colspan: attributes['table:number-columns-spanned'] ?? '1',
      rowspan: attributes['table:number-rows-spanned'] ?? '1',
    };
    return [make(name, convertBlocks(child, context), spans)];
  });
  return make('tr', cells);
}
