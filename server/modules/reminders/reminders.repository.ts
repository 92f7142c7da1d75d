import { and, asc, count, eq, gt, gte, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';
import { type ReminderTask, upkeepReminder } from '../../db/schema/reminders.ts';

export type ReminderRow = typeof upkeepReminder.$inferSelect;
/** Reminders with what they are about. */
export type KnownReminder = ReminderRow & { productName: string; companyName: string; isSuspended: boolean };

/** Reminders of one company; what begins without a tenant says so. */
export function createRemindersRepository(db: Db) {
  return { ...queryOwn(db), ...queryDue(db) };
}

const isOne = (companyId: string, id: string) =>
  and(eq(upkeepReminder.companyId, companyId), eq(upkeepReminder.id, id));

function queryOwn(db: Db) {
  return {
    async insert(row: typeof upkeepReminder.$inferInsert): Promise<void> {
      await db.insert(upkeepReminder).values(row);
    },

    /** Undefined also where the link, the product or the company is gone. */
    async find(companyId: string, id: string): Promise<KnownReminder | undefined> {
      const [row] = await db
        .select({
          reminder: upkeepReminder,
          productName: product.name,
          companyName: company.name,
          suspendedAt: company.suspendedAt,
        })
        .from(upkeepReminder)
        .innerJoin(
          chatbot,
          and(eq(chatbot.companyId, upkeepReminder.companyId), eq(chatbot.id, upkeepReminder.chatbotId)),
        )
        .innerJoin(product, ofLiveProduct(chatbot))
        .innerJoin(company, eq(company.id, upkeepReminder.companyId))
        .where(and(isOne(companyId, id), isLive(chatbot), isOpenCompany));
      return row && known(row);
    },

    /** Says that the address wants them; those of before on the same link end. @returns false where they are gone */
    async confirm(companyId: string, id: string, at: Date): Promise<boolean> {
      const [row] = await db
        .update(upkeepReminder)
        .set({ confirmedAt: sql`coalesce(${upkeepReminder.confirmedAt}, ${at.toISOString()}::timestamptz)` })
        .where(isOne(companyId, id))
        .returning({ chatbotId: upkeepReminder.chatbotId, email: upkeepReminder.email });
      if (!row) return false;
      await db
        .delete(upkeepReminder)
        .where(
          and(
            eq(upkeepReminder.companyId, companyId),
            eq(upkeepReminder.chatbotId, row.chatbotId),
            eq(upkeepReminder.email, row.email),
            ne(upkeepReminder.id, id),
          ),
        );
      return true;
    },

    async remove(companyId: string, id: string): Promise<void> {
      await db.delete(upkeepReminder).where(isOne(companyId, id));
    },

    /** Requests on a link since a moment, confirmed or not. */
    async countOnLink(companyId: string, chatbotId: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(upkeepReminder)
        .where(
          and(
            eq(upkeepReminder.companyId, companyId),
            eq(upkeepReminder.chatbotId, chatbotId),
            gte(upkeepReminder.createdAt, since),
          ),
        );
      return row?.n ?? 0;
    },
  };
}

/** Of all companies. */
function queryDue(db: Db) {
  return {
    /** Confirmed ones that are due on a day, at most `limit` behind the id `after`. */
    listDue: (today: string, after: string | null, limit: number) =>
      db
        .select({ companyId: upkeepReminder.companyId, id: upkeepReminder.id })
        .from(upkeepReminder)
        .where(
          and(
            isNotNull(upkeepReminder.confirmedAt),
            lte(upkeepReminder.nextDueOn, today),
            after === null ? undefined : gt(upkeepReminder.id, after),
          ),
        )
        .orderBy(asc(upkeepReminder.id))
        .limit(limit),

    /** Takes what is due, to send it in the same transaction. @returns false where somebody has taken it, or it was ended */
    async claim(
      { companyId, id, nextDueOn }: Pick<ReminderRow, 'companyId' | 'id' | 'nextDueOn'>,
      next: { tasks: ReminderTask[]; nextDueOn: string },
    ): Promise<boolean> {
      const rows = await db
        .update(upkeepReminder)
        .set(next)
        .where(
          and(
            isOne(companyId, id),
            eq(upkeepReminder.nextDueOn, nextDueOn),
            isNotNull(upkeepReminder.confirmedAt),
          ),
        )
        .returning({ id: upkeepReminder.id });
      return rows.length > 0;
    },

    /** Forgets requests that nobody has confirmed. @returns how many */
    async removeUnconfirmed(before: Date): Promise<number> {
      const rows = await db
        .delete(upkeepReminder)
        .where(and(isNull(upkeepReminder.confirmedAt), lt(upkeepReminder.createdAt, before)))
        .returning({ id: upkeepReminder.id });
      return rows.length;
    },
  };
}

type Found = {
  reminder: ReminderRow;
  productName: string;
  companyName: string;
  suspendedAt: Date | null;
};

const known = ({ reminder, productName, companyName, suspendedAt }: Found): KnownReminder => ({
  ...reminder,
  ...{ productName, companyName, isSuspended: suspendedAt !== null },
});
