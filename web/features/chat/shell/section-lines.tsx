import { useAnswerFrame } from '../answer/answer-context.ts';
import { PlaceLine, PlaceList } from '../answer/place-line.tsx';
import type { SectionLink } from '../pages/sections.ts';
import { useChat } from './chat-context.ts';

type SectionLinesProps = { title: string | null; sections: readonly SectionLink[] };

/** Sections that an answer points to, a line each: one with a page opens it, one without is asked for. */
export function SectionLines({ title, sections }: SectionLinesProps) {
  const { showPage } = useAnswerFrame();
  const { ask, canAsk } = useChat();
  if (sections.length === 0) return null;
  return (
    <PlaceList title={title}>
      {sections.map(({ heading, page, place }) => (
        <PlaceLine
          key={`${heading} ${page}`}
          text={heading}
          page={place?.page ?? null}
          isDisabled={!place && !canAsk}
          onPress={() => (place ? showPage(place) : ask(heading))}
        />
      ))}
    </PlaceList>
  );
}
