import { namePlace, printedPlace } from '../../../../contracts/manuals/place-names.ts';
import { PageTab } from '../../../ui/picture/page-tab.tsx';
import type { WantedPage } from '../cite-place.ts';

type PlaceTabProps = {
  place: WantedPage;
  /** Opens the page; without it the page is only named. */
  onOpen?: ((place: WantedPage) => void) | undefined;
};

/** The page of a section; nothing where the manual has no pages. */
export function PlaceTab({ place, onOpen }: PlaceTabProps) {
  if (place.page === null) return null;
  const text = place.printed === undefined ? null : printedPlace(place);
  return (
    <PageTab
      page={place.page}
      label={text === null ? undefined : { text, hint: namePlace(place) ?? text }}
      onClick={onOpen && (() => onOpen(place))}
    />
  );
}
