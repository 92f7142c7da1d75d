import { describe, expect, it } from 'vitest';
import { paragraph, writeDocx } from '../testing/docx-writer.ts';
import { writeOle } from '../testing/ole-writer.ts';
import { writePdf } from '../testing/pdf-writer.ts';
import { withFile } from '../testing/temporary-file.ts';
import { writeZip } from '../testing/zip-writer.ts';
import { detectFormat } from './detect-format.ts';

const detect = (bytes: Buffer | string) => withFile(bytes, detectFormat);

/** The first bytes of a file information block with the encryption bit set. */
function encryptedFib(): Buffer {
  const block = Buffer.alloc(12);
  block.writeUInt16LE(0xa5ec, 0);
  block.writeUInt16LE(0x0100, 10);
  return block;
}

describe('detectFormat', () => {
  it('knows each format by its content', async () => {
    expect(await detect(writePdf([{ texts: [] }]))).toEqual({ ok: true, format: 'pdf' });
    expect(await detect(writeDocx(paragraph('Hello')))).toEqual({ ok: true, format: 'docx' });
    expect(await detect(writeOle('WordDocument'))).toEqual({ ok: true, format: 'doc' });
  });

  it.each([
    '<html><body>manual</body></html>',
    '\ufeff\n<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><p>manual',
    '<?xml version="1.0" encoding="utf-8"?>\n<!-- saved from a site -->\n<html xmlns="http://www.w3.org/1999/xhtml"/>',
    Buffer.from('\ufeff<!doctype html>', 'utf16le'),
  ])('knows a web page by how it begins (%#)', async (page) => {
    expect(await detect(page)).toEqual({ ok: true, format: 'html' });
  });

  it('accepts a PDF header behind other bytes, as readers do', async () => {
    expect(await detect(`\n\njunk\n%PDF-1.7\n`)).toEqual({ ok: true, format: 'pdf' });
  });

  it('refuses what only pretends to be a manual', async () => {
    const wrong = { ok: false, reason: 'wrong-type' };
    expect(await detect(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toEqual(wrong);
    expect(await detect('<?xml version="1.0"?><svg><html/></svg>')).toEqual(wrong);
    expect(await detect(writeZip([{ name: 'xl/workbook.xml', data: '<x/>' }]))).toEqual(wrong);
    expect(await detect(writeOle('Workbook'))).toEqual(wrong);
  });

  it('knows text by what it does not hold', async () => {
    expect(await detect('Read this <html> first.')).toEqual({ ok: true, format: 'txt' });
    expect(await detect(Buffer.from('Größe', 'utf16le'))).toEqual({ ok: true, format: 'txt' });
    expect(await detect(`# Pump\n${'ä'.repeat(70_000)}`)).toEqual({ ok: true, format: 'md' });
    expect(await detect(' \n\t\n')).toEqual({ ok: false, reason: 'empty' });
    for (const other of ['{\\rtf1 a}', '%!PS', '<svg><p>a</p></svg>', 'a\0b', 'MZ\x01\x02', 'a\x7fb'])
      expect(await detect(other)).toEqual({ ok: false, reason: 'wrong-type' });
  });

  it('tells a password from damage', async () => {
    expect(await detect(writeOle('EncryptedPackage'))).toEqual({ ok: false, reason: 'encrypted' });
    expect(await detect(writeOle('WordDocument', encryptedFib()))).toEqual({
      ok: false,
      reason: 'encrypted',
    });
    expect(await detect(writeDocx(paragraph('Hello')).subarray(0, 300))).toEqual({
      ok: false,
      reason: 'damaged',
    });
  });

  it('calls an empty file empty', async () => {
    expect(await detect('')).toEqual({ ok: false, reason: 'empty' });
  });

  it('comes to an end on an OLE file whose chains run in a ring', async () => {
    const bytes = writeOle('Workbook');
    bytes.writeUInt32LE(1, 512 + 4);
    expect(await detect(bytes)).toEqual({ ok: false, reason: 'wrong-type' });
  });
});
