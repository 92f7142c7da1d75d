import { findProgram } from '../../runtime/find-program.ts';
import { MIN_CONFIDENCE } from './noise.ts';
import { FIRST_LANGUAGE } from './page-language.ts';
import { runTesseract } from './tesseract.ts';
import { parseTsv } from './tsv.ts';

const TIMEOUT_MS = 10_000;
/** Small displays read better enlarged; large photos only take longer. */
const WIDTH_PX = 1400;

/**
 * The words in a photo, line by line; empty where nothing is read or no recogniser is installed.
 * @param picture bytes of a picture that has already been decoded and re-encoded by us
 */
export async function recognizePicture(picture: Buffer, languages = FIRST_LANGUAGE): Promise<string> {
  const program = findProgram('tesseract');
  if (program === null) return '';
  const { default: sharp } = await import('sharp');
  const data = await sharp(picture)
    .resize({ width: WIDTH_PX })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const tsv = await runTesseract({ program, languages, timeoutMs: TIMEOUT_MS, png: data, picture: 'photo' });
  if (tsv === null) return '';
  const legible = parseTsv(tsv).map((words) =>
    words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE),
  );
  return legible
    .filter((words) => words.length > 0)
    .map((words) => words.map(({ text }) => text).join(' '))
    .join('\n');
}
