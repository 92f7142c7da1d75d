import { useState } from 'react';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import { PageOverlay } from './page-overlay.tsx';
import { boxesOn, isPageOf } from './page-source.ts';

type CitationOverlayProps = {
  /** The citation to show; null closes the overlay. */
  citation: Citation | null;
  onClose: () => void;
  /** Loads new links, since the signed ones expire. */
  onRetry: () => void;
};

/** The page of a single citation, outside of a conversation. */
export function CitationOverlay({ citation, onClose, onRetry }: CitationOverlayProps) {
  const [turned, setTurned] = useState<number | null>(null);
  const page = turned ?? citation?.page ?? null;
  const close = () => {
    setTurned(null);
    onClose();
  };
  const proof = {
    place: citation && { messageId: '', index: 0, page },
    citation,
    marks: citation && page !== null ? boxesOn(citation, page) : [],
    isOverlayOpen: citation !== null,
    closeOverlay: close,
    turnTo: (next: number) => {
      if (citation && isPageOf(citation, next)) setTurned(next);
    },
  };
  return <PageOverlay proof={proof} onRetry={onRetry} />;
}
