import { useState } from 'react';
import type { Citation } from '../../../../contracts/chat.ts';
import type { TextPlace } from '../../../../contracts/files.ts';
import { type Box, boxesOn } from '../page-source.ts';
import { focusZoom, type Size } from '../page-view.ts';
import { useIsWide } from '../use-is-wide.ts';
import { FindInManual } from './find-in-manual.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageToolbar } from './page-toolbar.tsx';
import { SectionView } from './section-view.tsx';

export type PageViewerProps = {
  citation: Citation;
  /** 1-based page to show; null for files without pages. */
  page: number | null;
  /** Lines of that page to mark. */
  marks: readonly Box[];
  onPage: (page: number) => void;
  /** Asks for fresh links, for the signed ones expire. */
  onRetry: () => void;
  /** Opens the page over the conversation; absent where it already is. */
  onEnlarge?: () => void;
};

/** A page of a manual with the quoted lines marked, and the ways to turn and enlarge it and to find words in the manual. */
export function PageViewer({ citation, page, marks, onPage, onRetry, onEnlarge }: PageViewerProps) {
  // On a wide screen a page is large enough to read whole; a phone begins at the marked lines.
  const isWide = useIsWide();
  const [size, setSize] = useState<Size | null>(null);
  const [chosenZoom, setZoom] = useState<number | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const [chosen, setChosen] = useState<TextPlace | null>(null);
  const found = isFinding && chosen?.page === page ? chosen : null;
  if (page === null || citation.pageImage === null) return <SectionView citation={citation} />;

  const handleChoose = (place: TextPlace) => {
    setChosen(place);
    if (place.page !== null) onPage(place.page);
  };
  const begin = isWide ? 1 : focusZoom(boxesOn(citation, citation.page ?? page), size);
  const shown = { citation, page, zoom: chosenZoom ?? begin, onZoom: setZoom };
  return (
    <>
      {isFinding && <FindInManual citation={citation} chosen={chosen} onChoose={handleChoose} />}
      <PageFrame
        {...shown}
        marks={found ? boxesOn(found, page) : marks}
        focus={found ?? citation}
        onSize={setSize}
        onRetry={onRetry}
      />
      <PageToolbar
        {...shown}
        isFinding={isFinding}
        onFind={() => setIsFinding(!isFinding)}
        onPage={onPage}
        onEnlarge={onEnlarge}
      />
    </>
  );
}
