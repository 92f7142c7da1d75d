import { describe, expect, it } from 'vitest';
import { finalText, readBytes } from '../../../testing/collect-events.ts';
import { assemble, stream } from '../../../testing/pdf-writer.ts';

type Script = { font: string; ordering: string; encoding: string; codesOf: (text: string) => Buffer };

const inUtf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

/** A page of lines in a font that is no part of the file and whose characters are known by a table of Adobe's. */
function writeLines({ font, ordering, encoding, codesOf }: Script, lines: readonly string[]): Buffer {
  const shown = lines.map(
    (line, at) => `BT /F 12 Tf 70 ${700 - 20 * at} Td <${codesOf(line).toString('hex')}> Tj ET`,
  );
  const latin = '1 [ 500 ] 2 95 500 231 389 500';
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [6 0 R] /Count 1 >>',
    '<< /Title (Test manual) >>',
    `<< /Type /Font /Subtype /Type0 /BaseFont /${font} /Encoding /${encoding} /DescendantFonts [5 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >> ` +
      `/DW 1000 /W [${latin}] /FontDescriptor 8 0 R >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 7 0 R /Resources << /Font << /F 4 0 R >> >> >>',
    stream('', Buffer.from(shown.join('\n'), 'latin1')),
    `<< /Type /FontDescriptor /FontName /${font} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>`,
  ]);
}

describe('fonts that are no part of the file', () => {
  it.each([
    { font: 'STSong-Light', ordering: 'GB1', encoding: 'UniGB-UCS2-H', line: '每四十小时清洗一次过滤网。' },
    { font: 'HeiseiMin-W3', ordering: 'Japan1', encoding: 'UniJIS-UCS2-H', line: '部品番号はFX-2218です。' },
    {
      font: 'HYSMyeongJo-Medium',
      ordering: 'Korea1',
      encoding: 'UniKS-UCS2-H',
      line: '필터를 청소하십시오.',
    },
  ])('are read by their codes: $encoding', async ({ line, ...script }) => {
    const english = 'Clean the filter every 40 hours; use 220 V and part FX-2218.';
    const file = writeLines({ ...script, codesOf: inUtf16 }, [english, line]);
    const text = finalText(await readBytes(file));
    expect(text).toContain(english);
    expect(text).toContain(line);
  });

  it('are read where codes are of one byte or two', async () => {
    const english = 'Keep 220 mm of room above it.';
    const file = writeLines(
      {
        font: 'MS-Gothic',
        ordering: 'Japan1',
        encoding: '90ms-RKSJ-H',
        codesOf: (text) => Buffer.from(text, 'latin1'),
      },
      [english],
    );
    expect(finalText(await readBytes(file))).toBe(english);
  });
});
