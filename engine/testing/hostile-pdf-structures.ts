import { deflateSync } from 'node:zlib';
import { assemble, stream } from './pdf-writer.ts';

type Hostile = { what: string; make: () => Buffer };
type PdfObject = string | Buffer;

const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >> >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** PDF files whose structure runs in circles, expands or ends early. */
export function hostilePdfs(): Hostile[] {
  return [
    {
      what: 'pages that hold themselves',
      make: () => assemble([catalog(), '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 99999999 >>', '<< >>']),
    },
    { what: 'a drawing that draws itself', make: () => onePage('/X Do', drawing('/X Do /X Do')) },
    {
      what: 'a page that expands to 60 megabytes',
      make: () => onePage(packed(Buffer.alloc(60_000_000, 0x20))),
    },
    {
      what: 'a million strings on a page',
      make: () => onePage(packed(Buffer.from(`BT /F1 1 Tf ${'(ab) Tj '.repeat(1_000_000)} ET`))),
    },
    {
      what: 'arrays nested 200,000 deep',
      make: () =>
        assemble([
          `<< /Type /Catalog /Pages 2 0 R /X ${'['.repeat(200_000)}${']'.repeat(200_000)} >>`,
          '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          PAGE,
          stream('', Buffer.from('')),
          FONT,
        ]),
    },
    {
      what: 'a picture of 60,000 by 60,000',
      make: () => onePage('q 300 0 0 300 0 0 cm /X Do Q', hugePicture()),
    },
    {
      what: 'an outline that goes in circles',
      make: () =>
        assemble([
          '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
          '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          PAGE,
          stream('', Buffer.from('BT /F1 12 Tf 20 100 Td (Press it.) Tj ET')),
          FONT,
          '<< /First 7 0 R /Last 7 0 R /Count 9 >>',
          '<< /Title (A) /Parent 6 0 R /Next 7 0 R /First 7 0 R /Last 7 0 R >>',
        ]),
    },
    {
      what: 'letters turned, huge and far away',
      make: () =>
        onePage(
          'BT /F1 900000 Tf .7 .7 -.7 .7 -99999999 99999999 Tm (Press) Tj 1e30 0 0 1e30 0 0 Tm (it) Tj ET',
        ),
    },
    {
      what: 'an end that is cut off',
      make: () => onePage('BT /F1 12 Tf 20 100 Td (Press it.) Tj ET').subarray(0, 400),
    },
    { what: 'a head and nothing else', make: () => Buffer.from('%PDF-1.7') },
  ];
}

const catalog = (): string => '<< /Type /Catalog /Pages 2 0 R >>';

const packed = (content: Buffer): Buffer =>
  stream('/Filter /FlateDecode ', deflateSync(content, { level: 9 }));

const drawing = (content: string): Buffer =>
  stream(
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >> ',
    Buffer.from(content),
  );

const hugePicture = (): Buffer =>
  stream(
    '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode ',
    deflateSync(Buffer.alloc(1_000_000)),
  );

/** A file of one page; `content` are its operators, or the stream of them. */
function onePage(content: PdfObject, object: PdfObject = 'null'): Buffer {
  const drawn = typeof content === 'string' ? stream('', Buffer.from(content)) : content;
  return assemble([catalog(), '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', PAGE, drawn, FONT, object]);
}
