import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Encoder } from '../../../engine/meaning/encoder.ts';
import type { StoredVectors } from '../../../engine/meaning/meaning-index.ts';
import type { ModelName } from '../../../engine/meaning/models.ts';
import type { Db } from '../../db/connect.ts';
import { RecentlyUsed } from '../../lib/recently-used.ts';
import { enqueueEncoding } from './encode-manual.job.ts';
import { createLearningRepository } from './learning.repository.ts';
import { createVectorRepository, type VectorKey, type VectorRow } from './vectors.repository.ts';

export type MeaningDeps = {
  db: Db;
  encoder: Pick<Encoder, 'status'>;
  /** By which wishes are forgotten, ms. Only tests give one. */
  clock?: () => number;
};
export type MeaningService = ReturnType<typeof createMeaningService>;

/** How far the passages of a manual have been learnt. */
export type Learning = { passages: number; encoded: number };

/** A manual whose vectors are wanted, in the edition that answers. */
export type VectorSource = VectorKey & { manualId: string };

/** A third of a megabyte of rows: small enough not to hold up other requests while it is parsed. */
const SLICE_ROWS = 100;
/** A product is asked for again after so long, because manuals come and the encoder may have failed. */
const WISH_MS = 3_600_000;
const MAX_WISHES = 10_000;

/** What the passages of manuals mean, as vectors: has them made, and hands them out. */
export function createMeaningService({ db, encoder, clock = () => performance.now() }: MeaningDeps) {
  const vectors = createVectorRepository(db);
  const learning = createLearningRepository(db);
  const wishes = new RecentlyUsed<number>(MAX_WISHES);
  const isOff = (): boolean => encoder.status().state === 'off';

  async function* slicesOf(companyId: string, { versionId, edition }: VectorSource) {
    let last: VectorRow | undefined;
    for (;;) {
      const slice = await vectors.listVectors(companyId, { versionId, edition }, last ?? null, SLICE_ROWS);
      yield slice;
      if (slice.length < SLICE_ROWS) return;
      last = slice.at(-1);
      await yieldToEventLoop();
    }
  }

  return {
    /** Has a version that now answers encoded, in the transaction that publishes it. */
    async encodeLater(tx: Db, companyId: string, versionId: string): Promise<void> {
      if (!isOff()) await enqueueEncoding(tx, [{ companyId, versionId, scope: 'own' }]);
    },

    /** Has encoded what lacks vectors, or has some of models as they no longer are. */
    async encodeMissing(): Promise<void> {
      if (isOff()) return;
      for (const target of await vectors.listUnencoded())
        await enqueueEncoding(db, [{ ...target, scope: 'own' }]);
    },

    /**
     * Has all passages of a product encoded by a model that those of its language may not be encoded by. Cheap to call with
     * every question: an hour passes before it looks again.
     */
    async wantVectors(companyId: string, productId: string, model: ModelName): Promise<void> {
      // Vectors of English are made of passages in English alone, without being asked for.
      if (isOff() || model === 'english') return;
      const name = `${companyId}/${productId}`;
      const askedAt = wishes.get(name);
      if (askedAt !== undefined && clock() - askedAt < WISH_MS) return;
      wishes.set(name, clock());
      try {
        const versions = await vectors.listEncodable(companyId, productId);
        const targets = versions.map(({ versionId }) => ({ companyId, versionId, scope: model }));
        await enqueueEncoding(db, targets);
      } catch (error) {
        wishes.delete(name);
        throw error;
      }
    },

    /** The vectors of manuals that can be used. Reads in slices, between which others get their turn. */
    async listVectors(companyId: string, sources: readonly VectorSource[]): Promise<StoredVectors[]> {
      if (isOff()) return [];
      const stored: StoredVectors[] = [];
      for (const source of sources)
        for await (const slice of slicesOf(companyId, source))
          for (const row of slice) stored.push({ manualId: source.manualId, ...row });
      return stored;
    },

    /** How far each of the versions is that are being learnt; the others are left out. */
    async listLearning(companyId: string, versionIds: readonly string[]): Promise<Map<string, Learning>> {
      if (isOff()) return new Map();
      const inWork = new Set(await learning.listInWork(companyId));
      const counted = await vectors.countEncoded(
        companyId,
        versionIds.filter((id) => inWork.has(id)),
      );
      return new Map(counted.map(({ versionId, ...counts }) => [versionId, counts]));
    },
  };
}
