import type { Citation } from '../../../contracts/chat/messages.ts';
import { presentCitation } from '../../../replies/present-message.ts';
import { printedOf } from '../../../replies/to-stored-answer.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { HeldManual } from '../manuals/passages.repository.ts';

type Place = Pick<Citation, 'page' | 'pageEnd' | 'heading' | 'quote' | 'boxes'>;

/** A place of a manual with links to it, as answers cite one. */
export function citePlace(manual: HeldManual, place: Place, links: LinkSigner): Citation {
  const { manualId, title, fileKey, pages, printedPages } = manual;
  const cited = { manualId, title, ...place, fileKey, pages, ...printedOf(place, printedPages) };
  return presentCitation(cited, links);
}
