import { useState } from 'react';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import type { TextPlace } from '../../../../contracts/manuals/files.ts';
import { useIsWide } from '../shell/use-is-wide.ts';
import { FindInManual } from './find-in-manual.tsx';
import { PageFrame } from './page-frame.tsx';
import { type Box, boxesOn } from './page-source.ts';
import { PageToolbar } from './page-toolbar.tsx';
import { focusZoom, type Size } from './page-view.ts';
import { SectionView } from './section-view.tsx';

export type PageViewerProps = {
  citation: Citation;
  /** Page to show, from 1; null for files without pages. */
  page: number | null;
  /** Lines of that page to mark. */
  marks: readonly Box[];
  onPage: (page: number) => void;
  /** Loads new links, since the signed ones expire. */
  onRetry: () => void;
  /** Opens the page over the conversation; missing if it already is open there. */
  onEnlarge?: () => void;
};

/** A page of a manual with the quoted lines marked, and controls that turn and enlarge it and find words. */
export function PageViewer({ citation, page, marks, onPage, onRetry, onEnlarge }: PageViewerProps) {
  // On a wide screen the whole page can be read; on a phone the marked lines are shown first.
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
