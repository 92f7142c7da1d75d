/** Small files that are made to hurt whoever reads them, of every format that is taken. */

import { cell, paragraph, paragraphWith, tableWith, wordPart, writeDocx } from './docx-writer.ts';
import { epubEntries } from './epub-writer.ts';
import { archiveAttacks, attacked } from './hostile-archives.ts';
import { hostilePdfs } from './hostile-pdf-structures.ts';
import { pdfOfSoftMasks } from './hostile-pdfs.ts';
import { odtEntries } from './odt-writer.ts';
import { writeOle } from './ole-writer.ts';
import { para, pptxEntries, shape } from './pptx-writer.ts';
import { writeZip, type ZipEntry } from './zip-writer.ts';

/** A file under the name that it is uploaded by; made anew each time, as some take megabytes. */
export type HostileFile = { name: string; what: string; make: () => Buffer };

const MANY = 99_999_999;
const TEXT = 'Press the red button to stop the machine.';

/** Each kind of attack on each format: nesting, expansion, repetition, circles, false names and sizes, broken ends. */
export function hostileFiles(): HostileFile[] {
  return [
    ...ofArchives(),
    ...ofWord(),
    ...ofOpenDocument(),
    ...ofWeb(),
    ...ofText(),
    ...hostilePdfs().map(({ what, make }) => ({ name: 'manual.pdf', what, make })),
    { name: 'manual.pdf', what: 'pages of masks', make: () => pdfOfSoftMasks({ pages: 2, fills: 200 }) },
    ...underFalseNames(),
  ];
}

/** Archives of each format with each attack that any archive can be. */
function ofArchives(): HostileFile[] {
  const formats: ReadonlyArray<{ name: string; main: string; entries: () => ZipEntry[] }> = [
    {
      name: 'manual.epub',
      main: 'OEBPS/p1.xhtml',
      entries: () => epubEntries([{ name: 'p1.xhtml', body: `<p>${TEXT}</p>` }]),
    },
    { name: 'manual.odt', main: 'content.xml', entries: () => odtEntries(`<text:p>${TEXT}</text:p>`) },
    {
      name: 'manual.pptx',
      main: 'ppt/slides/slide1.xml',
      entries: () => pptxEntries([{ shapes: shape(para(TEXT)) }]),
    },
    {
      name: 'manual.zip',
      main: 'index.html',
      entries: () => [{ name: 'index.html', data: `<html><body><p>${TEXT}</p></body></html>` }],
    },
  ];
  const within = formats.flatMap(({ name, main, entries }) =>
    archiveAttacks(main).map(({ what, entries: added }) => ({
      name,
      what,
      make: () => writeZip(attacked(entries(), added())),
    })),
  );
  const broken = formats.flatMap(({ name, entries }): HostileFile[] => [
    { name, what: 'an end that is cut off', make: () => writeZip(entries()).subarray(0, -40) },
    { name, what: 'zeros in its middle', make: () => zeroed(writeZip(entries())) },
  ]);
  return [
    ...within,
    ...broken,
    { name: 'manual.zip', what: 'archives within archives', make: () => nestedZip(40) },
  ];
}

function ofWord(): HostileFile[] {
  const body = (what: string, make: () => string): HostileFile => ({
    name: 'manual.docx',
    what,
    make: () => writeDocx(make()),
  });
  const wide = `<w:gridSpan w:val="${MANY}"/>`;
  return [
    body(
      'tables nested 5,000 deep',
      () => `${'<w:tbl><w:tr><w:tc>'.repeat(5000)}${paragraph(TEXT)}${'</w:tc></w:tr></w:tbl>'.repeat(5000)}`,
    ),
    body('fields nested 20,000 deep', () =>
      paragraphWith('<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(20_000)),
    ),
    body('formulas nested 5,000 deep', () =>
      paragraphWith(`<m:oMath>${'<m:rad><m:e>'.repeat(5000)}${'</m:e></m:rad>'.repeat(5000)}</m:oMath>`),
    ),
    body('a cell over millions of columns', () =>
      tableWith([cell(paragraph(TEXT), wide), cell(paragraph(TEXT), wide)]),
    ),
    body(
      'a row behind millions of cells',
      () =>
        `<w:tbl><w:tr><w:trPr><w:gridBefore w:val="${MANY}"/></w:trPr>${cell(paragraph(TEXT))}</w:tr></w:tbl>`,
    ),
    body('a table of 30,000 cells in a row', () =>
      tableWith(Array.from({ length: 30_000 }, () => cell(paragraph('x')))),
    ),
    body('a million breaks', () => paragraphWith(`<w:r>${'<w:br/>'.repeat(1_000_000)}</w:r>`)),
    {
      name: 'manual.docx',
      what: 'entities within entities',
      make: () => writeDocx(paragraph('&l9;'), [], laughs()),
    },
    {
      name: 'manual.docx',
      what: 'a style based on itself',
      make: () => writeDocx(paragraph(TEXT, { style: 'A' }), [wordPart('styles', circularStyles())]),
    },
    {
      name: 'manual.docx',
      what: 'a document within itself',
      make: () =>
        writeDocx(`<w:altChunk r:id="aFChunk"/>${paragraph(TEXT)}`, [
          { name: 'word/_rels/document.xml.rels', data: circularRelations() },
        ]),
    },
    {
      name: 'manual.doc',
      what: 'a stream of noise',
      make: () =>
        writeOle(
          'WordDocument',
          Buffer.from([0xec, 0xa5, 0xc1, 0, ...Array.from({ length: 900 }, (_, at) => (at * 73) % 256)]),
        ),
    },
    { name: 'manual.doc', what: 'sectors that follow themselves', make: () => circularOle() },
  ];
}

function ofOpenDocument(): HostileFile[] {
  const odt = (what: string, make: () => string): HostileFile => ({
    name: 'manual.odt',
    what,
    make: () => writeZip(odtEntries(make())),
  });
  const repeated = `<table:table-cell table:number-columns-repeated="${MANY}"><text:p>${TEXT}</text:p></table:table-cell>`;
  return [
    odt(
      'a cell repeated a million times',
      () =>
        `<table:table><table:table-row table:number-rows-repeated="${MANY}">${repeated}</table:table-row></table:table>`,
    ),
    odt('a blank repeated a million times', () => `<text:p>a<text:s text:c="${MANY}"/>b ${TEXT}</text:p>`),
    odt(
      'lists nested 20,000 deep',
      () =>
        `${'<text:list><text:list-item>'.repeat(20_000)}<text:p>${TEXT}</text:p>${'</text:list-item></text:list>'.repeat(20_000)}`,
    ),
    { name: 'manual.epub', what: 'a spine of one page 5,000 times', make: () => writeZip(repeatedSpine()) },
    {
      name: 'manual.pptx',
      what: 'groups nested 10,000 deep',
      make: () =>
        writeZip(
          pptxEntries([
            { shapes: `${'<p:grpSp>'.repeat(10_000)}${shape(para(TEXT))}${'</p:grpSp>'.repeat(10_000)}` },
          ]),
        ),
    },
  ];
}

function ofWeb(): HostileFile[] {
  const page = (what: string, make: () => string): HostileFile => ({
    name: 'manual.html',
    what,
    make: () => Buffer.from(`<!doctype html><html><body>${make()}</body></html>`),
  });
  return [
    page('elements nested 200,000 deep', () => '<div>'.repeat(200_000) + TEXT),
    page('tables nested 3,000 deep', () => '<table><tr><td>'.repeat(3000) + TEXT),
    page(
      'a cell over millions of rows and columns',
      () => `<table><tr><td colspan="${MANY}" rowspan="${MANY}">${TEXT}</td></tr><tr><td>x</td></tr></table>`,
    ),
    page(
      'a thousand cells over a thousand columns each',
      () =>
        `<table>${'<tr>'}${'<td colspan="1000" rowspan="60000">x</td>'.repeat(1000)}</tr>${'<tr><td>y</td></tr>'.repeat(500)}</table>`,
    ),
    page('an attribute of two megabytes', () => `<p title="${'x'.repeat(2_000_000)}">${TEXT}</p>`),
    page('remarks that never end', () => `<p>${TEXT}</p>${'<!--'.repeat(200_000)}`),
    page('a list that begins behind all numbers', () => `<ol start="${MANY}${MANY}"><li>${TEXT}</li></ol>`),
    page(
      'scripts and addresses that act',
      () =>
        `<script>while(1);</script><p onclick="x()">${TEXT}<a href="javascript:alert(1)">x</a><img src="file:///etc/passwd"></p>`,
    ),
    { name: 'manual.mhtml', what: 'parts within parts', make: () => Buffer.from(mimeWithin(2000)) },
    {
      name: 'manual.html',
      what: 'letters of two bytes cut in half',
      make: () => Buffer.from(`\ufeff<html><body>${TEXT}`, 'utf16le').subarray(0, -1),
    },
  ];
}

function ofText(): HostileFile[] {
  const text = (name: string, what: string, make: () => string): HostileFile => ({
    name,
    what,
    make: () => Buffer.from(make()),
  });
  return [
    text('manual.txt', 'one line of three megabytes', () => `${TEXT} `.repeat(75_000)),
    text('manual.txt', 'three megabytes of empty lines', () => TEXT + '\n'.repeat(3_000_000)),
    text('manual.txt', 'a table of 20,000 columns', () => `${'a  b  '.repeat(10_000)}\n`.repeat(20)),
    text('manual.txt', 'numbers that count without end', () =>
      Array.from({ length: 60_000 }, (_, at) => `${'1.'.repeat((at % 40) + 1)} x`).join('\n'),
    ),
    text('manual.md', 'quotes within quotes', () => `# A\n\n${'> '.repeat(5000)}${TEXT}`),
    text(
      'manual.md',
      'lists within lists',
      () => `# A\n\n${Array.from({ length: 2000 }, (_, at) => `${'  '.repeat(at)}- ${TEXT}`).join('\n')}`,
    ),
    text(
      'manual.md',
      'brackets that never close',
      () => `# A\n\n${'['.repeat(50_000)}${'*a_'.repeat(50_000)}`,
    ),
    text(
      'manual.md',
      'a table of 5,000 columns',
      () => `# A\n\n${'|a'.repeat(5000)}|\n${'|-'.repeat(5000)}|\n${`${'|b'.repeat(5000)}|\n`.repeat(20)}`,
    ),
    text(
      'manual.md',
      'references to themselves',
      () => `# A\n\n[a][a] ${TEXT}\n\n[a]: [a]\n${'[b]: [b]\n'.repeat(20_000)}`,
    ),
  ];
}

/** What is one thing by its name and another by its content. */
function underFalseNames(): HostileFile[] {
  const docx = (): Buffer => writeDocx(paragraph(TEXT));
  return [
    { name: 'manual.pdf', what: 'a Word file by another name', make: docx },
    { name: 'manual.docx', what: 'a text by another name', make: () => Buffer.from(TEXT.repeat(20)) },
    { name: '..%2f..%2fetc%2fpasswd.docx', what: 'a name that leads elsewhere', make: docx },
    {
      name: 'manual.docx',
      what: 'a signature and nothing else',
      make: () => Buffer.from('PK\x03\x04', 'latin1'),
    },
    {
      name: 'manual.doc',
      what: 'the signature of OLE and nothing else',
      make: () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    },
  ];
}

function zeroed(file: Buffer): Buffer {
  return file.fill(0, file.length >> 2, file.length >> 1);
}

function nestedZip(depth: number): Buffer {
  let file = writeZip([{ name: 'index.html', data: `<html><body><p>${TEXT}</p></body></html>` }]);
  for (let level = 0; level < depth; level += 1) file = writeZip([{ name: 'manual.zip', data: file }]);
  return file;
}

function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
  return `<!DOCTYPE l [<!ENTITY l0 "lollollollol">${entities.join('')}]>`;
}

function circularStyles(): string {
  const style = (id: string, base: string): string =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${base}"/></w:style>`;
  return style('A', 'B') + style('B', 'A');
}

function circularRelations(): string {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk';
  const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return `<Relationships xmlns="${package_}"><Relationship Id="aFChunk" Type="${type}" Target="document.xml"/></Relationships>`;
}

/** Every sector is followed by itself. */
function circularOle(): Buffer {
  const file = writeOle('WordDocument');
  for (let sector = 1; sector < 10; sector += 1) file.writeUInt32LE(sector, 512 + 4 * sector);
  return file;
}

function repeatedSpine(): ZipEntry[] {
  return epubEntries([{ name: 'p1.xhtml', body: `<p>${TEXT}</p>` }]).map((entry) =>
    entry.name.endsWith('.opf')
      ? {
          ...entry,
          data: String(entry.data).replace('<itemref idref="p0" />', '<itemref idref="p0"/>'.repeat(5000)),
        }
      : entry,
  );
}

function mimeWithin(depth: number): string {
  const begin = (at: number): string =>
    `Content-Type: multipart/related; boundary="b${at}"\r\n\r\n--b${at}\r\n`;
  const within = Array.from({ length: depth }, (_, at) => begin(at)).join('');
  return `MIME-Version: 1.0\r\n${within}Content-Type: text/html\r\n\r\n<html><body><p>${TEXT}</p></body></html>`;
}
