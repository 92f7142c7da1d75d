import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TextPlace } from '../../../contracts/manuals/files.ts';
import { findText } from '../../../engine/ask/find-text.ts';
import type { Passage } from '../../../engine/document/manual.ts';

/** The passages of a version behind an ordinal, in order; none once a newer version has replaced it. */
export type ListPassages = (
  companyId: string,
  version: { versionId: string; edition: number },
  after: number,
  limit: number,
) => Promise<Passage[]>;

export type FoundInFile = { places: TextPlace[]; hasMore: boolean; isSearchable: boolean };

const MAX_PLACES = 100;
// Small enough not to hold up other requests while it is parsed.
const SLICE_ROWS = 500;

/** Where words stand in a version of a manual: the first places, in reading order. */
export async function findInFile(
  listPassages: ListPassages,
  companyId: string,
  version: { versionId: string; edition: number },
  words: string,
): Promise<FoundInFile> {
  const places: TextPlace[] = [];
  let last: Passage | undefined;
  for (;;) {
    const slice = await listPassages(companyId, version, last?.ordinal ?? -1, SLICE_ROWS);
    const limit = MAX_PLACES + 1 - places.length;
    places.push(...findText(slice, words, { limit, seen: last?.section }));
    last = slice.at(-1) ?? last;
    const hasMore = places.length > MAX_PLACES;
    if (hasMore || slice.length < SLICE_ROWS)
      return { places: places.slice(0, MAX_PLACES), hasMore, isSearchable: last !== undefined };
    await yieldToEventLoop();
  }
}
