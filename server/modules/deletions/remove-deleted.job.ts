import type { z } from 'zod';
import { type DeletedThing, deletedThing } from '../../../contracts/company/deletions.ts';
import { id, timestamp } from '../../../contracts/shapes.ts';
import type { Db } from '../../db/connect.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { JobHandler } from '../../jobs/run-job.ts';
import { HOUR_MS } from '../../time.ts';
import { createDeletionsRepository } from './deletions.repository.ts';

const payload = deletedThing.extend({ companyId: id, deletedAt: timestamp });
export type ThingToRemove = z.output<typeof payload>;

/** Ends a deletion once it can't be undone any more; tried for days, because nobody else would ever do it. */
export const removeDeletedJob = defineJob('remove-deleted', payload, {
  maxAttempts: 200,
  maxBackoffMs: HOUR_MS,
});

/** Removes something with all that belongs to it, in the transaction given. */
export type Remover = (tx: Db, companyId: string, id: string) => Promise<void>;

export type RemoveDeletedDeps = { db: Db; removers: Record<DeletedThing['kind'], Remover> };

/** Removes a thing unless its deletion was undone, even if it was deleted again after that. */
export const createRemoveDeletedHandler =
  ({ db, removers }: RemoveDeletedDeps): JobHandler<ThingToRemove> =>
  ({ companyId, kind, id, deletedAt }, { complete }) =>
    db.transaction(async (tx) => {
      const found = await createDeletionsRepository(tx).lockDeleted(companyId, { kind, id });
      if (found?.deletedAt.toISOString() === deletedAt) await removers[kind](tx, companyId, id);
      await complete(tx);
    });
