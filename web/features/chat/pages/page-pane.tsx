import type { BotData } from '../../../../contracts/chat/chat.ts';
import { loadedAnswers } from '../answer/loaded-answers.ts';
import type { Proof } from '../answer/use-proof.ts';
import { ManualList } from '../shell/manual-list.tsx';
import { texts } from '../shell/texts.ts';
import { handlePageKeys } from './page-keys.ts';

type PagePaneProps = { proof: Proof; manuals: BotData['manuals']; onRetry: () => void };

/** The pane at the right of wide screens: the page of the newest answer, or the list of manuals before there is one. */
export function PagePane({ proof, manuals, onRetry }: PagePaneProps) {
  const PanePage = loadedAnswers()?.PanePage;
  return (
    <aside
      className="border-l border-hair bg-wash"
      aria-label={texts.page.pane}
      onKeyDown={(event) => handlePageKeys(event, proof)}
    >
      <div className="page-pane sticky flex flex-col gap-3.5 px-7 py-6">
        {PanePage && proof.citation ? (
          <PanePage proof={proof} onRetry={onRetry} />
        ) : (
          <ManualList manuals={manuals} />
        )}
      </div>
    </aside>
  );
}
