import { useState } from 'react';
import type { Citation, Message } from '../../../contracts/chat/messages.ts';

type OpenCitation = {
  /** The citation whose page is open; null if none is. */
  citation: Citation | null;
  /** Opens the page of the citation at this index; `answerId` is needed if the screen shows several answers. */
  openCitation: (index: number, answerId?: string) => void;
  closeCitation: () => void;
};

/**
 * Holds which cited page is open over a screen. It remembers the place rather than the citation, so that after the
 * answers are read again the same page is shown through new links.
 * @param answerOf gives the current state of the answer in which a citation was opened
 */
export function useOpenCitation(answerOf: (answerId?: string) => Message | undefined): OpenCitation {
  const [place, setPlace] = useState<{ index: number; answerId?: string | undefined } | null>(null);
  return {
    citation: (place && answerOf(place.answerId)?.citations?.[place.index]) ?? null,
    openCitation: (index, answerId) => setPlace({ index, answerId }),
    closeCitation: () => setPlace(null),
  };
}
