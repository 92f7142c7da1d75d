import type { ShapePicture } from '../../picture/picture-shape.ts';
import { findProgram } from '../../runtime/find-program.ts';
import { MIN_CONFIDENCE } from './noise.ts';
import { FIRST_LANGUAGE } from './page-language.ts';
import { runTesseract } from './tesseract.ts';
import { parseTsv } from './tsv.ts';

const TIMEOUT_MS = 10_000;
/** Small displays read better enlarged; large photos only take longer. A screen photographed whole is no longer than that. */
const SIZE_PX = { width: 1400, height: 4200 };

/**
 * The words in a photo, line by line; empty where nothing is read or no recogniser is installed.
 * Throws `PictureError` where it can't be decoded.
 */
export async function recognizePicture(
  shape: ShapePicture,
  picture: Buffer,
  languages = FIRST_LANGUAGE,
): Promise<string> {
  const program = findProgram('tesseract');
  if (program === null) return '';
  const { bytes: data } = await shape({ bytes: picture }, { as: 'print', ...SIZE_PX });
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
