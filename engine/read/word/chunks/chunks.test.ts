import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { docxBlocks, docxLines } from '../../../testing/docx-blocks.ts';
import { paragraph, writeDocx } from '../../../testing/docx-writer.ts';
import { writeZip } from '../../../testing/zip-writer.ts';

/** The name under which the writer of tests places a chunk. */
const CHUNK = 'word/aFChunk.xml';
const BODY = `${paragraph('Before')}<w:altChunk r:id="aFChunk"/>${paragraph('Behind')}`;
const linesAround = async (data: string | Buffer): Promise<string[]> =>
  (await docxLines(BODY, { name: CHUNK, data })).slice(1, -1);

describe('documents of other formats within a document', () => {
  it('that are web pages stand where they are set', async () => {
    const page =
      '<html><head><title>x</title><script>no()</script></head><body><h2>Oil</h2><p>Use VG 68<sup>2</sup>.</p><ol><li>Open it.</li></ol><table><tr><th>Part</th><th>Torque</th></tr><tr><td>M4</td><td>3 Nm</td></tr></table></body></html>';
    expect(await docxLines(BODY, { name: CHUNK, data: page })).toEqual([
      ...['Before', 'Oil', 'Use VG 68².', '1. Open it.', 'Part | Torque', 'M4 | 3 Nm', 'Behind'],
    ]);
    expect(await linesAround('<p>Only a <b>part</b> of a page.</p>')).toEqual(['Only a part of a page.']);
  });

  it('that are saved web pages are read in their encoding', async () => {
    const mime = [
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary="=_b"',
      '',
      '--=_b',
      'Content-Type: text/html; charset="iso-8859-1"',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<html><body><p>Below 5 =B0C use 0.9=',
      ' l.</p></body></html>',
      '--=_b',
      'Content-Type: image/png',
      '',
      'none',
      '--=_b--',
    ];
    expect(await linesAround(mime.join('\r\n'))).toEqual(['Below 5 °C use 0.9 l.']);
    const packed = Buffer.from('<p>Größe 3</p>', 'utf8').toString('base64');
    const single = `MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${packed}`;
    expect(await linesAround(single)).toEqual(['Größe 3']);
  });

  it('that are plain text are parted as text is', async () => {
    expect(await linesAround('Press START.\n\nWait 5 s.\n')).toEqual(['Press START.', 'Wait 5 s.']);
  });

  it('that are Word files are read with their lists, notes and pictures, and theirs', async () => {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const inner = writeDocx(`${paragraph('Open it.', { list: 1 })}<w:altChunk r:id="aFChunk"/>`, [
      { name: CHUNK, data: `<p>Look:</p><img src="data:image/png;base64,${picture.toString('base64')}">` },
    ]);
    const body = paragraph('Drain it.', { list: 1 }) + BODY;
    expect(await docxLines(body, { name: CHUNK, data: inner })).toEqual([
      ...['1. Drain it.', 'Before', '1. Open it.', 'Look:', '(picture)', 'Behind'],
    ]);
  });

  it('stand in cells', async () => {
    const cells = `<w:tbl><w:tr><w:tc>${paragraph('Oil')}</w:tc><w:tc><w:altChunk r:id="aFChunk"/></w:tc></w:tr><w:tr><w:tc>${paragraph('Fat')}</w:tc><w:tc>${paragraph('2 g')}</w:tc></w:tr></w:tbl>`;
    expect(await docxLines(cells, { name: CHUNK, data: '<p>1.2 l</p>' })).toEqual([
      'Oil | 1.2 l',
      'Fat | 2 g',
    ]);
  });

  it('that cannot be read are named', async () => {
    const named = ['[aFChunk.xml]'];
    expect(await linesAround(Buffer.from([0, 1, 2, 255]))).toEqual(named);
    expect(await linesAround('PK\x03\x04broken')).toEqual(named);
    expect(await linesAround(writeZip([{ name: 'a.txt', data: 'no Word file' }]))).toEqual(named);
  });

  it('are read once, however often a file names them', async () => {
    const body = '<w:altChunk r:id="aFChunk"/>'.repeat(1000);
    expect(await docxLines(body, { name: CHUNK, data: '<p>Oil</p>' })).toEqual(['Oil']);
  });

  it('are bounded in how deep they are nested', async () => {
    let file = writeDocx(paragraph('Innermost'));
    for (let depth = 0; depth < 8; depth++)
      file = writeDocx(`${paragraph(`Level ${depth}`)}<w:altChunk r:id="aFChunk"/>`, [
        { name: CHUNK, data: file },
      ]);
    expect(await linesAround(file)).toEqual(['Level 7', 'Level 6', 'Level 5', '[aFChunk.xml]']);
  });

  it('that are bombs are refused', async () => {
    const bomb = writeZip([{ name: 'word/document.xml', data: Buffer.alloc(24_000_000) }]);
    await expect(docxBlocks(BODY, { name: CHUNK, data: bomb })).rejects.toMatchObject({
      reason: 'too-complex',
    });
  });
});

describe('RTF within a document', () => {
  it('is read in its code, with raised signs and without what is not shown', async () => {
    const rtf =
      "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\info{\\title Secret}}{\\*\\generator x;}\\pard Below 5 \\'b0C use 10{\\super 6} \\u937?.\\par {\\v hidden}{\\strike struck}{\\deleted old}Fill it\\~up \\{now\\}.\\line Wait.\\par}";
    expect(await linesAround(rtf)).toEqual(['Below 5 °C use 10⁶ Ω.', 'Fill it up {now}. Wait.']);
  });

  it('has its headings, items, tables, fields and notes', async () => {
    const rtf = [
      '{\\rtf1\\ansi\\pard\\outlinelevel0 Oil\\par',
      '\\pard{\\listtext 1.\\tab}Open it.\\par{\\listtext 2.\\tab}Close it.{\\footnote Gently.}\\par',
      "{\\pntext\\f3\\'b7\\tab}Or not.\\par",
      '\\pard See {\\field{\\*\\fldinst REF x}{\\fldrslt chapter 3}}.\\par',
      '\\trowd\\cellx100\\cellx200\\pard\\intbl Part\\cell Torque\\cell\\row',
      '\\trowd\\cellx100\\cellx200\\pard\\intbl M4\\cell 3 Nm\\cell\\row\\pard End.}',
    ].join('\n');
    expect(await linesAround(rtf)).toEqual([
      ...['Oil', '1. Open it.', '2. Close it. (Gently.)', '• Or not.', 'See chapter 3.'],
      ...['Part | Torque', 'M4 | 3 Nm', 'End.'],
    ]);
  });

  it('is read in letters of two bytes', async () => {
    const bytes = "\\'93\\'64\\'8c\\'b9";
    expect(await linesAround(`{\\rtf1\\ansi\\ansicpg932 ${bytes}\\par}`)).toEqual(['電源']);
  });

  it('that is hostile is read as far as it goes', async () => {
    expect(await linesAround('{\\rtf1 Oil\\bin999999999 }}}}}')).toEqual(['Oil']);
    expect(await linesAround('{\\rtf1{\\constructor}\\tostring{\\*\\valueof x} Oil}')).toEqual(['Oil']);
    expect(await linesAround(`{\\rtf1 ${'\\u-99999999999 '.repeat(1000)}Oil`)).toEqual([
      expect.stringContaining('Oil'),
    ]);
    const deep = `{\\rtf1 ${'{'.repeat(5000)}Oil`;
    await expect(docxBlocks(BODY, { name: CHUNK, data: deep })).rejects.toMatchObject({
      reason: 'too-complex',
    });
  });
});
