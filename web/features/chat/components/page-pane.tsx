import type { BotData } from '../../../../contracts/chat.ts';
import { handlePageKeys } from '../page-keys.ts';
import { texts } from '../texts.ts';
import type { Proof } from '../use-proof.ts';
import { LazyPageViewer } from './lazy-page-viewer.tsx';
import { ManualList } from './manual-list.tsx';
import { PageHeading } from './page-heading.tsx';

type PagePaneProps = { proof: Proof; manuals: BotData['manuals']; onRetry: () => void };

/** The pane at the right of wide screens: the page of the newest answer, or the list of manuals before there is one. */
export function PagePane({ proof, manuals, onRetry }: PagePaneProps) {
  const { place, citation, marks, showOverlay, turnTo } = proof;
  return (
    <aside
      className="border-l border-hair bg-wash"
      aria-label={texts.page.pane}
      onKeyDown={(event) => handlePageKeys(event, proof)}
    >
      <div className="page-pane sticky flex flex-col gap-3.5 px-7 py-6">
        {place && citation ? (
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
        ) : (
          <ManualList manuals={manuals} />
        )}
      </div>
    </aside>
  );
}
