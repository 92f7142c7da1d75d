import { findProgram } from '../../runtime/find-program.ts';
import { runTesseract } from './tesseract.ts';
import { parseTsv } from './tsv.ts';

const TIMEOUT_MS = 10_000;
/** Small displays read better enlarged; large photos only take longer. */
const WIDTH_PX = 1400;

/**
 * The words in a photo, line by line; empty where nothing is read or no recogniser is installed.
 * @param picture bytes of a picture that has already been decoded and re-encoded by us
 */
export async function recognizePicture(picture: Buffer, languages = 'eng'): Promise<string> {
  const program = findProgram('tesseract');
  if (program === null) return '';
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(picture)
    .resize({ width: WIDTH_PX })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const tsv = await runTesseract({ program, languages, timeoutMs: TIMEOUT_MS, png: data });
  if (tsv === null) return '';
  const lines = parseTsv(tsv, info).flatMap((paragraph) => paragraph.lines);
  return lines.map((line) => line.text).join('\n');
}
