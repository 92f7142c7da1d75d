import { writeZip, type ZipEntry } from './zip-writer.ts';

const SCHEMAS = 'http://schemas.openxmlformats.org';
const MICROSOFT = 'http://schemas.microsoft.com/office/word/2010';
const NAMESPACES = Object.entries({
  w: `${SCHEMAS}/wordprocessingml/2006/main`,
  r: `${SCHEMAS}/officeDocument/2006/relationships`,
  m: `${SCHEMAS}/officeDocument/2006/math`,
  mc: `${SCHEMAS}/markup-compatibility/2006`,
  a: `${SCHEMAS}/drawingml/2006/main`,
  pic: `${SCHEMAS}/drawingml/2006/picture`,
  wp: `${SCHEMAS}/drawingml/2006/wordprocessingDrawing`,
  wps: `${MICROSOFT}/wordprocessingShape`,
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
})
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(' ');
const OFFICE = `${SCHEMAS}/officeDocument/2006/relationships`;
const PACKAGE = `${SCHEMAS}/package/2006`;

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

/** A run of text; `properties` is what its "w:rPr" holds. */
export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A paragraph of runs and the like; `properties` is what its "w:pPr" holds. */
export function paragraphWith(content: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
}

/** Properties that make a paragraph an item. */
export const inList = (list: number, level = 0): string =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;

/** A cell of paragraphs, tables and the like; `properties` is what its "w:tcPr" holds. */
export const cell = (content: string, properties = ''): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;

/** A table of cells; each row a list of them. */
export const tableWith = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;

/** A field with its instruction and the result that was kept. */
export const field = (instruction: string, result: string): string =>
  mark('begin') +
  `<w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r>` +
  mark('separate') +
  result +
  mark('end');

const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

/** A picture in a run; `target` is one of `PICTURES`. */
export const picture = (id: keyof typeof PICTURES, { name = 'Picture 1', points = 100 } = {}): string =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="${points * 12_700}" cy="${points * 12_700}"/><wp:docPr id="1" name="${name}"/>` +
  `<a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic>` +
  '</wp:inline></w:drawing></w:r>';

/** Where the pictures of a document lie, by their identifiers; tests put them there. */
const PICTURES = { png: 'media/a.png', emf: 'media/b.emf', outside: 'media/none.png' } as const;

/** A part with a root element of a name, such as "styles" or "footnotes". */
export const wordPart = (name: string, content: string): ZipEntry => ({
  name: `word/${name}.xml`,
  data: `<w:${name} ${NAMESPACES}>${content}</w:${name}>`,
});

/** Writes a .docx for tests: `body` is WordprocessingML, `prolog` stands before its root element; `extra` parts are put over the usual ones. */
export function writeDocx(body: string, extra: readonly ZipEntry[] = [], prolog = ''): Buffer {
  const usual: ZipEntry[] = [
    { name: '[Content_Types].xml', data: contentTypes() },
    { name: '_rels/.rels', data: relationships([['rId1', `${OFFICE}/officeDocument`, 'word/document.xml']]) },
    {
      name: 'word/_rels/document.xml.rels',
      data: relationships([
        ...['styles', 'numbering', 'footnotes', 'endnotes', 'comments', 'header', 'aFChunk'].map(
          (type) => [type, `${OFFICE}/${type}`, `${type}.xml`] as const,
        ),
        ['dgm1', `${OFFICE}/diagramData`, 'diagrams/data1.xml'] as const,
        ['ole1', `${OFFICE}/oleObject`, 'embeddings/oleObject1.bin'] as const,
        ...Object.entries(PICTURES).map(([id, target]) => [id, `${OFFICE}/image`, target] as const),
      ]),
    },
    { name: 'word/styles.xml', data: styles() },
    { name: 'word/numbering.xml', data: numbering() },
    {
      name: 'word/document.xml',
      data: `${prolog}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    },
  ];
  const isReplaced = ({ name }: ZipEntry): boolean => extra.some((other) => other.name === name);
  return writeZip([...usual.filter((entry) => !isReplaced(entry)), ...extra]);
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
