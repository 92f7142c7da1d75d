import type { Operator } from '../../../contracts/admin/operator.ts';
import type { Db } from '../../db/connect.ts';
import { type AuditActor, changedNames, recordAudit } from '../audit/record-audit.ts';
import { createOperatorRepository } from './operator.repository.ts';

export type OperatorService = ReturnType<typeof createOperatorService>;

/** Keeps who runs the installation, for the legal pages. */
export function createOperatorService({ db }: { db: Db }) {
  return {
    read: (): Promise<Operator> => createOperatorRepository(db).find(),

    /** Stores what was filled in. The trail names the fields, and not what stood in them: an entry stays for ever. */
    set: (actor: AuditActor, filledIn: Operator): Promise<Operator> =>
      db.transaction(async (tx) => {
        const within = createOperatorRepository(tx);
        const before = await within.find();
        await within.set(filledIn);
        await recordAudit(tx, actor, {
          action: 'operator.changed',
          subject: { id: 'operator', name: 'Legal pages' },
          before: { isReviewed: before.isReviewed },
          after: { isReviewed: filledIn.isReviewed, changed: changedNames(before, filledIn).join(', ') },
        });
        return filledIn;
      }),
  };
}
