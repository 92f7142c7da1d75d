import { useEffect, useState } from 'react';
import type { Citation, Message } from '../../../../contracts/chat/messages.ts';
import { type Box, isPageOf, pageImageUrl } from '../pages/page-source.ts';
import { loadedAnswers } from './loaded-answers.ts';
import { citationAt, marksAt, type Place } from './place.ts';

export type Proof = {
  place: Place | null;
  citation: Citation | null;
  /** The lines of the page that the answer quotes, to be marked. */
  marks: Box[];
  /** Whether the page is shown over the conversation: always on phones, otherwise after Enlarge. */
  isOverlayOpen: boolean;
  show: (place: Place) => void;
  showOverlay: (place: Place) => void;
  closeOverlay: () => void;
  /** Shows another page of the same manual; does nothing beyond its ends. */
  turnTo: (page: number) => void;
};

/** Loads the code of the viewer; called early, so that a tab opens without delay. */
export const loadPageViewer = () => import('../pages/page-viewer.tsx');

/** Holds which page of which manual is shown: that of the newest answer, until the customer opens another. */
export function useProof(messages: readonly Message[]): Proof {
  const newestId = messages.at(-1)?._id;
  const [chosen, setChosen] = useState<{ place: Place; newestId: string | undefined } | null>(null);
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const latest = loadedAnswers()?.latestPlace(messages) ?? null;
  const place = chosen && chosen.newestId === newestId ? chosen.place : latest;
  const citation = citationAt(messages, place);
  const latestCitation = citationAt(messages, latest);
  const preloadUrl =
    latestCitation && latestCitation.page !== null ? pageImageUrl(latestCitation, latestCitation.page) : null;

  useEffect(() => {
    if (preloadUrl === null) return;
    // Only a head start: the component that shows the page reports if the code can't be loaded.
    loadPageViewer().catch(() => undefined);
    new Image().src = preloadUrl;
  }, [preloadUrl]);

  const show = (next: Place) => setChosen({ place: next, newestId });
  return {
    place,
    citation,
    marks: marksAt(messages, place),
    isOverlayOpen,
    show,
    showOverlay: (next) => {
      show(next);
      setIsOverlayOpen(true);
    },
    closeOverlay: () => setIsOverlayOpen(false),
    turnTo: (page) => {
      if (place && citation && isPageOf(citation, page)) show({ ...place, page });
    },
  };
}
