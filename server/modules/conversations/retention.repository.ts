import { and, asc, count, eq, exists, inArray, lt, or } from 'drizzle-orm';
import { type RetentionDays, retentionDays } from '../../../contracts/admin/platform-settings.ts';
import type { Db } from '../../db/connect.ts';
import { firstIdAt } from '../../db/first-id.ts';
import { chatbot, message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company } from '../../db/schema/companies.ts';
import { answerWatch } from '../../db/schema/notices.ts';
import { upkeepReminder } from '../../db/schema/reminders.ts';
import { createSettings } from '../../db/settings.repository.ts';

const KEY = 'retention-days';

/** How long conversations are kept, and those that are older, of all companies. */
export function createRetentionRepository(db: Db) {
  return {
    ...queryPeriod(db),
    ...queryOwnPeriods(db),
    ...queryOlder(db),
    ...queryOlderAddresses(db),
  };
}

/** The period of the installation. */
function queryPeriod(db: Db) {
  const settings = createSettings(db);
  return {
    /** Null where they are kept for ever. */
    async findDays(): Promise<RetentionDays> {
      const value = await settings.find(KEY);
      return value === null ? null : retentionDays.parse(Number(value));
    },

    setDays: (days: RetentionDays): Promise<void> => settings.set(KEY, days === null ? null : String(days)),
  };
}

/** The periods that companies have chosen. */
function queryOwnPeriods(db: Db) {
  return {
    /** Each company with the period that it has chosen; null where it has chosen none. */
    async listCompanies(): Promise<{ id: string; days: RetentionDays }[]> {
      const rows = await db
        .select({ id: company.id, days: company.retentionDays })
        .from(company)
        .orderBy(asc(company.id));
      return rows.map(({ id, days }) => ({ id, days: retentionDays.parse(days) }));
    },

    /** The period that a company has chosen; null where it has chosen none. */
    async findOwnDays(companyId: string): Promise<RetentionDays> {
      const [row] = await db
        .select({ days: company.retentionDays })
        .from(company)
        .where(eq(company.id, companyId));
      return retentionDays.parse(row?.days ?? null);
    },

    async setOwnDays(companyId: string, days: RetentionDays): Promise<void> {
      await db.update(company).set({ retentionDays: days }).where(eq(company.id, companyId));
    },
  };
}

/** What is older than a moment. */
function queryOlder(db: Db) {
  return {
    /** Conversations in which something was said before a moment, of one company or of all. */
    async countOlder(before: Date, companyId?: string): Promise<number> {
      const older = db
        .select({ id: message.id })
        .from(message)
        .where(
          and(
            eq(message.companyId, chatbot.companyId),
            eq(message.chatbotId, chatbot.id),
            lt(message.id, firstIdAt(before)),
          ),
        );
      const [row] = await db
        .select({ n: count() })
        .from(chatbot)
        .where(
          and(
            isLive(chatbot),
            companyId === undefined ? undefined : eq(chatbot.companyId, companyId),
            exists(older),
          ),
        );
      return row?.n ?? 0;
    },

    /**
     * Erases the oldest of a company's messages from before a moment, at most `limit` of them. Their answers go too,
     * even if given later, so that none is left without its question.
     * @returns how many are erased; 0 once there are none
     */
    async eraseOldest(companyId: string, before: Date, limit: number): Promise<number> {
      const rows = await db
        .select({ id: message.id })
        .from(message)
        .where(and(eq(message.companyId, companyId), lt(message.id, firstIdAt(before))))
        .orderBy(asc(message.id))
        .limit(limit);
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      const erased = await db
        .delete(message)
        .where(
          and(
            eq(message.companyId, companyId),
            or(inArray(message.id, ids), inArray(message.questionId, ids)),
          ),
        )
        .returning({ id: message.id });
      return erased.length;
    },
  };
}

/** Addresses that are older. */
function queryOlderAddresses(db: Db) {
  return {
    /** Erases addresses that asked before a moment to be told of changes. @returns how many */
    async eraseWatches(companyId: string, before: Date): Promise<number> {
      const erased = await db
        .delete(answerWatch)
        .where(and(eq(answerWatch.companyId, companyId), lt(answerWatch.createdAt, before)))
        .returning({ id: answerWatch.id });
      return erased.length;
    },

    /** Erases reminders of upkeep that were asked for before a moment, with the addresses. @returns how many */
    async eraseReminders(companyId: string, before: Date): Promise<number> {
      const erased = await db
        .delete(upkeepReminder)
        .where(and(eq(upkeepReminder.companyId, companyId), lt(upkeepReminder.createdAt, before)))
        .returning({ id: upkeepReminder.id });
      return erased.length;
    },
  };
}
