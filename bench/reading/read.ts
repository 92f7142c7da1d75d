import { compile } from '../lib/running/compile.ts';
import { measurePdftotext } from './read/measure-pdftotext.ts';
import { measureReading, median, type ReadingMeasure } from './read/measure-reading.ts';

const READ_MANUAL = 'engine/read/read-manual';
/** Rounds for a small file; a large one has fewer, because its figures vary less and its rounds take minutes. */
const ROUNDS = 3;
const LARGE_FILE_PAGES = 500;
const ROUNDS_OF_LARGE_FILE = 2;

/** No further round begins on a file that has taken this long. */
const MAX_FILE_MS = 120_000;

/**
 * `npm run bench -- read FILE…`: what reading a manual costs, beside `pdftotext` over the same file in turn.
 * Prints a table and, last, one line of JSON with a row for each file.
 */
export async function run(args: string[]): Promise<void> {
  if (args.length === 0) throw new Error('Usage: npm run bench -- read FILE…');
  const compiled = await compile([READ_MANUAL, 'engine/programs/read-child']);
  try {
    const rows = [];
    for (const file of args) rows.push(await measureFile(file, compiled.urlOf(READ_MANUAL)));
    console.table(Object.fromEntries(rows.map(({ file, ...row }) => [file.split('/').at(-1) ?? file, row])));
    console.log(JSON.stringify({ bench: 'read', rows }));
  } finally {
    await compiled.remove();
  }
}

async function measureFile(file: string, readManualUrl: string) {
  const readings: ReadingMeasure[] = [];
  const references: number[] = [];
  const start = performance.now();
  for (let round = 0; round < roundsFor(readings[0]) && performance.now() - start < MAX_FILE_MS; round++) {
    references.push(await measurePdftotext(file));
    readings.push(await measureReading(file, readManualUrl));
  }
  const pick = (value: (reading: ReadingMeasure) => number) => median(readings.map(value));
  const cpuMs = pick((reading) => reading.cpuMs);
  const referenceMs = median(references);
  const [first] = readings;
  return {
    file,
    rounds: readings.length,
    pages: first?.pages ?? 0,
    passages: first?.passages ?? 0,
    cpuMs: Math.round(cpuMs),
    pdftotextCpuMs: Math.round(referenceMs),
    cpuRatio: referenceMs > 0 ? round(cpuMs / referenceMs) : null,
    peakRssMegabytes: Math.round(pick((reading) => reading.peakRssBytes) / 1e6),
    pagesPerCpuSecond: Math.round(((first?.pages ?? 0) / cpuMs) * 1000),
    firstPassagesMs: Math.round(pick((reading) => reading.firstPassagesMs)),
    firstPassagesCpuMs: Math.round(pick((reading) => reading.firstPassagesCpuMs)),
    wholeMs: Math.round(pick((reading) => reading.wholeMs)),
  };
}

function roundsFor(first: ReadingMeasure | undefined): number {
  return (first?.pages ?? 0) >= LARGE_FILE_PAGES ? ROUNDS_OF_LARGE_FILE : ROUNDS;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
