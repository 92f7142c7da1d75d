/** Small files that are made to hurt whoever reads them, of every format that is taken. */

import { cell, paragraph, paragraphWith, tableWith, wordPart, writeDocx } from './docx-writer.ts';
import { epubEntries } from './epub-writer.ts';
import { archiveAttacks, attacked } from './hostile-archives.ts';
import { type HostileFile, MANY, TEXT } from './hostile-file.ts';
import { hostilePdfs } from './hostile-pdf-structures.ts';
import { pdfOfSoftMasks } from './hostile-pdfs.ts';
import { hostileTexts } from './hostile-texts.ts';
import { odtEntries } from './odt-writer.ts';
import { writeOle } from './ole-writer.ts';
import { para, pptxEntries, shape } from './pptx-writer.ts';
import { writeZip, type ZipEntry } from './zip-writer.ts';

/** Each kind of attack on each format: nesting, expansion, repetition, circles, false names and sizes, broken ends. */
export function hostileFiles(): HostileFile[] {
  return [
    ...ofArchives(),
    ...ofWord(),
    ...ofOpenDocument(),
    ...hostileTexts(),
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
