/** Indexes of products in memory: built on the first question, kept while they are used, dropped when a manual changes. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ask } from '../../../engine/ask/ask.ts';
import { buildIndex } from '../../../engine/index/build-index.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { measureBackgrounds } from '../../../engine/meaning/background.ts';
import type { Encoder } from '../../../engine/meaning/encoder.ts';
import { layOutInPieces, type MeaningIndex } from '../../../engine/meaning/meaning-index.ts';
import { runInTurns } from '../../../engine/runtime/pieces.ts';
import { forgetFailure } from '../../lib/forget-failure.ts';
import type { AnsweringManual, PassageRepository, Revision } from '../manuals/passages.repository.ts';
import type { MeaningService } from '../meaning/meaning.service.ts';

/** Where manuals come from, and what their passages mean. */
export type ManualReader = Pick<PassageRepository, 'findRevision' | 'listAnsweringPassages'> &
  Pick<MeaningService, 'listVectors'> & { encoder: Encoder };

export type ProductIndex = {
  index: ManualIndex;
  manuals: ReadonlyMap<string, AnsweringManual>;
  /** Vectors of the passages as far as there are any; null where there are none. */
  meaning: MeaningIndex | null;
};
export type ProductIndexes = ReturnType<typeof createProductIndexes>;

type Entry = { revision: Revision; built: Promise<ProductIndex>; passages: number };

/**
 * A cache of indexes, bounded by the passages they hold together (about 10 KB each, and 3 KB of vectors); the least recently
 * asked product goes first.
 */
export function createProductIndexes(reader: ManualReader, maxPassages = 40_000) {
  const entries = new Map<string, Entry>();
  const keyOf = (companyId: string, productId: string): string => `${companyId}/${productId}`;

  async function build(companyId: string, productId: string, entry: Pick<Entry, 'revision' | 'passages'>) {
    const { manuals, revision } = await reader.listAnsweringPassages(companyId, productId);
    entry.revision = revision;
    const index = await buildIndex(manuals);
    entry.passages = index.passages.length;
    const meaning = await loadMeaning(reader, companyId, index, manuals);
    // The first question on an index pays for the compilation of what it runs through; better here than while asked.
    ask(index, 'How do I begin?');
    evict();
    return { index, manuals: new Map(manuals.map((manual) => [manual.manualId, manual])), meaning };
  }

  /** Loads the vectors anew while the ones before are still used. */
  function renewMeaning(companyId: string, entry: Entry, revision: Revision): void {
    const before = entry.revision;
    entry.revision = revision;
    // While they are loaded, still newer ones may come.
    const isLatest = (): boolean => entry.revision === revision;
    entry.built
      .then(async ({ index, manuals }) => ({
        ...{ index, manuals },
        meaning: await loadMeaning(reader, companyId, index, manuals.values()),
      }))
      .then(
        (renewed) => {
          if (isLatest()) entry.built = Promise.resolve(renewed);
        },
        // The next question tries again.
        () => {
          if (isLatest()) entry.revision = before;
        },
      );
  }

  function evict(): void {
    let held = [...entries.values()].reduce((sum, entry) => sum + entry.passages, 0);
    for (const [key, entry] of entries) {
      if (held <= maxPassages || entries.size === 1) return;
      entries.delete(key);
      held -= entry.passages;
    }
  }

  return {
    /** The index of a product as its manuals are now; questions at the same time share one building. */
    async get(companyId: string, productId: string): Promise<ProductIndex> {
      const key = keyOf(companyId, productId);
      const revision = await reader.findRevision(companyId, productId);
      let entry = entries.get(key);
      if (entry?.revision.passages !== revision.passages) {
        const fresh = { revision, passages: 0 };
        const built = build(companyId, productId, fresh);
        entry = Object.assign(fresh, { built });
        forgetFailure(entries, key, entry, built);
      } else if (entry.revision.vectors !== revision.vectors) renewMeaning(companyId, entry, revision);
      // Setting it anew moves it to the end: Map keeps the order of use.
      entries.delete(key);
      entries.set(key, entry);
      return entry.built;
    },

    /** Forgets a product's index. */
    drop(companyId: string, productId: string): void {
      entries.delete(keyOf(companyId, productId));
    },
  };
}

async function loadMeaning(
  { listVectors, encoder }: Pick<ManualReader, 'listVectors' | 'encoder'>,
  companyId: string,
  index: ManualIndex,
  manuals: Iterable<AnsweringManual>,
): Promise<MeaningIndex | null> {
  const meaning = await runInTurns(layOutInPieces(index, await listVectors(companyId, [...manuals])));
  // Nobody waits for it: the first questions are judged by what manuals reach on the average.
  if (meaning !== null) measureInTurns(encoder, meaning).catch(() => undefined);
  return meaning;
}

async function measureInTurns(encoder: Encoder, meaning: MeaningIndex): Promise<void> {
  for await (const _ of measureBackgrounds(encoder, meaning)) await yieldToEventLoop();
}
