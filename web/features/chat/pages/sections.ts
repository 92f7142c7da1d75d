/** The sections that an answer points to without quoting them, and what an answer can open at all. */
import type { Citation, Message } from '../../../../contracts/chat/messages.ts';
import type { Place } from '../answer/place.ts';

/** A section and where its page is; without a place it can only be asked for. */
export type SectionLink = { heading: string; page: number | null; place: Place | null };

/** What a message can open: what it quotes, then the sections it points to. */
export const sourcesOf = ({ citations = [], related = [] }: Message): (Citation | null)[] => [
  ...citations,
  ...related.map(({ source }) => source),
];

const nameOf = ({ title, heading }: { title: string; heading: string }): string => `${title}\n${heading}`;

/** The sections that `message` points to, in its order; those it quotes are shown already. */
export function sectionsOf({ _id, citations = [], related = [] }: Message): SectionLink[] {
  const quoted = new Set(citations.map(nameOf));
  return related.flatMap((section, at) => {
    const { heading, page, source } = section;
    if (quoted.has(nameOf(section))) return [];
    const index = citations.length + at;
    const place = page === null || !source?.pageImage ? null : { messageId: _id, index, page };
    return [{ heading, page, place }];
  });
}
