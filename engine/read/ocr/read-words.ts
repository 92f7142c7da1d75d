import sharp from 'sharp';
import type { Turn } from '../turned.ts';
import { findOrientation } from './orientation.ts';
import {
  certaintyOf,
  FIRST_LANGUAGE,
  languageOfPage,
  listInstalled,
  modelsOfScript,
} from './page-language.ts';
import { runTesseract } from './tesseract.ts';
import { parseTsv, type RecognizedWord } from './tsv.ts';

/** The words of a picture, line by line, once it has been turned; `missing` names a model that it could not be read for want of. */
export type ReadWords = { lines: RecognizedWord[][]; png: Buffer; turn: Turn; missing?: string };

const PAGE_TIMEOUT_MS = 45_000;
/** Pages that a language did not read with more certainty, after which it is not tried again. */
const MAX_TRIES = 3;
/** A page that is read with less certainty, in per cent, may be in another script or not lie upright. */
const DOUBTFUL = 75;
/** How sure the recogniser has to be of that. */
const MIN_TURN_CONFIDENCE = 1;
const MIN_SCRIPT_CONFIDENCE = 0.5;

/**
 * Reads pages in the language of the one before, and upright. A page in another language that there is a model for is read
 * again in that, one that does not lie upright once it has been turned.
 */
export function createWordReader(program: string): (png: Buffer) => Promise<ReadWords> {
  const tried = new Map<string, number>();
  let language = FIRST_LANGUAGE;
  let installed: Promise<ReadonlySet<string>> | undefined;
  const read = async (png: Buffer, inLanguage: string): Promise<RecognizedWord[][]> => {
    const run = { program, languages: inLanguage, timeoutMs: PAGE_TIMEOUT_MS, png, picture: 'page' } as const;
    return parseTsv((await runTesseract(run)) ?? '');
  };
  const listModels = (): Promise<ReadonlySet<string>> => {
    installed ??= listInstalled(program);
    return installed;
  };

  /** Lines of a page in Latin script, read again where they are in another language than the pages before. */
  const inOwnLanguage = async (png: Buffer, lines: RecognizedWord[][]): Promise<RecognizedWord[][]> => {
    const other = languageOfPage(lines);
    if (other === null || other === language || (tried.get(other) ?? 0) >= MAX_TRIES) return lines;
    if (!(await listModels()).has(other)) return lines;
    const again = await read(png, other);
    if (certaintyOf(again) <= certaintyOf(lines)) {
      tried.set(other, (tried.get(other) ?? 0) + 1);
      return lines;
    }
    language = other;
    return again;
  };

  return async (png) => {
    const lines = await read(png, language);
    if (certaintyOf(lines) >= DOUBTFUL) return { lines: await inOwnLanguage(png, lines), png, turn: 0 };
    const found = await findOrientation(program, png);
    const turn = found && found.turnConfidence >= MIN_TURN_CONFIDENCE ? found.turn : 0;
    const upright = turn === 0 ? png : await turnPicture(png, turn);
    const models =
      found && found.scriptConfidence >= MIN_SCRIPT_CONFIDENCE ? modelsOfScript(found.script) : [];
    const [wanted] = models;
    if (wanted === undefined) {
      const again = turn === 0 ? lines : await read(upright, language);
      return { lines: await inOwnLanguage(upright, again), png: upright, turn };
    }
    const has = await listModels();
    const model = models.find((name) => has.has(name));
    if (model === undefined) return { lines: [], png: upright, turn, missing: wanted };
    const again = turn === 0 && model === language ? lines : await read(upright, model);
    language = model;
    return { lines: again, png: upright, turn };
  };
}

/** @param turn degrees clockwise */
function turnPicture(png: Buffer, turn: Turn): Promise<Buffer> {
  return sharp(png).rotate(turn).png({ compressionLevel: 1 }).toBuffer();
}
