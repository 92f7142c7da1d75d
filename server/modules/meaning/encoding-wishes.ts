import type { ModelName } from '../../../engine/meaning/models.ts';
import type { Db } from '../../db/connect.ts';
import { RecentlyUsed } from '../../lib/recently-used.ts';
import { enqueueEncoding } from './encode-manual.job.ts';
import { createVectorRepository } from './vectors.repository.ts';

/** A product is asked for again after so long, because manuals come and the encoder may have failed. */
const WISH_MS = 3_600_000;
const MAX_WISHES = 10_000;

type Deps = { db: Db; isOff: () => boolean; clock: () => number };

/** Has passages encoded: those that nobody has encoded yet, and those that questions in another language ask for. */
export function createEncodingWishes({ db, isOff, clock }: Deps) {
  const vectors = createVectorRepository(db);
  const wishes = new RecentlyUsed<number>(MAX_WISHES);

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
  };
}
