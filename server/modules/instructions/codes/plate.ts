/** The code for a machine's plate with a line of text beside it, as SVG and PDF in millimetres. */
import { Readable } from 'node:stream';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { drawOnPdf, openSheet, writerFor } from '../../../lib/labels/draw-on-pdf.ts';
import { codePath, drawQrCode, type QrCode, QUIET_MODULES } from '../../../lib/labels/qr-code.ts';

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
  const text = lines.map(
    (line, i) =>
      `<text x="${round(textLeftMm)}" y="${round(quietMm + TEXT_MM + i * LINE_MM)}">${escapeHtml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">
<rect width="${widthMm}" height="${heightMm}" fill="#fff"/>
<path d="${codePath(code, quietMm, quietMm)}" fill="#000" shape-rendering="crispEdges"/>
<g font-family="IBM Plex Sans, Arial, sans-serif" font-size="${TEXT_MM}" fill="#000">
${text.join('\n')}
</g>
</svg>
`;
}

/** The plate as PDF, in its own size. */
export async function platePdf(plate: Plate): Promise<Readable> {
  const { code, lines, quietMm, textLeftMm, widthMm, heightMm } = layOut(plate);
  const doc = await openSheet(widthMm, heightMm);
  const write = await writerFor(doc);
  drawOnPdf(doc, code, quietMm, quietMm);
  lines.forEach((line, i) => {
    write(line, textLeftMm, quietMm + i * LINE_MM, TEXT_MM, widthMm - textLeftMm);
  });
  doc.end();
  return Readable.from(doc);
}
