import { writeZip, type ZipEntry } from './zip-writer.ts';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A paragraph; `style` is a style name such as "Heading1", `list` makes it an item of list 1 (numbers) or 2 (bullets). */
export function paragraph(text: string, { style, list }: { style?: string; list?: 1 | 2 } = {}): string {
  const styled = style ? `<w:pStyle w:val="${style}"/>` : '';
  const numbered = list ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>` : '';
  return `<w:p><w:pPr>${styled}${numbered}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

export function table(rows: readonly string[][]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('');
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
}

/** Writes a .docx for tests: `body` is WordprocessingML, `prolog` stands before its root element. */
export function writeDocx(body: string, extra: readonly ZipEntry[] = [], prolog = ''): Buffer {
  return writeZip([
    { name: '[Content_Types].xml', data: contentTypes() },
    { name: '_rels/.rels', data: relationships([['rId1', `${OFFICE}/officeDocument`, 'word/document.xml']]) },
    {
      name: 'word/_rels/document.xml.rels',
      data: relationships([
        ['rId1', `${OFFICE}/styles`, 'styles.xml'],
        ['rId2', `${OFFICE}/numbering`, 'numbering.xml'],
      ]),
    },
    { name: 'word/styles.xml', data: styles() },
    { name: 'word/numbering.xml', data: numbering() },
    {
      name: 'word/document.xml',
      data: `${prolog}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    },
    ...extra,
  ]);
}

function contentTypes(): string {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return (
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ` +
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`
  );
}

function relationships(entries: ReadonlyArray<readonly [string, string, string]>): string {
  const items = entries.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;
}

function styles(): string {
  const named = [
    ['Title', 'Title'],
    ['Heading1', 'heading 1'],
    ['Heading2', 'heading 2'],
  ].map(([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`);
  return `<w:styles ${NAMESPACES}>${named.join('')}</w:styles>`;
}

function numbering(): string {
  const list = (id: number, format: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`;
  const use = (id: number) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
  return `<w:numbering ${NAMESPACES}>${list(1, 'decimal')}${list(2, 'bullet')}${use(1)}${use(2)}</w:numbering>`;
}
