import type { Attention } from '../../../contracts/dashboard.ts';
import type { Db } from '../../db/connect.ts';
import type { OfCompany } from '../../http/actor.ts';
import { presentManualInWork, presentUnanswered } from './dashboard.presenter.ts';
import { createDashboardRepository } from './dashboard.repository.ts';

/** Entries of each list; more are found on the screens they lead to. */
const SHOWN = 5;

export type Dashboard = ReturnType<typeof createDashboard>;

/** What waits for a company. Reads only. */
export function createDashboard({ db }: { db: Db }) {
  const repository = createDashboardRepository(db);

  return {
    /** The newest questions without an answer, and the manuals that are not ready. */
    listAttention: async ({ companyId }: OfCompany): Promise<Attention> => ({
      unanswered: (await repository.listUnanswered(companyId, SHOWN)).map(presentUnanswered),
      manuals: (await repository.listManualsInWork(companyId, SHOWN)).map(presentManualInWork),
    }),
  };
}
