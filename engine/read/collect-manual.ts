import type { PrintedPages, StructuredManual } from '../document/manual.ts';
import type { ReadFailureReason } from '../document/pages.ts';
import type { ReadEvent } from './read-event.ts';

/** A manual read to its end, or the reason why it cannot be. */
export type ReadResult =
  | { ok: true; manual: StructuredManual }
  | { ok: false; reason: ReadFailureReason; message: string };

/** Waits for the end of a reading and puts the manual's parts together. */
export async function collectManual(events: AsyncIterable<ReadEvent>): Promise<ReadResult> {
  const parts: StructuredManual[] = [];
  for await (const event of events) {
    if (event.type === 'failed') return { ok: false, reason: event.reason, message: event.message };
    if (event.type === 'manual') parts.push(event.manual);
  }
  return { ok: true, manual: joinParts(parts) };
}

/** The parts of a manual in one; each tells its title and language. */
export function joinParts(parts: readonly StructuredManual[]): StructuredManual {
  const { title = null, language = 'en' } = parts[0] ?? {};
  const printed: PrintedPages = Object.assign({}, ...parts.map((part) => part.printed));
  return {
    title,
    language,
    ...(Object.keys(printed).length > 0 && { printed }),
    sections: parts.flatMap(({ sections }) => sections),
    passages: parts.flatMap(({ passages }) => passages),
    figures: parts.flatMap(({ figures }) => figures),
  };
}
