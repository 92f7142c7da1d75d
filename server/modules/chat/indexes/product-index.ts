/** Indexes of products in memory: built on the first question, kept while they are used, dropped when a manual changes. */
import type { Answerer, OpenManuals } from '../../../../engine/answering/answerer.ts';
import type { Look } from '../../../../engine/answering/tasks.ts';
import { buildIndex } from '../../../../engine/index/build-index.ts';
import type { ManualIndex } from '../../../../engine/index/manual-index.ts';
import type { Encoder } from '../../../../engine/meaning/encoder.ts';
import { AppError } from '../../../app-error.ts';
import { forgetFailure } from '../../../lib/forget-failure.ts';
import type {
  AnsweringManual,
  HeldManual,
  PassageRepository,
  Revision,
} from '../../manuals/passages.repository.ts';
import type { MeaningService } from '../../meaning/meaning.service.ts';
import type { Clock } from '../counting/answer-time.ts';
import { lookAgain, tryAgain } from '../slow/look-again.ts';
import { createPauses } from '../slow/pauses.ts';
import { createLeavingManuals, type LeavingManuals } from './leaving-manuals.ts';

/** Where manuals come from, and what their passages mean. */
export type ManualReader = Pick<PassageRepository, 'findRevision' | 'listAnsweringPassages'> &
  Pick<MeaningService, 'listVectors'> & { encoder: Encoder };

export type ProductIndex = {
  manuals: ReadonlyMap<string, HeldManual>;
  /** How many the manuals have together. */
  passages: number;
  /**
   * Does a task with the index, on whichever thread it is. Should that have ended, it is done once more with the manuals as they are then.
   * @throws AppError unavailable if it takes too long, for a while after that, and if other manuals answer by then
   */
  look: Look;
  /** The same index on this thread, built with the first call: for what a model writes. Null if the manuals have changed since. */
  buildHere: () => Promise<ManualIndex | null>;
};
export type ProductIndexes = ReturnType<typeof createProductIndexes>;

type Built = ProductIndex & { opened: OpenManuals };
type Entry = { revision: Revision; built: Promise<Built>; passages: number; opened: OpenManuals | null };
type Options = {
  answerer: Answerer;
  maxPassages?: number;
  /** By which products pause. Only tests give one. */
  clock?: Clock;
};

/**
 * A cache of indexes, bounded by the passages they hold together (about 10 KB each, and 3 KB of vectors); the least recently
 * asked product goes first.
 * @param answerer holds them
 */
export function createProductIndexes(
  reader: ManualReader,
  { answerer, maxPassages = 40_000, clock = () => performance.now() }: Options,
) {
  const entries = new Map<string, Entry>();
  const leaving = createLeavingManuals();
  const pauses = createPauses(clock);
  const keyOf = (companyId: string, productId: string): string => `${companyId}/${productId}`;

  async function build(companyId: string, productId: string, entry: Omit<Entry, 'built'>): Promise<Built> {
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
    evict(entries, leaving, maxPassages);
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
  }

  async function get(companyId: string, productId: string): Promise<Built> {
    const key = keyOf(companyId, productId);
    const revision = await reader.findRevision(companyId, productId);
    let entry = entries.get(key);
    if (entry?.revision.passages !== revision.passages) {
      const before = entry;
      const fresh: Omit<Entry, 'built'> = { revision, passages: 0, opened: null };
      entry = fresh as Entry;
      entries.set(key, entry);
      entry.built = build(companyId, productId, fresh);
      forgetFailure(entries, key, entry, entry.built);
      if (before?.opened) leaving.add(before.opened);
    } else if (entry.revision.vectors !== revision.vectors) renewMeaning(reader, companyId, entry, revision);
    // Setting it anew moves it to the end: Map keeps the order of use.
    entries.delete(key);
    entries.set(key, entry);
    return entry.built;
  }

  return {
    /** The index of a product as its manuals are now; questions at the same time share one building. */
    get: (companyId: string, productId: string): Promise<ProductIndex> => get(companyId, productId),

    /** Forgets a product's index; whoever is being answered from it is answered to the end. */
    drop(companyId: string, productId: string): void {
      const key = keyOf(companyId, productId);
      const opened = entries.get(key)?.opened;
      entries.delete(key);
      if (opened) leaving.add(opened);
    },
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

/** Loads the vectors anew while the ones before are still used. */
function renewMeaning(reader: ManualReader, companyId: string, entry: Entry, revision: Revision): void {
  const before = entry.revision;
  entry.revision = revision;
  // While they are loaded, still newer ones may come.
  const isLatest = (): boolean => entry.revision === revision;
  const renew = async (): Promise<void> => {
    const { opened, manuals } = await entry.built;
    const stored = await reader.listVectors(companyId, [...manuals.values()]);
    if (isLatest()) await opened.learn(stored, reader.encoder);
  };
  renew().catch(() => {
    // The next question tries again.
    if (isLatest()) entry.revision = before;
  });
}

/** Those that leave go first. */
function evict(entries: Map<string, Entry>, leaving: LeavingManuals, maxPassages: number): void {
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
