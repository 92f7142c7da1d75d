import { TRIAL_DAYS } from '../../../contracts/plans/limits.ts';
import type { Db } from '../../db/connect.ts';
import { daysBefore } from '../../time.ts';
import { createCompaniesRepository } from './companies.repository.ts';

/** End of the trial that begins at `from`. */
export const trialEnd = (from: Date): Date => daysBefore(from, -TRIAL_DAYS);

/** Whether a company may work, changed as part of the caller's transaction. */
export const companyStanding = {
  /** Lets the company's chatbots answer and, the first time, starts its trial. */
  async markApproved(tx: Db, companyId: string): Promise<void> {
    const within = createCompaniesRepository(tx);
    await within.setSuspended(companyId, null, '');
    await within.startTrial(companyId, trialEnd(new Date()));
  },

  /** From now on the company's chatbots show its contact card instead of answers. @param reason told to the owner */
  async markSuspended(tx: Db, companyId: string, reason: string): Promise<void> {
    await createCompaniesRepository(tx).setSuspended(companyId, new Date(), reason);
  },
};
