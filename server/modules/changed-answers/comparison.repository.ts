import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import type { Db } from '../../db/connect.ts';
import { message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { type ChangedWords, changedAnswer, versionComparison } from '../../db/schema/notices.ts';

export type ComparedVersion = Awaited<
  ReturnType<ReturnType<typeof createComparisonRepository>['listBoth']>
>[number];
/** An answer that was given, in its order. */
export type GivenAnswer = { id: string; answer: StoredAnswer };

/** What a new version is compared with, and what comes of it; all of one company. */
export function createComparisonRepository(db: Db) {
  return { ...queryAnswers(db), ...storeChanges(db) };
}

function queryAnswers(db: Db) {
  return {
    /** The versions of a live manual among these, with the one that answers. */
    listBoth: (companyId: string, versionIds: string[]) =>
      db
        .select({
          versionId: manualVersion.id,
          manualId: manual.id,
          productId: manual.productId,
          isCurrent: sql<boolean>`${manual.currentVersionId} = ${manualVersion.id}`,
          language: manualVersion.language,
          unreadablePages: manualVersion.unreadablePages,
          pageNotes: manualVersion.pageNotes,
        })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .where(
          and(eq(manualVersion.companyId, companyId), inArray(manualVersion.id, versionIds), isLive(manual)),
        ),

    /** At most `limit` answers to customers that cite a manual, behind the one with the id `after`, oldest first. */
    async listGiven(
      { companyId, productId, manualId }: { companyId: string; productId: string; manualId: string },
      after: string | null,
      limit: number,
    ): Promise<GivenAnswer[]> {
      const cites = sql`${message.answer} -> 'citations' @> ${JSON.stringify([{ manualId }])}::jsonb`;
      const rows = await db
        .select({ id: message.id, answer: message.answer })
        .from(message)
        .where(
          and(
            eq(message.companyId, companyId),
            eq(message.productId, productId),
            eq(message.sender, 'bot'),
            eq(message.answered, true),
            eq(message.isTrial, false),
            cites,
            after === null ? undefined : gt(message.id, after),
          ),
        )
        .orderBy(asc(message.id))
        .limit(limit);
      return rows.flatMap(({ id, answer }) => (answer === null ? [] : [{ id, answer }]));
    },

    /** What other versions of the manual have plainly changed of these answers, oldest first. */
    listEarlier: (
      { companyId, manualId, versionId }: { companyId: string; manualId: string; versionId: string },
      answerIds: string[],
    ): Promise<{ answerId: string; changes: ChangedWords[] }[]> =>
      db
        .select({ answerId: changedAnswer.answerId, changes: changedAnswer.changes })
        .from(changedAnswer)
        .where(
          and(
            eq(changedAnswer.companyId, companyId),
            inArray(changedAnswer.answerId, answerIds),
            eq(changedAnswer.manualId, manualId),
            eq(changedAnswer.isCertain, true),
            ne(changedAnswer.versionId, versionId),
          ),
        )
        .orderBy(asc(changedAnswer.createdAt)),
  };
}

function storeChanges(db: Db) {
  return {
    /** Answers that were erased meanwhile are left out; those of an earlier attempt stay as they are. */
    async insertChanges(companyId: string, rows: (typeof changedAnswer.$inferInsert)[]): Promise<void> {
      if (rows.length === 0) return;
      const ids = rows.map(({ answerId }) => answerId);
      const kept = await db
        .select({ id: message.id })
        .from(message)
        .where(and(eq(message.companyId, companyId), inArray(message.id, ids)))
        .for('key share');
      const known = new Set(kept.map(({ id }) => id));
      const stored = rows.filter(({ answerId }) => known.has(answerId));
      if (stored.length > 0) await db.insert(changedAnswer).values(stored).onConflictDoNothing();
    },

    async putComparison(row: typeof versionComparison.$inferInsert): Promise<void> {
      await db
        .insert(versionComparison)
        .values(row)
        .onConflictDoUpdate({
          target: [versionComparison.companyId, versionComparison.versionId],
          set: { answers: row.answers, comparedAt: row.comparedAt },
        });
    },
  };
}
