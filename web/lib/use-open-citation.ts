import { useState } from 'react';
import type { Citation, Message } from '../../contracts/chat.ts';

type OpenCitation = {
  /** The citation whose page is open; null while none is. */
  citation: Citation | null;
  /** Opens the page of the citation at this index; `answerId` where the screen shows several answers. */
  openCitation: (index: number, answerId?: string) => void;
  closeCitation: () => void;
};

/**
 * The page of an answer that is open over a screen. Kept as where it is, not what it is, so that answers read again show
 * the same place through fresh links.
 * @param answerOf the answer a citation was opened in, as it is now
 */
export function useOpenCitation(answerOf: (answerId?: string) => Message | undefined): OpenCitation {
  const [place, setPlace] = useState<{ index: number; answerId?: string | undefined } | null>(null);
  return {
    citation: (place && answerOf(place.answerId)?.citations?.[place.index]) ?? null,
    openCitation: (index, answerId) => setPlace({ index, answerId }),
    closeCitation: () => setPlace(null),
  };
}
