/** What is known of a customer who opened a printed code. */
import type { CodeFields } from '../../../contracts/chat/code-visit.ts';
import { type ReadCode, readCode } from '../../../replies/code-visit.ts';
import type { Db } from '../../db/connect.ts';
import type { PlaceRow } from '../places/places.repository.ts';
import { createPlaceReads } from '../places/places.service.ts';
import type { LinkRow, MessageRow } from './chat.repository.ts';

/** A code as it was opened, with what it tells. */
export type CodeVisit = ReadCode & {
  place: PlaceRow | null;
  serial: string | null;
  /** Key of its own conversation; null for that of the link. */
  key: string | null;
};

/** Nothing: the link was opened without a code. */
export const NO_VISIT: CodeVisit = { variants: [], chapter: null, place: null, serial: null, key: null };

/** Reads what a code says. A place that the product of the link has not, or no more, says nothing. */
export async function findVisit(
  db: Db,
  { chatbot: { companyId, productId } }: Pick<LinkRow, 'chatbot'>,
  said: CodeFields | undefined,
): Promise<CodeVisit> {
  if (said === undefined || Object.values(said).every((value) => value === undefined)) return NO_VISIT;
  const { place: code, model, serial, visit } = said;
  const places = createPlaceReads(db);
  const place = code === undefined ? null : ((await places.findByCode(companyId, productId, code)) ?? null);
  const ranges = serial === undefined ? [] : await places.listModelRanges(companyId, productId);
  return { ...readCode({ model, serial }, place, ranges), place, serial: serial ?? null, key: visit ?? null };
}

/** What is kept with the messages of a visit; the place and the machine with its questions alone. */
export const visitColumns = (
  { key, place, serial }: CodeVisit,
  sender: MessageRow['sender'],
): Pick<MessageRow, 'visit' | 'placeId' | 'place' | 'serial'> => ({
  visit: key,
  placeId: sender === 'user' ? (place?.id ?? null) : null,
  place: sender === 'user' ? (place?.name ?? null) : null,
  serial: sender === 'user' ? serial : null,
});

/** When the conversation was last begun anew; that of a visit never is, since another visit is. */
export const begunAt = ({ conversationBegunAt }: LinkRow['chatbot'], visitKey: string | null): Date | null =>
  visitKey === null ? conversationBegunAt : null;
