import { availableParallelism } from 'node:os';
import { PictureError, type ShapePicture } from '../../picture/picture-shape.ts';
import { findProgram } from '../../runtime/find-program.ts';
import { createTurns, NoTurn } from '../../runtime/turns.ts';
import { MIN_CONFIDENCE } from './noise.ts';
import { FIRST_LANGUAGE } from './page-language.ts';
import { runTesseract } from './tesseract.ts';
import { parseTsv } from './tsv.ts';

const TIMEOUT_MS = 10_000;
/** Small displays read better enlarged; large photos only take longer. A screen photographed whole is no longer than that. */
const SIZE_PX = { width: 1400, height: 4200 };

/** A recogniser keeps one processor busy for half a second; others are to be left for whoever asks something else. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** As the threads that answer have: a photo is a question. */
const NICENESS = 5;
const MAX_WAITING_EACH = 40;
const MAX_WAITING = 200;

/** Reads the words in a picture; an empty string where nothing is read or no recogniser is installed. */
export type ReadPictureText = (picture: Buffer) => Promise<string>;

/**
 * Reads pictures for tenants in turns, one of each at a time.
 * @param findTenant names the tenant for whom it is asked at the moment
 * @returns what throws `PictureError`, also where too many wait
 */
export function createPictureReader(shape: ShapePicture, findTenant: () => string): ReadPictureText {
  const turns = createTurns({
    hands: AT_ONCE,
    helpAfterMs: 0,
    idleExitMs: 0,
    maxWaitingEach: MAX_WAITING_EACH,
    maxWaiting: MAX_WAITING,
  });
  return async (picture) => {
    try {
      return await turns.run({ tenant: findTenant() }, () => recognizePicture(shape, picture));
    } catch (error) {
      throw error instanceof NoTurn ? new PictureError('busy', error) : error;
    }
  };
}

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
  const how = { timeoutMs: TIMEOUT_MS, picture: 'photo', niceness: NICENESS } as const;
  const tsv = await runTesseract({ program, languages, png: data, ...how });
  if (tsv === null) return '';
  const legible = parseTsv(tsv).map((words) =>
    words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE),
  );
  return legible
    .filter((words) => words.length > 0)
    .map((words) => words.map(({ text }) => text).join(' '))
    .join('\n');
}
