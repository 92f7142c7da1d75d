/** The choices of a form for the page that a correction names. */

import type { SourcePage } from '../../../contracts/chat/corrections.ts';
import type { Citation } from '../../../contracts/chat/messages.ts';
import type { ProductDetail } from '../../../contracts/manuals/products.ts';
import { texts } from './texts.ts';

/** A manual that can be named as source. `pages` is null for Word files. */
export type SourceManual = Pick<ProductDetail['manuals'][number], '_id' | 'title' | 'pages'>;

/** A place that is offered by name. */
export type OfferedPlace = { key: string; label: string; source: SourcePage };

/** A place as the value of an option. */
export const keyOf = ({ manualId, page }: SourcePage): string => `${manualId}/${page ?? ''}`;

/** The places that an answer cites, each page once. */
export function offeredPlaces(
  citations: readonly Citation[],
  manuals: readonly SourceManual[],
): OfferedPlace[] {
  const places = new Map<string, OfferedPlace>();
  for (const { manualId, page, heading, title } of citations) {
    const source = { manualId, page };
    const key = keyOf(source);
    if (places.has(key) || !manuals.some(({ _id }) => _id === manualId)) continue;
    const name = manuals.length > 1 || page === null ? title : heading;
    places.set(key, { key, source, label: page === null ? title : `${texts.source.place(page)} · ${name}` });
  }
  return [...places.values()];
}

/** A sentence that says what is wrong with a chosen place; undefined if nothing is. */
export function sourceFault(source: SourcePage | null, manuals: readonly SourceManual[]): string | undefined {
  const pages = manuals.find(({ _id }) => _id === source?.manualId)?.pages ?? null;
  if (source === null || pages === null) return undefined;
  const { page } = source;
  return page !== null && Number.isInteger(page) && page >= 1 && page <= pages
    ? undefined
    : texts.source.pageRefused(pages);
}
