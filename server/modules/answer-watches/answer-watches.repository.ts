import { and, asc, count, eq, gt, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatbot, message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { answerWatch, changedAnswer } from '../../db/schema/notices.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';

export type WatchRow = typeof answerWatch.$inferSelect;
/** An address that is told, with what it is about. */
export type KnownWatch = WatchRow & { productName: string; companyName: string; isSuspended: boolean };

/** Addresses that are told of changes, of one company; what begins without a tenant says so. */
export function createAnswerWatchesRepository(db: Db) {
  return { ...queryOwn(db), ...changeOwn(db), ...queryDue(db), ...queryTelling(db) };
}

const isOne = (companyId: string, id: string) =>
  and(eq(answerWatch.companyId, companyId), eq(answerWatch.id, id));
const isOfVisit = (visit: string | null): SQL =>
  visit === null ? isNull(answerWatch.visit) : eq(answerWatch.visit, visit);

function queryOwn(db: Db) {
  return {
    async insert(row: typeof answerWatch.$inferInsert): Promise<void> {
      await db.insert(answerWatch).values(row);
    },

    /** Undefined also where the link, the product or the company is gone. */
    async find(companyId: string, id: string): Promise<KnownWatch | undefined> {
      const [row] = await db
        .select({
          watch: answerWatch,
          productName: product.name,
          companyName: company.name,
          suspendedAt: company.suspendedAt,
        })
        .from(answerWatch)
        .innerJoin(
          chatbot,
          and(eq(chatbot.companyId, answerWatch.companyId), eq(chatbot.id, answerWatch.chatbotId)),
        )
        .innerJoin(product, ofLiveProduct(chatbot))
        .innerJoin(company, eq(company.id, answerWatch.companyId))
        .where(and(isOne(companyId, id), isLive(chatbot), isOpenCompany));
      return (
        row && {
          ...row.watch,
          ...{ productName: row.productName, companyName: row.companyName },
          isSuspended: row.suspendedAt !== null,
        }
      );
    },

    /** Requests on a link since a moment, confirmed or not. */
    async countOnLink(companyId: string, chatbotId: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(answerWatch)
        .where(
          and(
            eq(answerWatch.companyId, companyId),
            eq(answerWatch.chatbotId, chatbotId),
            gte(answerWatch.createdAt, since),
          ),
        );
      return row?.n ?? 0;
    },
  };
}

function changeOwn(db: Db) {
  return {
    /**
     * Says that the address wants it. Of several requests for one conversation the one that was confirmed first stays, so that nothing is told
     * twice.
     * @returns the one that stays; undefined where it is gone
     */
    async confirm(companyId: string, id: string, at: Date): Promise<string | undefined> {
      const [row] = await db.select().from(answerWatch).where(isOne(companyId, id)).for('update');
      if (!row) return undefined;
      const same = and(
        eq(answerWatch.companyId, companyId),
        eq(answerWatch.chatbotId, row.chatbotId),
        eq(answerWatch.email, row.email),
        isOfVisit(row.visit),
      );
      const [first] = await db
        .select({ id: answerWatch.id })
        .from(answerWatch)
        .where(and(same, isNotNull(answerWatch.confirmedAt)))
        .orderBy(asc(answerWatch.confirmedAt))
        .limit(1);
      const kept = first?.id ?? id;
      await db
        .update(answerWatch)
        .set({ confirmedAt: sql`coalesce(${answerWatch.confirmedAt}, ${at.toISOString()}::timestamptz)` })
        .where(isOne(companyId, kept));
      await db.delete(answerWatch).where(and(same, ne(answerWatch.id, kept)));
      return kept;
    },

    /** Ends all that an address has asked for of a product. */
    async removeAddress({ companyId, productId, email }: WatchRow): Promise<void> {
      await db
        .delete(answerWatch)
        .where(
          and(
            eq(answerWatch.companyId, companyId),
            eq(answerWatch.productId, productId),
            eq(answerWatch.email, email),
          ),
        );
    },

    /** Forgets requests of all companies that nobody has confirmed. @returns how many */
    async removeUnconfirmed(before: Date): Promise<number> {
      const rows = await db
        .delete(answerWatch)
        .where(and(isNull(answerWatch.confirmedAt), lt(answerWatch.createdAt, before)))
        .returning({ id: answerWatch.id });
      return rows.length;
    },
  };
}

/** Joins an address to what was answered in its conversation and plainly changed since, where it was not told of it. */
const isUntold = and(
  eq(answerWatch.companyId, message.companyId),
  eq(answerWatch.chatbotId, message.chatbotId),
  sql`${answerWatch.visit} is not distinct from ${message.visit}`,
  isNotNull(answerWatch.confirmedAt),
  sql`${changedAnswer.versionId} <> all(${answerWatch.told})`,
);
const isOfMessage = and(
  eq(message.companyId, changedAnswer.companyId),
  eq(message.id, changedAnswer.answerId),
  isNull(message.contact),
);

function queryDue(db: Db) {
  return {
    /** Addresses that are to be told something, of one company or all, at most `limit` behind the id `after`. */
    listDue: (companyId: string | undefined, after: string | null, limit: number) =>
      db
        .selectDistinct({ companyId: answerWatch.companyId, id: answerWatch.id })
        .from(changedAnswer)
        .innerJoin(message, isOfMessage)
        .innerJoin(answerWatch, isUntold)
        .where(
          and(
            eq(changedAnswer.isCertain, true),
            companyId === undefined ? undefined : eq(answerWatch.companyId, companyId),
            after === null ? undefined : gt(answerWatch.id, after),
          ),
        )
        .orderBy(asc(answerWatch.id))
        .limit(limit),

    /** What an address is to be told, in the order in which it was asked. */
    async listUntold(companyId: string, id: string) {
      const rows = await db
        .select({
          versionId: changedAnswer.versionId,
          questionId: message.questionId,
          changes: changedAnswer.changes,
        })
        .from(changedAnswer)
        .innerJoin(message, isOfMessage)
        .innerJoin(answerWatch, isUntold)
        .where(
          and(
            isOne(companyId, id),
            eq(changedAnswer.companyId, companyId),
            eq(changedAnswer.isCertain, true),
          ),
        )
        .orderBy(asc(message.id), asc(changedAnswer.createdAt));
      return rows;
    },
  };
}

/** How it is told. */
function queryTelling(db: Db) {
  return {
    /** A question's words. */
    async findQuestion(companyId: string, id: string): Promise<string | undefined> {
      const [row] = await db
        .select({ content: message.content })
        .from(message)
        .where(and(eq(message.companyId, companyId), eq(message.id, id)));
      return row?.content;
    },

    /** Notes what an address is told, to send it in the same transaction. @returns false where somebody has, or it was ended */
    async claim(
      { companyId, id, told }: WatchRow,
      versionIds: readonly string[],
      mailId: string,
    ): Promise<boolean> {
      const rows = await db
        .update(answerWatch)
        .set({ told: [...told, ...versionIds], mailId })
        .where(
          and(
            isOne(companyId, id),
            sql`${answerWatch.told} = ${sql.param(told, answerWatch.told)}`,
            isNotNull(answerWatch.confirmedAt),
          ),
        )
        .returning({ id: answerWatch.id });
      return rows.length > 0;
    },
  };
}
