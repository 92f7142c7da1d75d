import { headingParts, sectionTab, tabLabel } from '../pages/page-label.ts';
import { texts } from '../shell/texts.ts';
import { useAnswerFrame } from './answer-context.ts';
import type { PlacesPart } from './answer-parts.ts';
import { PlaceLine, PlaceList } from './place-line.tsx';

/** Other places of the manual that say something of the question: a line each, which opens the page. */
export function Places({ places, messageId }: { places: PlacesPart['places']; messageId: string }) {
  const { hasSeveralManuals, showPage } = useAnswerFrame();
  return (
    <PlaceList title={texts.answer.further}>
      {places.map(({ index, citation, citation: { heading, title, page, pageEnd } }) => (
        <PlaceLine
          key={index}
          text={headingParts(heading).text}
          page={page}
          pageEnd={pageEnd}
          label={tabLabel(citation)}
          title={hasSeveralManuals ? title : page === null ? sectionTab(heading) : undefined}
          onPress={() => showPage({ messageId, index, page })}
        />
      ))}
    </PlaceList>
  );
}
