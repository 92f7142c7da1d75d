/** Small PDF files that take long to draw or to read. */
import { assemble, stream } from './pdf-writer.ts';

const FIRST_PAGE_OBJECT = 7;

/** Pages that fill their whole area many times through a mask of luminosity, which is drawn anew each time. */
export function pdfOfSoftMasks({ pages, fills }: { pages: number; fills: number }): Buffer {
  const area = '0 0 595 842';
  const numbers = Array.from({ length: pages }, (_, index) => FIRST_PAGE_OBJECT + index);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Title (Masks) >>',
    '<< /Type /ExtGState /SMask << /S /Luminosity /G 5 0 R >> >>',
    stream(
      `/Type /XObject /Subtype /Form /BBox [${area}] /Group << /S /Transparency /CS /DeviceGray >> `,
      Buffer.from(`0.5 g ${area} re f`, 'latin1'),
    ),
    stream('', Buffer.from(`q /GS gs ${area} re f Q\n`.repeat(fills), 'latin1')),
    ...numbers.map(
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [${area}] /Contents 6 0 R ` +
        '/Resources << /ExtGState << /GS 4 0 R >> >> >>',
    ),
  ]);
}
