/** The sections that an answer points to without quoting them, and what an answer can open at all. */
import type { Citation, Message } from '../../../contracts/chat.ts';
import type { Place } from './place.ts';

/** A section and where its page is; without a place it can only be asked for. */
export type SectionLink = { heading: string; page: number | null; place: Place | null };

/** What a message can open: what it quotes, then the sections it points to. */
export const sourcesOf = ({ citations = [], related = [] }: Message): (Citation | null)[] => [
  ...citations,
  ...related.map(({ source }) => source),
];

/** The sections that `message` points to, in its order. */
export function sectionsOf({ _id, citations = [], related = [] }: Message): SectionLink[] {
  return related.map(({ heading, page, source }, at) => ({
    heading,
    page,
    place:
      page === null || !source?.pageImage ? null : { messageId: _id, index: citations.length + at, page },
  }));
}
