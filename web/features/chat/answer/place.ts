/** A place of the conversation's proof: a source of a message, and the page of it that is shown. */
import type { Citation, Message } from '../../../../contracts/chat/messages.ts';
import { type Box, boxesOn } from '../pages/page-source.ts';
import { sourcesOf } from '../pages/sections.ts';

/**
 * Named by message and index of its sources rather than by the citation itself, so that a conversation read again (its links
 * are signed and expire) shows the same place through fresh links. `page` is null for Word files.
 */
export type Place = { messageId: string; index: number; page: number | null };

/** The source at `place`; null when the message is gone. */
export function citationAt(messages: readonly Message[], place: Place | null): Citation | null {
  const message = messages.find(({ _id }) => _id === place?.messageId);
  return (message && place && sourcesOf(message)[place.index]) ?? null;
}

/** All lines that the same answer quotes from the page at `place`, not only those of one citation. */
export function marksAt(messages: readonly Message[], place: Place | null): Box[] {
  const { page } = place ?? { page: null };
  const manualId = citationAt(messages, place)?.manualId;
  const citations = messages.find((message) => message._id === place?.messageId)?.citations ?? [];
  return page === null
    ? []
    : citations.filter((cited) => cited.manualId === manualId).flatMap((cited) => boxesOn(cited, page));
}
