import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import { MAX_PACKS } from '../../../contracts/plans/plan-catalogue.ts';
import type { QueryPack } from '../../../contracts/plans/plans.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { type AuditActor, type AuditEvent, recordAudit } from '../audit/record-audit.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';

/** Changes the packs of queries that are for sale. */
export function createManagedPacks(db: Db) {
  return {
    /** Adds a pack or changes its prices. @throws AppError conflict when there are too many */
    async saveQueryPack(actor: AuditActor, pack: QueryPack): Promise<QueryPack> {
      await db.transaction(async (tx) => {
        const within = createCatalogueRepository(tx);
        await within.lock();
        const all = await within.listQueryPacks();
        const before = all.find(({ queries }) => queries === pack.queries);
        if (!before && all.length >= MAX_PACKS)
          throw new AppError('conflict', `There can be ${MAX_PACKS} query packs.`);
        await within.saveQueryPack(pack);
        await recordAudit(tx, actor, {
          ...onPack('query_pack.saved', pack.queries),
          ...(before && { before }),
          after: pack,
        });
      });
      return pack;
    },

    /** @throws AppError not_found */
    async removeQueryPack(actor: AuditActor, queries: number): Promise<void> {
      await db.transaction(async (tx) => {
        const before = await createCatalogueRepository(tx).removeQueryPack(queries);
        if (!before) throw notFound('This query pack');
        await recordAudit(tx, actor, { ...onPack('query_pack.removed', queries), before });
      });
    },
  };
}

const onPack = (action: AuditAction, queries: number): AuditEvent => ({
  action,
  subject: { id: String(queries), name: `${queries} queries` },
});
