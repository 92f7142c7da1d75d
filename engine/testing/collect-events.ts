import type { ReadEvent } from '../read/read-event.ts';
import { type ReadManualOptions, readManual } from '../read/read-manual.ts';
import { withFile } from './temporary-file.ts';

/** All events of reading a file that holds `bytes`. */
export function readBytes(bytes: Buffer | string, options: ReadManualOptions = {}): Promise<ReadEvent[]> {
  return withFile(bytes, (path) => collectEvents(readManual(path, options)));
}

export async function collectEvents(events: AsyncIterable<ReadEvent>): Promise<ReadEvent[]> {
  const collected: ReadEvent[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

/** The text of each block that is read from a file. */
export const blockTexts = async (bytes: Buffer): Promise<string[]> =>
  (await readBytes(bytes)).flatMap((event) =>
    event.type === 'batch' ? event.blocks.flatMap(({ blocks }) => blocks.map(({ text }) => text)) : [],
  );

/** The text of all passages of the finished manual. */
export function finalText(events: readonly ReadEvent[]): string {
  return events
    .flatMap((event) => (event.type === 'manual' ? event.manual.passages : []))
    .map(({ text }) => text)
    .join('\n');
}

/** The reason of the failure that ended the reading, or null. */
export function failureOf(events: readonly ReadEvent[]): string | null {
  const last = events.at(-1);
  return last?.type === 'failed' ? last.reason : null;
}
