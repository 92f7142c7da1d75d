/** Writes small PDF files for tests: text at places, in the standard fonts, without compression. */

/** Text at `x`, `y` in points from the top left corner. */
export type PdfText = {
  text: string;
  x: number;
  y: number;
  size?: number;
  /** "shifted" says of each character that it is another, as fonts with a wrong character map do. */
  font?: 'regular' | 'bold' | 'mono' | 'shifted';
  /** Degrees that it is turned to the left about its place. */
  turn?: number;
  /** Points that it is raised above its line, as part of the text before it. */
  raised?: Pick<PdfText, 'text' | 'size'> & { by: number };
  /** What follows the raised text on the line. */
  then?: string;
  isInvisible?: boolean;
};

export type PdfPage = {
  texts: PdfText[];
  /** A picture that fills the whole page: grey pixels, `width` × `height`, row by row. */
  picture?: { width: number; height: number; pixels: Buffer };
  /** How the picture is painted: as a whole, in strips one below the other, within a drawing of its own, or on the upper half alone. */
  painted?: 'whole' | 'strips' | 'form' | 'half';
  /** Whether the page is as wide as others are high; texts and drawings are placed as on those. */
  isLandscape?: boolean;
  /** Degrees clockwise that the file has the page shown turned, its texts with it. */
  shownTurned?: 90 | 180 | 270;
  /** Operators that draw something, with places in points from the bottom left corner. */
  drawing?: string;
};

export type PdfOutlineEntry = { title: string; page: number };

const FONTS = { regular: 'F1', bold: 'F2', mono: 'F3', shifted: 'F4' } as const;
const PAGE = { width: 595, height: 842 };
const FIRST_PAGE_OBJECT = 9;
const OBJECTS_PER_PAGE = 4;
const STRIPS = 8;

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
    ...shiftedFont(pages),
    ...pages.flatMap((page, index) => pageObjects(page, pageObject(index + 1))),
    ...outlineObjects(outline, outlineObject, pageObject),
  ];
  return assemble(objects);
}

/** Each letter becomes the one three places on. */
const SHIFTED_MAP = [
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def',
  '1 begincodespacerange <00> <FF> endcodespacerange',
  '2 beginbfrange <41> <57> <0044> <61> <77> <0064> endbfrange',
  '2 beginbfrange <58> <5A> <0041> <78> <7A> <0061> endbfrange',
  'endcmap end end',
].join('\n');

/** Objects of the font with a wrong map, where a page uses it. */
function shiftedFont(pages: readonly PdfPage[]): Array<string | Buffer> {
  if (!pages.some(({ texts }) => texts.some(({ font }) => font === 'shifted'))) return ['null', 'null'];
  return [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 8 0 R >>',
    stream('', Buffer.from(SHIFTED_MAP, 'latin1')),
  ];
}

function pageObjects(page: PdfPage, own: number): Array<string | Buffer> {
  const { texts, picture, painted = 'whole', drawing = '', isLandscape = false, shownTurned = 0 } = page;
  const [width, height] = isLandscape ? [PAGE.height, PAGE.width] : [PAGE.width, PAGE.height];
  const whole = `q ${width} 0 0 ${height} 0 0 cm /Im Do Q`;
  const xObject = picture ? ` /XObject << /Im ${own + 2} 0 R /Fm ${own + 3} 0 R >>` : '';
  const half = `q ${width} 0 0 ${height / 2} 0 ${height / 2} cm /Im Do Q`;
  const painting = picture ? { whole, half, strips: inStrips(), form: '/Fm Do' }[painted] : '';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${shownTurned} /Contents ${own + 1} 0 R ` +
      `/Resources << /Font << /F1 4 0 R /F2 5 0 R /F3 6 0 R /F4 7 0 R >>${xObject} >> >>`,
    stream('', Buffer.from([painting, drawing, ...texts.map(drawText)].join('\n'), 'latin1')),
    picture
      ? stream(
          `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} ` +
            '/ColorSpace /DeviceGray /BitsPerComponent 8 ',
          picture.pixels,
        )
      : 'null',
    picture ? formOf(own + 2) : 'null',
  ];
}

const WHOLE = `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /Im Do Q`;

/** The same picture several times, each time cut to a strip of the page: what no single object covers. */
function inStrips(): string {
  const height = PAGE.height / STRIPS;
  return Array.from(
    { length: STRIPS },
    (_, index) => `q 0 ${index * height} ${PAGE.width} ${height} re W n ${WHOLE} Q`,
  ).join('\n');
}

/** A drawing in units of half a point, which the page doubles again: its picture lies elsewhere than its own numbers say. */
function formOf(image: number): Buffer {
  const half = `q ${PAGE.width / 2} 0 0 ${PAGE.height / 2} 0 0 cm /Im Do Q`;
  return stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 ${PAGE.width / 2} ${PAGE.height / 2}] /Matrix [2 0 0 2 0 0] ` +
      `/Resources << /XObject << /Im ${image} 0 R >> >> `,
    Buffer.from(half, 'latin1'),
  );
}

function drawText({ text, x, y, size = 10, font = 'regular', ...more }: PdfText): string {
  const { turn = 0, raised, then = '', isInvisible = false } = more;
  const name = FONTS[font];
  const [cos, sin] = [Math.cos, Math.sin].map((of) => of((turn * Math.PI) / 180).toFixed(4));
  const place =
    turn === 0
      ? `${x} ${PAGE.height - y} Td`
      : `${cos} ${sin} ${-Number(sin)} ${cos} ${x} ${PAGE.height - y} Tm`;
  const mode = isInvisible ? '3 Tr ' : '';
  const above = raised
    ? ` /${name} ${raised.size ?? size} Tf ${raised.by} Ts (${escapeText(raised.text)}) Tj /${name} ${size} Tf 0 Ts (${escapeText(then)}) Tj`
    : '';
  return `q BT ${mode}/${name} ${size} Tf ${place} (${escapeText(text)}) Tj${above} ET Q`;
}

const escapeText = (text: string): string => text.replace(/[\\()]/g, (char) => `\\${char}`);

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

/** A stream object. @param dictionary its entries but the length, with a blank at their end */
export function stream(dictionary: string, data: Buffer): Buffer {
  const head = Buffer.from(`<< ${dictionary}/Length ${data.length} >>\nstream\n`, 'latin1');
  return Buffer.concat([head, data, Buffer.from('\nendstream', 'latin1')]);
}

/** The file of these objects, numbered from 1: the first is the catalogue, the third tells of the document. */
export function assemble(objects: ReadonlyArray<string | Buffer>): Buffer {
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
