import { and, count, desc, eq, gte, ilike, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { countIf } from '../../db/count-if.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { mail } from '../../db/schema/platform.ts';

export type MailRow = typeof mail.$inferSelect;
type MailState = MailRow['state'];
export type MailListInput = ListInput & { state?: MailState | undefined };

/** Stands in place of a private mail's words for everybody but its reader, and for good once it was sent or given up. */
export const PRIVATE_WORDS = 'This mail is for its reader alone and is not shown.';

const withoutPrivateWords = {
  text: sql`case when ${mail.isPrivate} then ${PRIVATE_WORDS} else ${mail.text} end`,
  html: sql`case when ${mail.isPrivate} then ${PRIVATE_WORDS} else ${mail.html} end`,
};

/** Mails of the installation. Those of a company carry its id, but the administrator may list them all. */
export function createMailsRepository(db: Db) {
  return { ...queryMails(db), ...querySending(db), ...queryWriters(db), ...queryOutbox(db) };
}

/** Mails that were written. */
function queryMails(db: Db) {
  return {
    async insertAll(rows: (typeof mail.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await db.insert(mail).values(rows);
    },

    async countSince(companyId: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(mail)
        .where(and(eq(mail.companyId, companyId), gte(mail.createdAt, since)));
      return row?.n ?? 0;
    },

    /** Of a purpose, since a moment: of a company, and to an address by all companies. */
    async countOfPurpose(
      purpose: NonNullable<MailRow['purpose']>,
      companyId: string,
      recipient: string,
      since: Date,
    ): Promise<{ ofCompany: number; toRecipient: number }> {
      const isRecent = and(eq(mail.purpose, purpose), gte(mail.createdAt, since));
      const [row] = await db
        .select({
          ofCompany: countIf(eq(mail.companyId, companyId)),
          toRecipient: countIf(eq(mail.recipient, recipient)),
        })
        .from(mail)
        .where(and(isRecent, or(eq(mail.companyId, companyId), eq(mail.recipient, recipient))));
      return row ?? { ofCompany: 0, toRecipient: 0 };
    },

    async countContacts(
      companyId: string,
      replyTo: string,
      since: Date,
    ): Promise<{ ofCompany: number; ofCustomer: number }> {
      const [row] = await db
        .select({ ofCompany: count(), ofCustomer: countIf(eq(mail.replyTo, replyTo)) })
        .from(mail)
        .where(and(eq(mail.companyId, companyId), eq(mail.purpose, 'contact'), gte(mail.createdAt, since)));
      return row ?? { ofCompany: 0, ofCustomer: 0 };
    },

    async find(id: string): Promise<MailRow | undefined> {
      const [row] = await db.select().from(mail).where(eq(mail.id, id));
      return row;
    },
  };
}

/** Mails on their way. */
function querySending(db: Db) {
  return {
    /** A private mail that is sent or given up keeps no words. */
    async setState(
      id: string,
      state: MailState,
      details: { error?: string | null; isRefused?: boolean; sentAt?: Date },
    ): Promise<void> {
      const isOver = state === 'sent' || state === 'failed';
      await db
        .update(mail)
        .set({ state, ...details, ...(isOver ? withoutPrivateWords : {}) })
        .where(eq(mail.id, id));
    },

    /**
     * Puts a mail on its way once more, unless it is on it or has lost its words.
     * @returns the mail as it is then; undefined if it stays as it was
     */
    async requeue(id: string): Promise<MailRow | undefined> {
      const [row] = await db
        .update(mail)
        .set({ state: 'queued', error: null, isRefused: false })
        .where(
          and(
            eq(mail.id, id),
            ne(mail.state, 'queued'),
            or(eq(mail.isPrivate, false), eq(mail.state, 'outbox')),
          ),
        )
        .returning();
      return row;
    },

    /** Queues those of the mails again that failed and still have their words. */
    async requeueFailed(ids: readonly string[]): Promise<void> {
      await db
        .update(mail)
        .set({ state: 'queued', error: null, isRefused: false })
        .where(
          and(
            sql`${mail.id} = any(${sql.param(ids)}::uuid[])`,
            eq(mail.state, 'failed'),
            eq(mail.isPrivate, false),
          ),
        );
    },
  };
}

/** Who wrote messages that were mailed to companies. */
function queryWriters(db: Db) {
  return {
    /** Forgets them where the mail was written before a moment and has left, or never will. @returns of how many mails */
    async forgetReplyAddresses(before: Date): Promise<number> {
      const rows = await db
        .update(mail)
        .set({ replyTo: null })
        .where(
          and(isNotNull(mail.replyTo), lt(mail.createdAt, before), inArray(mail.state, ['sent', 'failed'])),
        )
        .returning({ id: mail.id });
      return rows.length;
    },
  };
}

/** Mails as administrators see them. */
function queryOutbox(db: Db) {
  return {
    /** Newest first; of one state or all. */
    async list(input: MailListInput): Promise<ListPage<MailRow>> {
      const pattern = containing(input.search);
      const matches = and(
        or(ilike(mail.recipient, pattern), ilike(mail.subject, pattern)),
        input.state && eq(mail.state, input.state),
      );
      const rows = await db
        .select()
        .from(mail)
        .where(matches)
        .orderBy(desc(mail.createdAt), desc(mail.id))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db.select({ n: count() }).from(mail).where(matches);
      return { rows, total: total?.n ?? 0 };
    },
  };
}
