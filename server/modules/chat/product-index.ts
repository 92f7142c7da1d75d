/** Indexes of products in memory: built on the first question, kept while they are used, dropped when a manual changes. */
import { ask } from '../../../engine/ask/ask.ts';
import { buildIndex } from '../../../engine/index/build-index.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { forgetFailure } from '../../lib/forget-failure.ts';
import type { AnsweringManual, PassageRepository } from '../manuals/passages.repository.ts';

/** Where manuals come from. */
export type ManualReader = Pick<PassageRepository, 'findRevision' | 'listAnsweringPassages'>;

export type ProductIndex = { index: ManualIndex; manuals: ReadonlyMap<string, AnsweringManual> };
export type ProductIndexes = ReturnType<typeof createProductIndexes>;

type Entry = { revision: string; built: Promise<ProductIndex>; passages: number };

/**
 * A cache of indexes, bounded by the passages they hold together (about 10 KB each); the least recently asked
 * product goes first.
 */
export function createProductIndexes(reader: ManualReader, maxPassages = 40_000) {
  const entries = new Map<string, Entry>();
  const keyOf = (companyId: string, productId: string): string => `${companyId}/${productId}`;

  async function build(companyId: string, productId: string, entry: Pick<Entry, 'revision' | 'passages'>) {
    const { manuals, revision } = await reader.listAnsweringPassages(companyId, productId);
    entry.revision = revision;
    const index = await buildIndex(manuals);
    entry.passages = index.passages.length;
    // The first question on an index pays for the compilation of what it runs through; better here than while asked.
    ask(index, 'How do I begin?');
    evict();
    return { index, manuals: new Map(manuals.map((manual) => [manual.manualId, manual])) };
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
      if (entry?.revision !== revision) {
        const fresh = { revision, passages: 0 };
        const built = build(companyId, productId, fresh);
        entry = Object.assign(fresh, { built });
        forgetFailure(entries, key, entry, built);
      }
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
