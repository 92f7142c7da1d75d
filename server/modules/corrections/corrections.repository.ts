import { and, count, desc, eq, exists, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isOnLiveChatbot } from '../../db/deleted-chatbots.ts';
import { containing, knownTotal, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { correction } from '../../db/schema/corrections.ts';
import { manual } from '../../db/schema/manuals.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';

export type CorrectionRow = typeof correction.$inferSelect;
/** With what has become of the manual that it names: both null once that is deleted. */
export type ListedCorrection = CorrectionRow & {
  manualTitle: string | null;
  currentVersionId: string | null;
};
export type CorrectionText = Pick<
  CorrectionRow,
  'question' | 'answer' | 'manualId' | 'versionId' | 'page' | 'updatedAt'
>;
export type CorrectionRepository = ReturnType<typeof createCorrectionRepository>;

const own = (companyId: string, id: string) =>
  and(eq(correction.companyId, companyId), eq(correction.id, id));
const ofProduct = (companyId: string, productId: string) =>
  and(eq(correction.companyId, companyId), eq(correction.productId, productId));

const isSource = and(
  eq(manual.companyId, correction.companyId),
  eq(manual.id, correction.manualId),
  isLive(manual),
);
const shown = {
  ...getTableColumns(correction),
  manualTitle: manual.title,
  currentVersionId: manual.currentVersionId,
};
const selectShown = (db: Db) =>
  db.select(shown).from(correction).innerJoin(product, ofLiveProduct(correction)).leftJoin(manual, isSource);

/** The corrections of one company. */
export function createCorrectionRepository(db: Db) {
  return {
    ...queryCorrections(db),
    ...queryQuestions(db),
    ...queryBeforeAdding(db),
    ...changeCorrections(db),
  };
}

/** Corrections as they are shown. */
function queryCorrections(db: Db) {
  return {
    /** Newest first. */
    async listCorrections(
      companyId: string,
      productId: string,
      input: ListInput,
    ): Promise<ListPage<ListedCorrection>> {
      const pattern = containing(input.search);
      const found = and(
        ofProduct(companyId, productId),
        input.search === ''
          ? undefined
          : or(ilike(correction.question, pattern), ilike(correction.answer, pattern)),
      );
      const rows = await selectShown(db)
        .where(found)
        .orderBy(desc(correction.id))
        .limit(input.limit)
        .offset(offsetOf(input));
      const known = knownTotal(input, rows.length);
      if (known !== undefined) return { rows, total: known };
      const [counted] = await db.select({ n: count() }).from(correction).where(found);
      return { rows, total: counted?.n ?? 0 };
    },

    async findCorrection(companyId: string, id: string): Promise<ListedCorrection | undefined> {
      const [row] = await selectShown(db).where(own(companyId, id));
      return row;
    },

    /** Those of a product that have one of the ids, or were written for one of the questions. */
    async findSeveral(
      companyId: string,
      productId: string,
      { ids, questionIds }: { ids: string[]; questionIds: string[] },
    ): Promise<ListedCorrection[]> {
      return selectShown(db).where(
        and(
          ofProduct(companyId, productId),
          or(inArray(correction.id, ids), inArray(correction.questionId, questionIds)),
        ),
      );
    },
  };
}

/** The questions that have a correction, for matching what customers ask. */
function queryQuestions(db: Db) {
  return {
    /** Changes whenever a question of the product's corrections does; null while it has none. */
    async findRevision(companyId: string, productId: string): Promise<string | null> {
      const [row] = await db
        .select({
          revision: sql<
            string | null
          >`md5(string_agg(${correction.id}::text || extract(epoch from ${correction.updatedAt}), ' ' order by ${correction.id}))`,
        })
        .from(correction)
        .where(ofProduct(companyId, productId));
      return row?.revision ?? null;
    },

    /** What has a correction, the newest first. */
    async listQuestions(companyId: string, productId: string): Promise<{ id: string; question: string }[]> {
      return db
        .select({ id: correction.id, question: correction.question })
        .from(correction)
        .where(ofProduct(companyId, productId))
        .orderBy(desc(correction.id));
    },
  };
}

/** What decides whether a correction may be added. */
function queryBeforeAdding(db: Db) {
  return {
    /** Whether the product is there; until the transaction ends nobody else adds a correction to it. */
    async lockProduct(companyId: string, productId: string): Promise<boolean> {
      const rows = await db
        .select({ id: product.id })
        .from(product)
        .where(and(eq(product.companyId, companyId), eq(product.id, productId), isLive(product)))
        .for('no key update');
      return rows.length === 1;
    },

    async countCorrections(companyId: string, productId: string): Promise<number> {
      const [row] = await db.select({ n: count() }).from(correction).where(ofProduct(companyId, productId));
      return row?.n ?? 0;
    },

    /** A customer's question about the product, with whether another came before it in its conversation. */
    async findAsked(
      companyId: string,
      productId: string,
      questionId: string,
    ): Promise<{ isFirst: boolean } | undefined> {
      const [row] = await db
        .select({ chatbotId: message.chatbotId })
        .from(message)
        .where(
          and(
            eq(message.companyId, companyId),
            eq(message.id, questionId),
            eq(message.productId, productId),
            eq(message.sender, 'user'),
            isOnLiveChatbot(companyId, message.chatbotId),
          ),
        );
      if (row === undefined) return undefined;
      const [first] = await db
        .select({ id: message.id })
        .from(message)
        .where(and(eq(message.companyId, companyId), eq(message.chatbotId, row.chatbotId)))
        .orderBy(message.id)
        .limit(1);
      return { isFirst: first?.id === questionId };
    },
  };
}

/** What is changed. */
function changeCorrections(db: Db) {
  const ofLive = exists(db.select({ id: product.id }).from(product).where(ofLiveProduct(correction)));

  return {
    async insertCorrection(values: typeof correction.$inferInsert): Promise<void> {
      await db.insert(correction).values(values);
    },

    /** False if there is no such correction, or its product is deleted. */
    async updateCorrection(companyId: string, id: string, values: CorrectionText): Promise<boolean> {
      // Two changes within a millisecond are still two: readers tell by the moment that something has changed.
      const later = sql`greatest(${values.updatedAt.toISOString()}::timestamptz, ${correction.updatedAt} + interval '1 millisecond')`;
      const rows = await db
        .update(correction)
        .set({ ...values, updatedAt: later })
        .where(and(own(companyId, id), ofLive))
        .returning({ id: correction.id });
      return rows.length === 1;
    },

    /** False if there is no such correction, or its product is deleted. */
    async deleteCorrection(companyId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(correction)
        .where(and(own(companyId, id), ofLive))
        .returning({ id: correction.id });
      return rows.length === 1;
    },

    /** Nothing happens if it was deleted while its answer was put together. */
    async countUse(companyId: string, id: string, now: Date): Promise<void> {
      await db
        .update(correction)
        .set({
          useCount: sql`${correction.useCount} + 1`,
          lastUsedAt: sql`greatest(${correction.lastUsedAt}, ${now.toISOString()}::timestamptz)`,
        })
        .where(own(companyId, id));
    },
  };
}
