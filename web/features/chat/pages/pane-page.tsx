import type { Proof } from '../answer/use-proof.ts';
import { LazyPageViewer } from './lazy-page-viewer.tsx';
import { PageHeading } from './page-heading.tsx';

/** The page of an answer beside the conversation; nothing where the answer cites none. */
export function PanePage({ proof, onRetry }: { proof: Proof; onRetry: () => void }) {
  const { place, citation, marks, showOverlay, turnTo } = proof;
  if (!place || !citation) return null;
  return (
    <>
      <PageHeading id="page-pane-heading" citation={citation} page={place.page} />
      <LazyPageViewer
        citation={citation}
        page={place.page}
        marks={marks}
        onPage={turnTo}
        onRetry={onRetry}
        onEnlarge={() => showOverlay(place)}
      />
    </>
  );
}
