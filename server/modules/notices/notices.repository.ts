import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatbot } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { answerWatch, noticeRecipient, productNotice } from '../../db/schema/notices.ts';
import { mail } from '../../db/schema/platform.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';

export type NoticeRow = typeof productNotice.$inferSelect;
/** How far a notice is; who is in none of them does not want to be told any more, or was erased. */
export type NoticeProgress = {
  waiting: number;
  queued: number;
  sent: number;
  refused: number;
  failed: number;
};
/** Somebody whose mail is to be written. */
export type WaitingRecipient = { watchId: string; email: string; language: string };

/** Notices of one company. */
export function createNoticesRepository(db: Db) {
  return { ...queryPeople(db), ...queryNotices(db), ...querySending(db) };
}

/** Joins an address that has confirmed it to its link, if that is not deleted. */
const isOnLiveLink = and(
  eq(chatbot.companyId, answerWatch.companyId),
  eq(chatbot.id, answerWatch.chatbotId),
  isLive(chatbot),
);

function queryPeople(db: Db) {
  return {
    /** Addresses that want to be told of a product, one each, by what they have confirmed last. */
    listPeople: (companyId: string, productId: string): Promise<{ watchId: string }[]> =>
      db
        .selectDistinctOn([answerWatch.email], { watchId: answerWatch.id })
        .from(answerWatch)
        .innerJoin(chatbot, isOnLiveLink)
        .where(
          and(
            eq(answerWatch.companyId, companyId),
            eq(answerWatch.productId, productId),
            isNotNull(answerWatch.confirmedAt),
          ),
        )
        .orderBy(asc(answerWatch.email), desc(answerWatch.id)),

    async countPeople(companyId: string, productId: string): Promise<number> {
      const [row] = await db
        .select({ n: sql<number>`(count(distinct ${answerWatch.email}))::int` })
        .from(answerWatch)
        .innerJoin(chatbot, isOnLiveLink)
        .where(
          and(
            eq(answerWatch.companyId, companyId),
            eq(answerWatch.productId, productId),
            isNotNull(answerWatch.confirmedAt),
          ),
        );
      return row?.n ?? 0;
    },
  };
}

/** A statement takes 65,535 values at most. */
const ROWS_AT_ONCE = 5_000;

/** Notices that are listed, the newest. */
const MOST_NOTICES = 50;

function queryNotices(db: Db) {
  return {
    /** @returns false where there is one with that id */
    async insert(row: typeof productNotice.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(productNotice)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: productNotice.id });
      return rows.length > 0;
    },

    async countSince(companyId: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(productNotice)
        .where(and(eq(productNotice.companyId, companyId), gte(productNotice.createdAt, since)));
      return row?.n ?? 0;
    },

    /** Newest first. */
    list: (companyId: string, productId: string): Promise<NoticeRow[]> =>
      db
        .select()
        .from(productNotice)
        .where(and(eq(productNotice.companyId, companyId), eq(productNotice.productId, productId)))
        .orderBy(desc(productNotice.createdAt), desc(productNotice.id))
        .limit(MOST_NOTICES),

    async find(companyId: string, productId: string, id: string): Promise<NoticeRow | undefined> {
      const [row] = await db
        .select()
        .from(productNotice)
        .where(
          and(
            eq(productNotice.companyId, companyId),
            eq(productNotice.productId, productId),
            eq(productNotice.id, id),
          ),
        );
      return row;
    },

    /** By notice. A mail that is kept in the outbox has not been sent: it counts as queued. */
    async countProgress(companyId: string, noticeIds: string[]): Promise<Map<string, NoticeProgress>> {
      if (noticeIds.length === 0) return new Map();
      const counted = (condition: ReturnType<typeof sql>) =>
        sql<number>`(count(*) filter (where ${condition}))::int`;
      const rows = await db
        .select({
          noticeId: noticeRecipient.noticeId,
          waiting: counted(sql`${noticeRecipient.mailId} is null`),
          queued: counted(sql`${mail.state} in ('queued', 'outbox')`),
          sent: counted(sql`${mail.state} = 'sent'`),
          refused: counted(sql`${mail.state} = 'failed' and ${mail.isRefused}`),
          failed: counted(sql`${mail.state} = 'failed' and not ${mail.isRefused}`),
        })
        .from(noticeRecipient)
        .leftJoin(mail, eq(mail.id, noticeRecipient.mailId))
        .where(and(eq(noticeRecipient.companyId, companyId), inArray(noticeRecipient.noticeId, noticeIds)))
        .groupBy(noticeRecipient.noticeId);
      return new Map(rows.map(({ noticeId, ...progress }) => [noticeId, progress]));
    },
  };
}

function querySending(db: Db) {
  return {
    async insertRecipients(rows: (typeof noticeRecipient.$inferInsert)[]): Promise<void> {
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
        await db.insert(noticeRecipient).values(rows.slice(at, at + ROWS_AT_ONCE));
    },

    /** A notice with what its mails say of product and company; undefined where one of them is gone. */
    async findToSend(companyId: string, noticeId: string) {
      const [row] = await db
        .select({
          notice: productNotice,
          productName: product.name,
          companyName: company.name,
          email: company.email,
          contact: company.contact,
          suspendedAt: company.suspendedAt,
        })
        .from(productNotice)
        .innerJoin(product, ofLiveProduct(productNotice))
        .innerJoin(company, eq(company.id, productNotice.companyId))
        .where(and(eq(productNotice.companyId, companyId), eq(productNotice.id, noticeId), isOpenCompany));
      return row;
    },

    /** Takes at most `limit` whose mail is not written, until the transaction ends; who has ended it by then has no address. */
    listWaiting: (
      companyId: string,
      noticeId: string,
      limit: number,
    ): Promise<{ watchId: string; email: string | null; language: string | null }[]> =>
      db
        .select({
          watchId: noticeRecipient.watchId,
          email: answerWatch.email,
          language: answerWatch.language,
        })
        .from(noticeRecipient)
        .leftJoin(
          answerWatch,
          and(
            eq(answerWatch.companyId, noticeRecipient.companyId),
            eq(answerWatch.id, noticeRecipient.watchId),
          ),
        )
        .where(
          and(
            eq(noticeRecipient.companyId, companyId),
            eq(noticeRecipient.noticeId, noticeId),
            isNull(noticeRecipient.mailId),
          ),
        )
        .orderBy(asc(noticeRecipient.watchId))
        .limit(limit)
        .for('update', { of: noticeRecipient }),

    async setMail(companyId: string, noticeId: string, watchId: string, mailId: string): Promise<void> {
      await db
        .update(noticeRecipient)
        .set({ mailId })
        .where(isRecipient(companyId, noticeId, watchId));
    },

    async removeRecipient(companyId: string, noticeId: string, watchId: string): Promise<void> {
      await db.delete(noticeRecipient).where(isRecipient(companyId, noticeId, watchId));
    },
  };
}

const isRecipient = (companyId: string, noticeId: string, watchId: string) =>
  and(
    eq(noticeRecipient.companyId, companyId),
    eq(noticeRecipient.noticeId, noticeId),
    eq(noticeRecipient.watchId, watchId),
  );
