import { spawn } from 'node:child_process';
import { SEARCH_PATH } from '../../runtime/limited-child.ts';
import { beNice } from '../../runtime/process-priority.ts';

export type TesseractRun = {
  program: string;
  languages: string;
  timeoutMs: number;
  png: Buffer;
  /**
   * A page is read straight across, because its layout is found later; in a photo the recogniser has to find the text
   * first.
   */
  picture: 'page' | 'photo';
  /** How far it steps back behind the other processes, 0 to 19; default: as far as this one. */
  niceness?: number;
};

/**
 * Page segmentation 4 keeps the numbers of steps on their lines, while 3 takes them for a column of their own.
 * Sauvola's thresholds (2) find print on shaded bars, such as signal words of warnings. Figures: docs/decisions/0067.
 */
const HOW_TO_LOOK = {
  page: ['--psm', '4', '-c', 'thresholding_method=2'],
  photo: ['--psm', '3'],
} as const;

/** On several threads it takes more of the processors' time and hardly less of anybody else's. */
const ENVIRONMENT = { PATH: SEARCH_PATH, LANG: 'C.UTF-8', OMP_THREAD_LIMIT: '1' };
const MAX_OUTPUT_BYTES = 8_000_000;

/** Runs tesseract over a picture; its TSV, or null when it fails, takes too long or writes too much. */
export function runTesseract(run: TesseractRun): Promise<string | null> {
  const { program, languages, timeoutMs, png, picture, niceness } = run;
  return new Promise((resolve) => {
    const child = spawn(program, ['stdin', 'stdout', '-l', languages, ...HOW_TO_LOOK[picture], 'tsv'], {
      env: ENVIRONMENT,
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    if (niceness !== undefined) beNice(child, niceness);
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_OUTPUT_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : null));
    // The child may end before it has read the picture.
    child.stdin.on('error', () => {});
    child.stdin.end(png);
  });
}
