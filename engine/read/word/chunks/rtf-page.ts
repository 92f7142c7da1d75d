import type { HtmlElement } from '../../html/html-tree.ts';

/** How a stretch of an RTF text is set, as far as it changes what is read. */
export type RtfLook = { isHidden?: boolean; isBold?: boolean; script?: 'sup' | 'sub' | undefined };

/** What stands apart from its paragraph: a note, or the number of an item. */
export type Aside = 'note' | 'label';

type Child = HtmlElement | string;

const MAX_HEADING = 6;
const MAX_MARKER_CHARS = 40;

const make = (name: string, children: Child[]): HtmlElement => ({ name, attributes: {}, children });

/** Puts the paragraphs, cells and rows of an RTF text together as a web page, in the order they come. */
export function createRtfPage() {
  const body = createBody();
  let line: Child[] = [];
  let aside: { kind: Aside; said: Child[] } | null = null;
  let notes: Child[] = [];
  let label = '';
  let place = { isCell: false, heading: 0 };

  const endParagraph = (): void => {
    const said = [...line, ...notes];
    if (said.length > 0) body.add(said, { ...place, label });
    [line, notes, label] = [[], [], ''];
  };
  return {
    add(text: string, look: RtfLook): void {
      (aside?.said ?? line).push(...spansOf(text, look));
    },
    beginAside(kind: Aside): void {
      aside ??= { kind, said: [] };
    },
    /** Notes stand in brackets behind their paragraph. */
    endAside(): void {
      if (aside?.kind === 'note' && aside.said.length > 0) notes.push(' (', ...aside.said, ')');
      else if (aside)
        label = aside.said
          .filter((part) => typeof part === 'string')
          .join('')
          .trim();
      aside = null;
    },
    endParagraph(): void {
      if (aside) aside.said.push(' ');
      else endParagraph();
    },
    beginParagraph(): void {
      if (line.length === 0) place = { isCell: false, heading: 0 };
    },
    inTable(): void {
      place.isCell = true;
    },
    asHeading(level: number): void {
      place.heading = level;
    },
    endCell(): void {
      place.isCell = true;
      endParagraph();
      body.endCell();
    },
    endRow: body.endRow,
    end(): HtmlElement {
      endParagraph();
      return body.end();
    },
  };
}

/** A text with its line breaks, as it is set. */
function spansOf(text: string, { script, isBold }: RtfLook): Child[] {
  const said = text
    .split('\n')
    .flatMap((part, at): Child[] => [...(at > 0 ? [make('br', [])] : []), ...(part === '' ? [] : [part])]);
  return script ? [make(script, said)] : isBold ? [make('b', said)] : said;
}

type Place = { isCell: boolean; heading: number; label: string };

/** Paragraphs, the items of lists and the rows of tables, as they come. */
function createBody() {
  const body: Child[] = [];
  let list: HtmlElement | null = null;
  let cell: Child[] = [];
  let row: HtmlElement[] = [];
  let rows: HtmlElement[] = [];

  const endCell = (): void => {
    row.push(make('td', cell));
    cell = [];
  };
  const endRow = (): void => {
    if (row.length > 0) rows.push(make('tr', row));
    row = [];
  };
  const endTable = (): void => {
    if (cell.length > 0) endCell();
    endRow();
    if (rows.length > 0) body.push(make('table', rows));
    rows = [];
  };
  const addItem = (said: Child[], label: string): void => {
    if (list === null) {
      list = make('ol', []);
      body.push(list);
    }
    // Bullets are letters of fonts that draw signs.
    const marker = /[\p{L}\p{N}]/u.test(label) ? label.slice(0, MAX_MARKER_CHARS) : '•';
    list.children.push({ ...make('li', said), marker });
  };
  return {
    add(said: Child[], { isCell, heading, label }: Place): void {
      if (isCell) {
        cell.push(make('p', label === '' ? said : [`${label} `, ...said]));
        return;
      }
      endTable();
      const isHeading = heading >= 1 && heading <= MAX_HEADING;
      if (label !== '' && !isHeading) {
        addItem(said, label);
        return;
      }
      list = null;
      const numbered = label === '' ? said : [`${label} `, ...said];
      body.push(make(isHeading ? `h${heading}` : 'p', numbered));
    },
    endCell,
    endRow,
    end(): HtmlElement {
      endTable();
      return make('body', body);
    },
  };
}
