/** Reading in the tests of the app, most of which only need the same two pages to be there. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReadPage } from '../../engine/document/pages.ts';
import type { ReadEvent } from '../../engine/read/read-event.ts';
import { type ReadManualOptions, readManual } from '../../engine/read/read-manual.ts';

/** Longer manuals are read by tests that look at the reading itself. */
const MAX_PAGES = 5;

/** What reading a file yielded, by the hash of the file. */
const readings = new Map<string, ReadEvent[]>();

/**
 * Reads as `readManual` does. A short file that this process has read to its end before is not read again: a child costs half
 * a second of processor time, and the tests would start hundreds.
 */
export async function* readOnce(path: string, options: ReadManualOptions = {}): AsyncGenerator<ReadEvent> {
  const resume: ReadPage[] = [];
  for await (const page of options.resume ?? []) resume.push(page);
  const key = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  const known = resume.length > 0 || options.signal?.aborted ? undefined : readings.get(key);
  // Copies, whatever a receiver does with them.
  if (known) return yield* structuredClone(known);
  const events: ReadEvent[] = [];
  let pages = 0;
  for await (const event of readManual(path, { ...options, resume })) {
    events.push(structuredClone(event));
    if (event.type === 'batch') pages += event.pages.length;
    // Before it is passed on: nobody asks for more after it.
    if (event.type === 'done' && resume.length === 0 && pages <= MAX_PAGES) readings.set(key, events);
    yield event;
  }
}
