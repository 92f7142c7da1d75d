import type { DeletedThing } from '../../../contracts/company/deletions.ts';
import { UNDO_MS } from '../../../contracts/plans/limits.ts';
import { type AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { PromiseGuard } from '../instructions/promise-guard.ts';
import type { OnManualChanged } from '../manuals/manuals.service.ts';
import type { PlanLimits } from '../products/plan-limits.ts';
import { createDeletionsRepository } from './deletions.repository.ts';
import { removeDeletedJob } from './remove-deleted.job.ts';

export type DeletionDeps = {
  db: Db;
  planLimits: PlanLimits;
  onManualChanged: OnManualChanged;
  promises: Pick<PromiseGuard, 'assertCanDelete'>;
};
export type DeletionService = ReturnType<typeof createDeletionService>;

/** On top of what is promised: a click in the last moment still has to arrive. */
const GRACE_MS = 5_000;

const NOUNS = {
  product: 'product',
  manual: 'manual',
  image: 'error image',
  video: 'video link',
  place: 'place',
  chatbot: 'chatbot',
} as const;
const missing = ({ kind }: DeletedThing): AppError => notFound(`This ${NOUNS[kind]}`);

/** Deleting in two steps: hidden everywhere at once, removed for good by a job once it can't be undone any more. */
export function createDeletionService({ db, planLimits, onManualChanged, promises }: DeletionDeps) {
  /** Answers are made of everything that can be deleted but chatbots and places. */
  function tellChanged(companyId: string, { kind }: DeletedThing, productId: string): void {
    if (kind !== 'chatbot' && kind !== 'place') onManualChanged(companyId, productId);
  }

  return {
    /** From now on it answers like something that is missing. @throws AppError not_found, conflict for what is promised */
    async delete(actor: CompanyActor, thing: DeletedThing): Promise<void> {
      const { companyId } = actor;
      const deletedAt = new Date();
      const { productId } = await db.transaction(async (tx) => {
        const found = await createDeletionsRepository(tx).mark(companyId, thing, deletedAt);
        if (found === undefined) throw missing(thing);
        await promises.assertCanDelete(tx, companyId, thing);
        await enqueueJob(tx, removeDeletedJob, {
          companyId,
          payload: { companyId, ...thing, deletedAt: deletedAt.toISOString() },
          runAt: new Date(deletedAt.getTime() + UNDO_MS + GRACE_MS),
        });
        await recordAudit(tx, actor, {
          action: `${thing.kind}.deleted`,
          companyId,
          subject: { id: thing.id, name: found.name },
        });
        return found;
      });
      tellChanged(companyId, thing, productId);
    },

    /**
     * Brings back what was deleted, with everything that went with it.
     * @throws AppError not_found once it is removed for good, plan_limit_reached if something new took its place
     */
    async undo(actor: CompanyActor, thing: DeletedThing): Promise<void> {
      const { companyId } = actor;
      const { productId } = await db.transaction(async (tx) => {
        const deletions = createDeletionsRepository(tx);
        const deleted = await deletions.lockDeleted(companyId, thing);
        if (!deleted) throw missing(thing);
        await assertFits(planLimits, tx, companyId, thing, deleted.deletedAt);
        const found = await deletions.unmark(companyId, thing);
        if (found === undefined) throw missing(thing);
        await recordAudit(tx, actor, {
          action: 'deletion.undone',
          companyId,
          subject: { id: thing.id, name: found.name },
          after: { kind: thing.kind },
        });
        return found;
      });
      tellChanged(companyId, thing, productId);
    },
  };
}

/** What was there before may come back above a limit; only together with something new it must fit. */
async function assertFits(
  planLimits: PlanLimits,
  tx: Db,
  companyId: string,
  thing: DeletedThing,
  deletedAt: Date,
): Promise<void> {
  if (thing.kind !== 'product' && thing.kind !== 'manual') return;
  const deletions = createDeletionsRepository(tx);
  // A product arrives with its manual, so that a new manual tells of both.
  if (!(await deletions.hasAddedSince(companyId, deletedAt))) return;
  if (thing.kind === 'manual') return planLimits.assertCanAdd(tx, companyId, 'manuals');
  const manuals = await deletions.countManuals(companyId, thing.id);
  await planLimits.assertCanAdd(tx, companyId, 'products');
  await planLimits.assertCanAdd(tx, companyId, 'manuals', manuals);
}
