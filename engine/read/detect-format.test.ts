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

  it('accepts a PDF header behind other bytes, as readers do', async () => {
    expect(await detect(`\n\njunk\n%PDF-1.7\n`)).toEqual({ ok: true, format: 'pdf' });
  });

  it('refuses what only pretends to be a manual', async () => {
    const wrong = { ok: false, reason: 'wrong-type' };
    expect(await detect(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toEqual(wrong);
    expect(await detect('<html><body>manual</body></html>')).toEqual(wrong);
    expect(await detect(writeZip([{ name: 'xl/workbook.xml', data: '<x/>' }]))).toEqual(wrong);
    expect(await detect(writeOle('Workbook'))).toEqual(wrong);
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
