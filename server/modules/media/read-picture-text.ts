import sharp from 'sharp';
import { runTesseract } from '../../../engine/read/ocr/tesseract.ts';
import { parseTsv } from '../../../engine/read/ocr/tsv.ts';
import { findProgram } from '../../../engine/runtime/find-program.ts';

const TIMEOUT_MS = 20_000;
const MAX_CHARS = 4000;
/** Displays and labels are often photographed small; recognition wants letters of some 30 pixels. */
const MIN_WIDTH_PX = 1200;

/** Reads the words in a picture. An empty string where nothing is read or no recogniser is installed. */
export async function readPictureText(picture: Buffer): Promise<string> {
  const program = findProgram('tesseract');
  if (program === null) return '';
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: MIN_WIDTH_PX, height: MIN_WIDTH_PX, fit: 'outside', withoutReduction: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const tsv = await runTesseract({ program, languages: 'eng', timeoutMs: TIMEOUT_MS, png: data });
  if (tsv === null) return '';
  const lines = parseTsv(tsv, info).flatMap((paragraph) => paragraph.lines.map((line) => line.text));
  return lines.join('\n').slice(0, MAX_CHARS);
}
