/** What our own reader finds in a file that we wrote. */
import { readManual } from '../../engine/read/read-manual.ts';

export type ReadReport = { pages: number; text: string };

/** @param path a PDF; @throws if it can't be read */
export async function readReport(path: string): Promise<ReadReport> {
  const texts: string[] = [];
  let pages = 0;
  for await (const event of readManual(path)) {
    if (event.type === 'failed') throw new Error(`The file can't be read: ${event.reason}`);
    if (event.type !== 'batch') continue;
    pages = event.to;
    texts.push(...event.blocks.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
  }
  return { pages, text: texts.join('\n') };
}
