import { describe, expect, it } from 'vitest';
import { blocksOfDocx, docxLines, linesOf } from '../../../testing/docx-blocks.ts';
import { paragraph, paragraphWith, run, writeDocx } from '../../../testing/docx-writer.ts';
import { writeZip } from '../../../testing/zip-writer.ts';

const STRICT = 'http://purl.oclc.org/ooxml';
const documentPart = (data: string | Buffer) => ({ name: 'word/document.xml', data });
const linesOfFile = async (file: Buffer) => (await blocksOfDocx(file)).flatMap(linesOf);

describe('the parts of a Word file', () => {
  it('may be in the strict dialect', async () => {
    const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${STRICT}/officeDocument/relationships/officeDocument" Target="/word/main.xml"/></Relationships>`;
    const math = `<m:oMath xmlns:m="${STRICT}/officeDocument/math"><m:r><m:t>x=1</m:t></m:r></m:oMath>`;
    const hidden = '<w:r><w:rPr><w:vanish w:val="true"/></w:rPr><w:t>hidden</w:t></w:r>';
    const main = `<w:document xmlns:w="${STRICT}/wordprocessingml/main"><w:body><w:p><w:r><w:t>Use </w:t></w:r>${hidden}${math}</w:p></w:body></w:document>`;
    const file = writeZip([
      { name: '[Content_Types].xml', data: '<Types/>' },
      { name: '_rels/.rels', data: rels },
      { name: 'word/main.xml', data: main },
    ]);
    expect(await linesOfFile(file)).toEqual(['Use x=1']);
  });

  it('may call their namespaces otherwise, or have none of their own', async () => {
    const address = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const body = '<body><p><x:r><t>Oil</t></x:r></p></body>';
    const data = `<document xmlns="${address}" xmlns:x="${address}">${body}</document>`;
    expect(await docxLines('', documentPart(data))).toEqual(['Oil']);
  });

  it('may be in UTF-16', async () => {
    const data = `<w:document xmlns:w="${STRICT}/wordprocessingml/main"><w:body>${paragraph('Öl')}</w:body></w:document>`;
    expect(await docxLines('', documentPart(Buffer.from(`\ufeff${data}`, 'utf16le')))).toEqual(['Öl']);
  });

  it('may be missing beside the document', async () => {
    const none = ['word/styles.xml', 'word/numbering.xml'].map((name) => ({ name, data: '<w:none/>' }));
    expect(await docxLines(paragraph('Oil', { style: 'Heading1', list: 1 }), ...none)).toEqual(['Oil']);
  });

  it.each([
    ['broken XML', '<w:document><w:body>'],
    [
      'an entity of its own',
      '<!DOCTYPE d [<!ENTITY a "bomb">]><w:document><w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>',
    ],
    ['no body', '<w:document/>'],
  ])('make a file damaged: %s', async (_, data) => {
    await expect(docxLines('', documentPart(data))).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('may be nested no deeper than documents are', async () => {
    const deep = `${'<w:ins>'.repeat(1000)}${run('x')}${'</w:ins>'.repeat(1000)}`;
    await expect(blocksOfDocx(writeDocx(paragraphWith(deep)))).rejects.toMatchObject({
      reason: 'too-complex',
    });
  });
});
