/** The code for a machine's plate with a line of text beside it, as SVG and PDF in millimetres. */
import { Readable } from 'node:stream';
import type PDFDocument from 'pdfkit';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { loadPdfFonts } from '../../../lib/pdf/pdf-fonts.ts';
import { createPdfText } from '../../../lib/pdf/pdf-text.ts';
import { drawQrCode, type QrCode, QUIET_MODULES, stretchesOf } from './qr-code.ts';

export type Plate = {
  /** What the code leads to. */
  address: string;
  /** Lines beside the code, the address among them. */
  lines: readonly string[];
  /** Side of the code in mm, without the white around it. */
  sideMm: number;
};

/** Height of the letters' body and of a line, in mm: what is still read at arm's length. */
const [TEXT_MM, LINE_MM] = [2.4, 3.4];
/** Width of a letter in ems, wide ones included. */
const LETTER_EM = 0.62;
/** Letters of an address on one line. */
const LINE_CHARS = 30;
const POINTS_PER_MM = 72 / 25.4;

type Layout = {
  code: QrCode;
  lines: string[];
  quietMm: number;
  textLeftMm: number;
  widthMm: number;
  heightMm: number;
};

/** @throws AppError invalid_request where the code would be too small */
function layOut({ address, lines, sideMm }: Plate): Layout {
  const code = drawQrCode(address, sideMm);
  const quietMm = QUIET_MODULES * code.moduleMm;
  const broken = lines.flatMap(breakLine);
  const longest = Math.max(0, ...broken.map(({ length }) => length));
  const textLeftMm = sideMm + 2 * quietMm;
  return {
    code,
    lines: broken,
    quietMm,
    textLeftMm,
    widthMm: round(textLeftMm + longest * LETTER_EM * TEXT_MM + 1),
    heightMm: round(Math.max(sideMm + 2 * quietMm, broken.length * LINE_MM + 2)),
  };
}

/** A line in pieces, each behind a slash where there is one. */
function breakLine(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > LINE_CHARS) {
    const at =
      rest.lastIndexOf('/', LINE_CHARS - 1) + 1 || rest.lastIndexOf(' ', LINE_CHARS - 1) + 1 || LINE_CHARS;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

const round = (mm: number): number => Math.round(mm * 1000) / 1000;

/** The plate as SVG. Text is text, so that a program for engraving can set it in its own typeface. */
export function plateSvg(plate: Plate): string {
  const { code, lines, quietMm, textLeftMm, widthMm, heightMm } = layOut(plate);
  const at = (module: number) => round(quietMm + module * code.moduleMm);
  const path = code.modules.flatMap((row, y) =>
    stretchesOf(row).map(
      ({ from, length }) =>
        `M${at(from)} ${at(y)}h${round(length * code.moduleMm)}v${round(code.moduleMm)}h-${round(length * code.moduleMm)}z`,
    ),
  );
  const text = lines.map(
    (line, i) =>
      `<text x="${round(textLeftMm)}" y="${round(quietMm + TEXT_MM + i * LINE_MM)}">${escapeHtml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">
<rect width="${widthMm}" height="${heightMm}" fill="#fff"/>
<path d="${path.join('')}" fill="#000" shape-rendering="crispEdges"/>
<g font-family="IBM Plex Sans, Arial, sans-serif" font-size="${TEXT_MM}" fill="#000">
${text.join('\n')}
</g>
</svg>
`;
}

type PdfDocument = InstanceType<typeof PDFDocument>;

/** Draws a code with its upper left corner at a point. Lengths are in mm. */
export function drawOnPdf(doc: PdfDocument, code: QrCode, leftMm: number, topMm: number): void {
  const points = (mm: number) => mm * POINTS_PER_MM;
  code.modules.forEach((row, y) => {
    for (const { from, length } of stretchesOf(row))
      doc.rect(
        points(leftMm + from * code.moduleMm),
        points(topMm + y * code.moduleMm),
        points(length * code.moduleMm),
        points(code.moduleMm),
      );
  });
  doc.fill('#000');
}

/** Writes lines below one another; what is longer than the width is cut. Lengths are in mm. */
export async function writerFor(doc: PdfDocument) {
  const fonts = await loadPdfFonts();
  for (const { name, file } of fonts) doc.registerFont(name, file);
  const text = createPdfText(doc, fonts);
  return (words: string, leftMm: number, topMm: number, sizeMm: number, widthMm: number): void => {
    let left = leftMm * POINTS_PER_MM;
    const right = (leftMm + widthMm) * POINTS_PER_MM;
    doc.fillColor('#000');
    for (const run of text.runsOf(words, 'regular')) {
      doc.font(run.font, sizeMm * POINTS_PER_MM);
      for (const letter of run.text) {
        const width = doc.widthOfString(letter);
        if (left + width > right) return;
        doc.text(letter, left, topMm * POINTS_PER_MM, { lineBreak: false });
        left += width;
      }
    }
  };
}

/** A document of one page in mm, without margins. */
export async function openPdf(widthMm: number, heightMm: number): Promise<PdfDocument> {
  const { default: Document } = await import('pdfkit');
  return new Document({
    size: [widthMm * POINTS_PER_MM, heightMm * POINTS_PER_MM],
    margin: 0,
    info: { Producer: 'PDFKit' },
  });
}

/** The plate as PDF, in its own size. */
export async function platePdf(plate: Plate): Promise<Readable> {
  const { code, lines, quietMm, textLeftMm, widthMm, heightMm } = layOut(plate);
  const doc = await openPdf(widthMm, heightMm);
  const write = await writerFor(doc);
  drawOnPdf(doc, code, quietMm, quietMm);
  lines.forEach((line, i) => {
    write(line, textLeftMm, quietMm + i * LINE_MM, TEXT_MM, widthMm - textLeftMm);
  });
  doc.end();
  return Readable.from(doc);
}
