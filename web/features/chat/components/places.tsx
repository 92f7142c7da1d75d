import type { PlacesPart } from '../answer-parts.ts';
import { headingParts } from '../page-label.ts';
import { texts } from '../texts.ts';
import { CitationTab } from './citation-tab.tsx';

/** Other places of the manual that say something of the question: a line each, with the tab that opens the page. */
export function Places({ places, messageId }: { places: PlacesPart['places']; messageId: string }) {
  return (
    <section>
      <h3 className="text-14 font-semibold">{texts.answer.further}</h3>
      <ul className="mt-1 list-none border-t border-hair">
        {places.map(({ index, citation }) => (
          <li key={index} className="flex min-h-11 items-stretch gap-2 border-b border-hair text-14">
            <span className="min-w-0 flex-1 self-center py-1.5 wrap-anywhere">
              {headingParts(citation.heading).text}
            </span>
            <CitationTab citation={citation} index={index} messageId={messageId} className="sheet-tab" />
          </li>
        ))}
      </ul>
    </section>
  );
}
