/** Sheets of labels: a code with a few lines beside it, as PDF to print and as SVG to look at first. */
import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { LabelLayout } from '../../../contracts/manuals/label-layouts.ts';
import { AppError } from '../../app-error.ts';
import { escapeHtml } from '../escape-html.ts';
import { loadPdfFonts } from '../pdf/pdf-fonts.ts';
import { createPdfText, type PdfText } from '../pdf/pdf-text.ts';
import { drawOnPdf, openSheet, POINTS_PER_MM, writerFor } from './draw-on-pdf.ts';
import { codePath, drawQrCode, type QrCode, QUIET_MODULES } from './qr-code.ts';
import { boxOf, labelsOn, PAGE_HEIGHT_MM, PAGE_WIDTH_MM, SHEETS, type Sheet } from './sheets.ts';

/** A label: what its code leads to, and what stands beside it, the most important line first. */
export type Label = { address: string; lines: readonly string[] };

type Line = { text: string; leftMm: number; topMm: number };
/** A label as it is drawn. `page` is 0-based. */
type Drawn = {
  page: number;
  code: QrCode;
  codeLeftMm: number;
  codeTopMm: number;
  lines: Line[];
  textMm: number;
  widthMm: number;
};

/** Height of a line in letters. */
const LINE = 1.35;
/** Shares of their size to which letters become smaller before words are left out. */
const SIZES = [1, 0.9, 0.8, 0.7];
const CUT = '…';

/**
 * Writes as many sheets as it takes.
 * @param skip labels of the first sheet that are used up
 * @throws AppError invalid_request for an address that is too long for the label, and letters that the typeface lacks
 */
export async function labelSheets(
  layout: LabelLayout,
  labels: readonly Label[],
  skip = 0,
): Promise<Readable> {
  const doc = await openSheet(PAGE_WIDTH_MM, PAGE_HEIGHT_MM);
  const write = await writerFor(doc);
  const drawn = await layOut(layout, labels, skip);
  let open = 0;
  for (const { page, code, codeLeftMm, codeTopMm, lines, textMm, widthMm } of drawn) {
    if (page > open) doc.addPage();
    open = page;
    drawOnPdf(doc, code, codeLeftMm, codeTopMm);
    for (const { text, leftMm, topMm } of lines) write(text, leftMm, topMm, textMm, widthMm + 1);
    await yieldToEventLoop();
  }
  doc.end();
  return Readable.from(doc);
}

/** The first of these sheets as SVG in millimetres, with the edges of its labels, and how many sheets there are. @throws as `labelSheets` */
export async function previewSheet(
  layout: LabelLayout,
  labels: readonly Label[],
  skip = 0,
): Promise<{ svg: string; sheets: number }> {
  const sheet = SHEETS[layout];
  const first = await layOut(layout, labels.slice(0, labelsOn(sheet) - skip), skip);
  const codes = first.map(({ code, codeLeftMm, codeTopMm }) => codePath(code, codeLeftMm, codeTopMm));
  const words = first.flatMap(({ lines, textMm }) =>
    lines.map(
      ({ text, leftMm, topMm }) =>
        `<text x="${round(leftMm)}" y="${round(topMm + textMm)}" font-size="${round(textMm)}">${escapeHtml(text)}</text>`,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE_WIDTH_MM} ${PAGE_HEIGHT_MM}">
<rect width="${PAGE_WIDTH_MM}" height="${PAGE_HEIGHT_MM}" fill="#fff"/>
<path d="${edgesOf(sheet)}" fill="none" stroke="#bbb" stroke-width="0.2"/>
<path d="${codes.join('')}" fill="#000" shape-rendering="crispEdges"/>
<g font-family="IBM Plex Sans, Arial, sans-serif" fill="#000">
${words.join('\n')}
</g>
</svg>
`;
  return { svg, sheets: Math.ceil((labels.length + skip) / labelsOn(sheet)) };
}

const round = (mm: number): number => Math.round(mm * 1000) / 1000;

/** The edges of a sheet's labels, which are not printed. */
const edgesOf = ({ columns, rows, leftMm, topMm, widthMm, heightMm, columnMm, rowMm }: Sheet): string =>
  Array.from({ length: columns * rows }, (_, i) => {
    const left = round(leftMm + (i % columns) * columnMm);
    const top = round(topMm + Math.floor(i / columns) * rowMm);
    return `M${left} ${top}h${widthMm}v${heightMm}h-${widthMm}z`;
  }).join('');

async function layOut(layout: LabelLayout, labels: readonly Label[], skip: number): Promise<Drawn[]> {
  const sheet = SHEETS[layout];
  const measure = await createMeasure();
  const drawn: Drawn[] = [];
  const codes = new Map<string, QrCode>();
  for (const [i, { address, lines }] of labels.entries()) {
    const code = codes.get(address) ?? drawQrCode(address, sheet.codeMm);
    codes.set(address, code);
    drawn.push(layOutLabel(sheet, { code, lines }, i + skip, measure));
    // A thousand codes take seconds: everything else has its turn between two.
    await yieldToEventLoop();
  }
  return drawn;
}

/** Measures text without drawing any. */
async function createMeasure(): Promise<PdfText> {
  const doc = await openSheet(1, 1);
  const fonts = await loadPdfFonts();
  for (const { name, file } of fonts) doc.registerFont(name, file);
  return createPdfText(doc, fonts);
}

type CodedLabel = Pick<Label, 'lines'> & { code: QrCode };

function layOutLabel(sheet: Sheet, { code, lines }: CodedLabel, ordinal: number, text: PdfText): Drawn {
  const { page, leftMm, topMm, widthMm, heightMm } = boxOf(sheet, ordinal);
  // The white left of the box is part of the white around the code.
  const quietMm = QUIET_MODULES * code.moduleMm;
  const codeLeftMm = leftMm + Math.max(0, quietMm - EDGE_IS_WHITE_MM);
  const textLeftMm = codeLeftMm + sheet.codeMm + quietMm;
  const roomMm = leftMm + widthMm - textLeftMm;
  const { said, textMm } = fitInto(lines, { widthMm: roomMm, heightMm, textMm: sheet.textMm }, text);
  const firstMm = topMm + (heightMm - said.length * textMm * LINE) / 2;
  return {
    ...{ page, code, codeLeftMm, codeTopMm: topMm + (heightMm - sheet.codeMm) / 2 },
    lines: said.map((words, row) => ({
      text: words,
      leftMm: textLeftMm,
      topMm: firstMm + row * textMm * LINE,
    })),
    ...{ textMm, widthMm: roomMm },
  };
}

/** White that is left of every box. */
const EDGE_IS_WHITE_MM = 2;

type Room = { widthMm: number; heightMm: number; textMm: number };

/** Breaks lines to what there is room for, in smaller letters where they are many; what has no room even so is left out. */
function fitInto(lines: readonly string[], { widthMm, heightMm, textMm }: Room, text: PdfText) {
  for (const line of lines) assertDrawable(line, text);
  const broken = (size: number) =>
    lines.flatMap((line) =>
      text.wrap(line, widthMm * POINTS_PER_MM, { size: size * POINTS_PER_MM, weight: 'regular' }),
    );
  for (const share of SIZES) {
    const said = broken(textMm * share);
    if (said.length * textMm * share * LINE <= heightMm) return { said, textMm: textMm * share };
  }
  const least = textMm * (SIZES.at(-1) ?? 1);
  const most = Math.max(1, Math.floor(heightMm / (least * LINE)));
  const said = broken(least).slice(0, most);
  return { said: [...said.slice(0, -1), `${said.at(-1) ?? ''}${CUT}`], textMm: least };
}

/** @throws AppError invalid_request for letters that the typeface lacks: a "?" on a machine helps nobody */
function assertDrawable(line: string, text: PdfText): void {
  const missing = [...new Set([...line])].filter((letter) => !text.isDrawable(letter));
  if (missing.length === 0) return;
  const message = `Labels can’t show these letters of “${line}”: ${missing.slice(0, 5).join(' ')}. The typeface of the sheets has Latin, Greek and Cyrillic letters.`;
  throw new AppError('invalid_request', message, { errors: { places: message } });
}

/** Labels that a sheet has. */
export const labelsOnSheet = (layout: LabelLayout): number => labelsOn(SHEETS[layout]);

/** @throws AppError invalid_request where more labels are used up than the sheet has */
export function assertSkips(layout: LabelLayout, skip: number): void {
  const perSheet = labelsOnSheet(layout);
  if (skip < perSheet) return;
  const message = `This sheet has ${perSheet} labels.`;
  throw new AppError('invalid_request', message, { errors: { skip: message } });
}
