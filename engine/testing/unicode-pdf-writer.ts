import { assemble, stream } from './pdf-writer.ts';

/** Text in any script at a place in points from the top left corner, its characters as they are drawn from left to right. */
export type UnicodeText = {
  text: string;
  x: number;
  y: number;
  size?: number;
  /** Set in a column from its place down, by the file itself. */
  isVertical?: boolean;
};

const PAGE = { width: 595, height: 842 };
const WIDE = /[\u1100-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60]/;
const LATIN_WIDTH = 500;
const CHARS_PER_BLOCK = 100;

/** A PDF of one page whose font is not part of it: all that is known of its characters are their codes and widths. */
export function writeUnicodePdf(texts: readonly UnicodeText[]): Buffer {
  const chars = [...new Set(texts.flatMap(({ text }) => [...text]))];
  const codes = new Map(chars.map((char, index) => [char, index + 1]));
  const widths = chars
    .filter((char) => !WIDE.test(char))
    .map((char) => `${codes.get(char)} [${LATIN_WIDTH}]`);
  const font = (encoding: string): string =>
    `<< /Type /Font /Subtype /Type0 /BaseFont /Signs /Encoding /${encoding} /DescendantFonts [6 0 R] /ToUnicode 8 0 R >>`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [9 0 R] /Count 1 >>',
    '<< /Title (Test manual) >>',
    font('Identity-H'),
    font('Identity-V'),
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Signs /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ' +
      `/DW 1000 /W [${widths.join(' ')}] /FontDescriptor 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /Signs /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
    stream('', Buffer.from(mapOf(codes), 'latin1')),
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 10 0 R ` +
      '/Resources << /Font << /H 4 0 R /V 5 0 R >> >> >>',
    stream('', Buffer.from(texts.map((text) => drawText(text, codes)).join('\n'), 'latin1')),
  ]);
}

const hex = (number: number): string => number.toString(16).padStart(4, '0').toUpperCase();

function drawText(
  { text, x, y, size = 12, isVertical = false }: UnicodeText,
  codes: ReadonlyMap<string, number>,
): string {
  const shown = [...text].map((char) => hex(codes.get(char) ?? 0)).join('');
  return `BT /${isVertical ? 'V' : 'H'} ${size} Tf ${x} ${PAGE.height - y} Td <${shown}> Tj ET`;
}

function mapOf(codes: ReadonlyMap<string, number>): string {
  const entries = [...codes].map(([char, code]) => `<${hex(code)}> <${hex(char.charCodeAt(0))}>`);
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += CHARS_PER_BLOCK) {
    const block = entries.slice(at, at + CHARS_PER_BLOCK);
    blocks.push(`${block.length} beginbfchar ${block.join(' ')} endbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap end end',
  ].join('\n');
}
