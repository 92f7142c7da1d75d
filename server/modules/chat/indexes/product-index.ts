/** Indexes of products in memory: built on the first question, kept while they are used, dropped when a manual changes. */
import type { Answerer } from '../../../../engine/answering/answerer.ts';
import type { Look } from '../../../../engine/answering/tasks.ts';
import type { ManualIndex } from '../../../../engine/index/manual-index.ts';
import type { Encoder } from '../../../../engine/meaning/encoder.ts';
import { forgetFailure } from '../../../lib/forget-failure.ts';
import type { HeldManual, PassageRepository, Revision } from '../../manuals/passages.repository.ts';
import type { MeaningService } from '../../meaning/meaning.service.ts';
import type { Clock } from '../counting/answer-time.ts';
import { createPauses } from '../slow/pauses.ts';
import { type Built, createBuild, type Entry, keyOf } from './index-building.ts';
import { createLeavingManuals } from './leaving-manuals.ts';

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
  const build = createBuild({ reader, answerer, maxPassages, entries, leaving, pauses }, get);

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
