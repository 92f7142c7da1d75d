import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

export type Sheet = InstanceType<typeof PDFDocument>;

/** A4, in points. */
export const WIDTH = 595;
export const HEIGHT = 842;
export const MARGIN = 70;
export const TYPE_POINTS = 11;
const LEADING = 24;
const FIRST_LINE = 120;
const SCAN_DPI = 150;

/** A typeface that is embedded, so that its glyphs have numbers of their own. */
export const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff',
);

/** A PDF of pages that `draw` draws; its streams are not compressed, so that they can be spoilt afterwards. */
export function writeSheets(pages: number, draw: (sheet: Sheet, page: number) => void): Promise<Buffer> {
  const sheet = new PDFDocument({ autoFirstPage: false, compress: false });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
  });
  for (let page = 1; page <= pages; page++) {
    sheet.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
    draw(sheet, page);
  }
  sheet.end();
  return done;
}

/** Where the line with this index stands, from the top of the page. */
export const lineTop = (index: number): number => FIRST_LINE + index * LEADING;

export function printLines(sheet: Sheet, lines: readonly string[], first = 0): void {
  sheet.font(FONT_FILE).fontSize(TYPE_POINTS);
  for (const [index, line] of lines.entries())
    sheet.text(line, MARGIN, lineTop(first + index), { lineBreak: false });
}

/** Grey pictures of the pages of a PDF. Needs `pdftoppm` (poppler-utils). */
export async function photograph(file: Buffer): Promise<Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'manualist-silent-'));
  try {
    writeFileSync(join(folder, 'pages.pdf'), file);
    const target = join(folder, 'page');
    execFileSync('pdftoppm', ['-png', '-gray', '-r', String(SCAN_DPI), join(folder, 'pages.pdf'), target]);
    const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
    const pictures: Buffer[] = [];
    for (const name of names.sort())
      pictures.push(
        await sharp(readFileSync(join(folder, name)))
          .jpeg({ quality: 80 })
          .toBuffer(),
      );
    return pictures;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A picture in pieces, row by row. */
export async function cutUp(picture: Buffer, columns: number, rows: number): Promise<Buffer[]> {
  const { width, height } = await sharp(picture).metadata();
  const edge = (length: number, parts: number, at: number): number => Math.round((length * at) / parts);
  const pieces: Buffer[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [edge(width, columns, column), edge(height, rows, row)];
      const size = {
        width: edge(width, columns, column + 1) - left,
        height: edge(height, rows, row + 1) - top,
      };
      pieces.push(
        await sharp(picture)
          .extract({ left, top, ...size })
          .jpeg({ quality: 80 })
          .toBuffer(),
      );
    }
  }
  return pieces;
}
