/** Builds the index of one product as its manuals are now. */
import type { Answerer, OpenManuals } from '../../../../engine/answering/answerer.ts';
import { buildIndex } from '../../../../engine/index/build-index.ts';
import { AppError } from '../../../app-error.ts';
import type { AnsweringManual, HeldManual, Revision } from '../../manuals/passages.repository.ts';
import { lookAgain, tryAgain } from '../slow/look-again.ts';
import type { Pauses } from '../slow/pauses.ts';
import type { LeavingManuals } from './leaving-manuals.ts';
import type { ManualReader, ProductIndex } from './product-index.ts';

export type Built = ProductIndex & { opened: OpenManuals };
/** What a cache holds of a product. */
export type Entry = {
  revision: Revision;
  built: Promise<Built>;
  passages: number;
  opened: OpenManuals | null;
};

/** A cache of indexes, by key of the product. */
export type IndexCache = {
  reader: ManualReader;
  answerer: Answerer;
  maxPassages: number;
  entries: Map<string, Entry>;
  leaving: LeavingManuals;
  pauses: Pauses;
};

/** The key of a product in a cache. */
export const keyOf = (companyId: string, productId: string): string => `${companyId}/${productId}`;

/**
 * Makes the function that builds the index of an entry, which may have been replaced or dropped by the time it is built.
 * @param get the index that the cache has of a product by then
 */
export function createBuild(
  cache: IndexCache,
  get: (companyId: string, productId: string) => Promise<Built>,
) {
  const { reader, answerer, entries, leaving, pauses } = cache;

  return async (companyId: string, productId: string, entry: Omit<Entry, 'built'>): Promise<Built> => {
    const key = keyOf(companyId, productId);
    const opening = pauses.of(`${key} opening`, entry.revision.passages);
    opening.assertOver();
    const { manuals, revision } = await reader.listAnsweringPassages(companyId, productId);
    entry.revision = revision;
    const open = () => openWithVectors(answerer, reader, key, { companyId, manuals });
    const opened = await tryAgain(open, open, opening);
    Object.assign(entry, { passages: opened.passages, opened });
    // It may have been replaced or dropped meanwhile; then nobody else would close it, and those who waited for it still ask.
    if (entries.get(key) !== entry) leaving.add(opened);
    evict(cache);
    const held = new Map(manuals.map((manual) => [manual.manualId, heldOf(manual)]));
    const reopen = async (): Promise<OpenManuals> => {
      if (entries.get(key)?.opened === opened) entries.delete(key);
      const now = await get(companyId, productId);
      assertSame(held, now.manuals);
      return now.opened;
    };
    return {
      ...{ opened, passages: opened.passages, manuals: held },
      look: lookAgain(opened, reopen, pauses.of(key, revision.passages)),
      buildHere: whenFirstAsked(async () => {
        const now = await reader.listAnsweringPassages(companyId, productId);
        return now.revision.passages === revision.passages ? buildIndex(now.manuals) : null;
      }),
    };
  };
}

type Owned = { companyId: string; manuals: readonly AnsweringManual[] };

async function openWithVectors(
  answerer: Answerer,
  reader: ManualReader,
  key: string,
  { companyId, manuals }: Owned,
): Promise<OpenManuals> {
  const opened = await answerer.open(key, manuals);
  try {
    await opened.learn(await reader.listVectors(companyId, manuals), reader.encoder);
    return opened;
  } catch (error) {
    // Nobody else would.
    opened.close();
    throw error;
  }
}

/** Those that leave go first. */
function evict({ entries, leaving, maxPassages }: IndexCache): void {
  let held = [...entries.values()].reduce((sum, entry) => sum + entry.passages, 0);
  leaving.shrinkTo(Math.max(0, maxPassages - held));
  for (const [key, entry] of entries) {
    if (held <= maxPassages || entries.size === 1) return;
    entries.delete(key);
    entry.opened?.close();
    held -= entry.passages;
  }
}

/** What is found in manuals as they are now is shown with the files of those that were opened. @throws AppError unavailable */
function assertSame(opened: ReadonlyMap<string, HeldManual>, now: ReadonlyMap<string, HeldManual>): void {
  for (const { manualId, versionId } of now.values())
    if (opened.get(manualId)?.versionId !== versionId)
      throw new AppError('unavailable', 'The manuals have just changed. Please ask again.', {
        headers: { 'retry-after': '1' },
      });
}

const heldOf = ({ sections: _s, passages: _p, figures, ...manual }: AnsweringManual): HeldManual => ({
  ...manual,
  hasPictures: figures.some(({ image }) => image !== null),
});

function whenFirstAsked<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
