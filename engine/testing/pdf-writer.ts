/** Writes small PDF files for tests: text at places, in the standard fonts, without compression. */

/** Text at `x`, `y` in points from the top left corner. */
export type PdfText = {
  text: string;
  x: number;
  y: number;
  size?: number;
  font?: 'regular' | 'bold' | 'mono';
};

export type PdfPage = {
  texts: PdfText[];
  /** A picture that fills the whole page: grey pixels, `width` × `height`, row by row. */
  picture?: { width: number; height: number; pixels: Buffer };
};

export type PdfOutlineEntry = { title: string; page: number };

const FONTS = { regular: 'F1', bold: 'F2', mono: 'F3' } as const;
const PAGE = { width: 595, height: 842 };
const FIRST_PAGE_OBJECT = 7;
const OBJECTS_PER_PAGE = 3;

/** A PDF with a page for each entry of `pages`. */
export function writePdf(pages: readonly PdfPage[], outline: readonly PdfOutlineEntry[] = []): Buffer {
  const pageObject = (page: number) => FIRST_PAGE_OBJECT + OBJECTS_PER_PAGE * (page - 1);
  const outlineObject = pageObject(pages.length + 1);
  const kids = pages.map((_, index) => `${pageObject(index + 1)} 0 R`).join(' ');
  const objects: Array<string | Buffer> = [
    `<< /Type /Catalog /Pages 2 0 R${outline.length > 0 ? ` /Outlines ${outlineObject} 0 R` : ''} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Title (Test manual) >>',
    ...['Helvetica', 'Helvetica-Bold', 'Courier'].map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((page, index) => pageObjects(page, pageObject(index + 1))),
    ...outlineObjects(outline, outlineObject, pageObject),
  ];
  return assemble(objects);
}

function pageObjects({ texts, picture }: PdfPage, own: number): Array<string | Buffer> {
  const xObject = picture ? ` /XObject << /Im ${own + 2} 0 R >>` : '';
  const drawPicture = picture ? `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /Im Do Q\n` : '';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${own + 1} 0 R ` +
      `/Resources << /Font << /F1 4 0 R /F2 5 0 R /F3 6 0 R >>${xObject} >> >>`,
    stream('', Buffer.from(drawPicture + texts.map(drawText).join('\n'), 'latin1')),
    picture
      ? stream(
          `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} ` +
            '/ColorSpace /DeviceGray /BitsPerComponent 8 ',
          picture.pixels,
        )
      : 'null',
  ];
}

function drawText({ text, x, y, size = 10, font = 'regular' }: PdfText): string {
  const escaped = text.replace(/[\\()]/g, (char) => `\\${char}`);
  return `BT /${FONTS[font]} ${size} Tf ${x} ${PAGE.height - y} Td (${escaped}) Tj ET`;
}

function outlineObjects(
  outline: readonly PdfOutlineEntry[],
  own: number,
  pageObject: (page: number) => number,
): string[] {
  if (outline.length === 0) return [];
  const entries = outline.map(({ title, page }, index) => {
    const next = index + 1 < outline.length ? ` /Next ${own + index + 2} 0 R` : '';
    return `<< /Title (${title}) /Parent ${own} 0 R /Dest [${pageObject(page)} 0 R /Fit]${next} >>`;
  });
  return [`<< /Type /Outlines /First ${own + 1} 0 R /Last ${own + outline.length} 0 R >>`, ...entries];
}

function stream(dictionary: string, data: Buffer): Buffer {
  const head = Buffer.from(`<< ${dictionary}/Length ${data.length} >>\nstream\n`, 'latin1');
  return Buffer.concat([head, data, Buffer.from('\nendstream', 'latin1')]);
}

function assemble(objects: ReadonlyArray<string | Buffer>): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n', 'latin1')];
  let position = chunks[0]?.length ?? 0;
  const offsets: number[] = [];
  const push = (chunk: string | Buffer): void => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk;
    chunks.push(bytes);
    position += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(position);
    push(`${index + 1} 0 obj\n`);
    push(object);
    push('\nendobj\n');
  }
  const start = position;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

/** Lines of running text from `y` down, 14 points apart. */
export function textLines(lines: readonly string[], y: number, options: Partial<PdfText> = {}): PdfText[] {
  return lines.map((text, index) => ({ x: 70, ...options, text, y: y + 14 * index }));
}
