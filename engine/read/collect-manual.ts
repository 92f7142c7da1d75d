import type { StructuredManual } from '../structure/manual.ts';
import type { ReadFailureReason } from './document.ts';
import type { ReadEvent } from './read-event.ts';

/** A manual read to its end, or the reason why it cannot be. */
export type ReadResult =
  | { ok: true; manual: StructuredManual }
  | { ok: false; reason: ReadFailureReason; message: string };

/** Waits for the end of a reading and puts the manual's parts together. */
export async function collectManual(events: AsyncIterable<ReadEvent>): Promise<ReadResult> {
  const manual: StructuredManual = { title: null, language: 'en', sections: [], passages: [], figures: [] };
  for await (const event of events) {
    if (event.type === 'failed') return { ok: false, reason: event.reason, message: event.message };
    if (event.type !== 'manual') continue;
    manual.title = event.manual.title;
    manual.language = event.manual.language;
    manual.sections.push(...event.manual.sections);
    manual.passages.push(...event.manual.passages);
    manual.figures.push(...event.manual.figures);
  }
  return { ok: true, manual };
}
