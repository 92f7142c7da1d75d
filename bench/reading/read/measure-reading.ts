import type * as ReadManualModule from '../../../engine/read/read-manual.ts';

export type ReadingMeasure = {
  pages: number;
  passages: number;
  cpuMs: number;
  peakRssBytes: number;
  firstPassagesMs: number;
  firstPassagesCpuMs: number;
  wholeMs: number;
};

/** Reads a file once with the compiled engine; the child reports what it has used. */
export async function measureReading(file: string, readManualUrl: string): Promise<ReadingMeasure> {
  const { readManual } = (await import(readManualUrl)) as typeof ReadManualModule;
  const start = performance.now();
  const measure: ReadingMeasure = {
    pages: 0,
    passages: 0,
    cpuMs: 0,
    peakRssBytes: 0,
    firstPassagesMs: 0,
    firstPassagesCpuMs: 0,
    wholeMs: 0,
  };
  for await (const event of readManual(file)) {
    if (event.type === 'failed') throw new Error(`${file}: ${event.reason}`);
    if (event.type === 'opened') measure.pages = event.document.pages;
    if (event.type === 'manual') measure.passages += event.manual.passages.length;
    if (event.type === 'batch' && event.passages.length > 0 && measure.firstPassagesMs === 0) {
      measure.firstPassagesMs = performance.now() - start;
      measure.firstPassagesCpuMs = event.usage.cpuMs;
    }
    if (event.type === 'done') Object.assign(measure, event.usage);
  }
  measure.wholeMs = performance.now() - start;
  return measure;
}

/** The middle value; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
