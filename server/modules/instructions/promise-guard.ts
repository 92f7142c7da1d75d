/** Keeps what is promised from being deleted. */
import type { DeletedThing } from '../../../contracts/company/deletions.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { dayOf } from '../../time.ts';
import { createInstructionsRepository } from './instructions.repository.ts';

/** What deletions and closings ask, in their transaction, once what they delete is locked. */
export type PromiseGuard = {
  /** @throws AppError conflict where a published page needs it */
  assertCanDelete: (tx: Db, companyId: string, thing: DeletedThing) => Promise<void>;
  /** @throws AppError conflict where any page of the company is promised */
  assertCanClose: (tx: Db, companyId: string) => Promise<void>;
};

const HOW = 'If it has to go earlier, two administrators have to take the page down.';

/** @param now the present; only tests give another */
export function createPromiseGuard(now: () => Date = () => new Date()): PromiseGuard {
  return {
    async assertCanDelete(tx, companyId, { kind, id }) {
      if (kind !== 'product' && kind !== 'manual') return;
      const of = kind === 'product' ? { productId: id } : { manualId: id };
      const found = await createInstructionsRepository(tx).findPromise(companyId, dayOf(now()), of);
      if (found)
        throw new AppError(
          'conflict',
          `This ${kind} is on the instructions page of ${found.model}, which is promised until ${found.promisedUntil}. ${HOW}`,
        );
    },

    async assertCanClose(tx, companyId) {
      const found = await createInstructionsRepository(tx).findPromise(companyId, dayOf(now()));
      if (found)
        throw new AppError(
          'conflict',
          `The instructions page of ${found.model} is promised until ${found.promisedUntil}. ${HOW}`,
        );
    },
  };
}
