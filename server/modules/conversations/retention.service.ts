/** How long the conversations of all companies are kept, and the daily erasing of what is older. */
import type { RetentionDays } from '../../../contracts/admin/platform-settings.ts';
import type { Db } from '../../db/connect.ts';
import { daysBefore } from '../../time.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import { createRetentionRepository } from './retention.repository.ts';
import { shorterOf } from './retention-in-force.ts';
import { eraseUnsentSummaries } from './unsent-summaries.repository.ts';

/** Messages erased by one statement: customers who ask meanwhile wait for no more than that. */
const PORTION = 500;
/** Days between the oldest question in a weekly summary and its writing. */
const SUMMARY_DAYS = 14;

type Deps = { db: Db; portion?: number };
export type Retention = ReturnType<typeof createRetention>;

/** Manages for how long conversations are kept, and erases older ones. Links and figures stay, as with any erasing. */
export function createRetention({ db, portion = PORTION }: Deps) {
  const repository = createRetentionRepository(db);

  return {
    /** In days; null where conversations are kept for ever. */
    readDays: repository.findDays,

    /** Nothing is erased by that alone: it is done by the daily maintenance. */
    setDays: (actor: AuditActor, days: RetentionDays): Promise<void> =>
      db.transaction(async (tx) => {
        const within = createRetentionRepository(tx);
        const before = await within.findDays();
        await within.setDays(days);
        await recordAudit(tx, actor, {
          action: 'retention.changed',
          subject: { id: 'conversations', name: 'Conversations' },
          before: { days: before },
          after: { days },
        });
      }),

    /** Conversations in which something is older than that now. */
    countOlder: (days: number): Promise<number> => repository.countOlder(daysBefore(new Date(), days)),

    /**
     * Erases what is older than the period in force for it, company by company in small portions.
     * @returns how many messages are erased
     * @throws what `signal` throws, between two portions
     */
    async eraseOld(signal: Pick<AbortSignal, 'throwIfAborted'>): Promise<number> {
      const ofAll = await repository.findDays();
      const now = new Date();
      let total = 0;
      for (const { id: companyId, days: own } of await repository.listCompanies()) {
        const days = shorterOf(own, ofAll);
        if (days === null) continue;
        const before = daysBefore(now, days);
        let erased: number;
        do {
          signal.throwIfAborted();
          erased = await repository.eraseOldest(companyId, before, portion);
          total += erased;
        } while (erased > 0);
        await repository.eraseReminders(companyId, before);
        await repository.eraseWatches(companyId, before);
        await eraseUnsentSummaries(db, companyId, daysBefore(now, days - SUMMARY_DAYS));
      }
      return total;
    },
  };
}
