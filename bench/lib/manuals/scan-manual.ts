import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

export type Scanner = {
  dpi: number /** Degrees that pages lie askew by, to one side and the other in turn. */;
  askew: number;
};

const POINTS_PER_INCH = 72;
/** Pages to the other side lie this much straighter, so that no two manuals are turned the same way throughout. */
const OTHER_SIDE = -0.6;
const BLUR_PX = 0.6;
const JPEG_QUALITY = 70;
const PAPER = '#f4f4f2';

/** Writes a PDF of grey pictures of a PDF's pages, as a scanner makes it of its print. Needs `pdftoppm` (poppler-utils). */
export async function scanManual(manual: string, scan: string, { dpi, askew }: Scanner): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'manualist-scan-'));
  try {
    execFileSync('pdftoppm', ['-png', '-gray', '-r', String(dpi), manual, join(folder, 'page')]);
    const document = new PDFDocument({ autoFirstPage: false });
    const file = document.pipe(createWriteStream(scan));
    for (const [i, name] of readdirSync(folder).sort().entries()) {
      const degrees = i % 2 === 0 ? askew * OTHER_SIDE : askew;
      const { data, width, height } = await layOnGlass(join(folder, name), degrees);
      const size: [number, number] = [(width * POINTS_PER_INCH) / dpi, (height * POINTS_PER_INCH) / dpi];
      document.addPage({ size, margin: 0 });
      document.image(data, 0, 0, { width: size[0], height: size[1] });
    }
    document.end();
    await finished(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A page's picture turned by some degrees, in the size it had. */
async function layOnGlass(path: string, degrees: number) {
  const { width, height } = await sharp(path).metadata();
  const turned = await sharp(path)
    .rotate(degrees, { background: PAPER })
    .toBuffer({ resolveWithObject: true });
  const data = await sharp(turned.data)
    .extract({
      left: Math.floor((turned.info.width - width) / 2),
      top: Math.floor((turned.info.height - height) / 2),
      width,
      height,
    })
    .blur(BLUR_PX)
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  return { data, width, height };
}
