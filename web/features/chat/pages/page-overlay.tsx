import './page-overlay.css';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { Proof } from '../answer/use-proof.ts';
import { texts } from '../shell/texts.ts';
import { LazyPageViewer } from './lazy-page-viewer.tsx';
import { PageHeading } from './page-heading.tsx';
import { handlePageKeys } from './page-keys.ts';

const HEADING = 'page-overlay-heading';

type Shown = Pick<Proof, 'place' | 'citation' | 'marks' | 'isOverlayOpen' | 'closeOverlay' | 'turnTo'>;

/** The page over the conversation: the whole screen on a phone, a second sheet on a wide screen. */
export function PageOverlay({ proof, onRetry }: { proof: Shown; onRetry: () => void }) {
  const { place, citation, marks, isOverlayOpen, closeOverlay, turnTo } = proof;
  const isOpen = isOverlayOpen && place !== null && citation !== null;
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeOverlay}
      onKeyDown={(event) => handlePageKeys(event, proof)}
      labelledBy={HEADING}
      className="page-overlay"
    >
      {place && citation && (
        <div className="page-overlay-body flex h-full flex-col gap-3">
          <div className="flex items-center gap-1">
            {/* First in the document, because the dialog focuses its first control. */}
            <IconButton label={texts.page.close} className="order-last" onClick={closeOverlay}>
              <X size={20} aria-hidden="true" />
            </IconButton>
            <PageHeading id={HEADING} citation={citation} page={place.page} />
          </div>
          <LazyPageViewer
            citation={citation}
            page={place.page}
            marks={marks}
            onPage={turnTo}
            onRetry={onRetry}
          />
        </div>
      )}
    </Modal>
  );
}
