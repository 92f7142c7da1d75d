import { aliasedTable, and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isOnLiveChatbot } from '../../db/deleted-chatbots.ts';
import { type ListPage, offsetOf } from '../../db/list-page.ts';
import { message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { answerWatch, changedAnswer, versionComparison } from '../../db/schema/notices.ts';

/** Versions that are listed, the newest. */
const MOST_VERSIONS = 20;

const question = aliasedTable(message, 'question');
const answer = aliasedTable(message, 'answer');

const isChanged = and(eq(changedAnswer.companyId, answer.companyId), eq(changedAnswer.answerId, answer.id));
const isQuestion = and(eq(question.companyId, answer.companyId), eq(question.id, answer.questionId));
/** Whether a watch is of the conversation in which the answer was given. */
const watches = sql`${answerWatch.companyId} = ${answer.companyId} and ${answerWatch.chatbotId} = ${answer.chatbotId}
  and ${answerWatch.visit} is not distinct from ${answer.visit}`;

export type ChangedAnswerRow = Awaited<
  ReturnType<ReturnType<typeof createChangedAnswersRepository>['list']>
>['rows'][number];

/** What new versions of one company's manuals change of answers. Reads only. */
export function createChangedAnswersRepository(db: Db) {
  return { ...queryVersions(db), ...queryAnswers(db) };
}

function queryVersions(db: Db) {
  return {
    /** Versions that took the place of others, newest first. */
    listVersions: (companyId: string, productId: string) =>
      db
        .select({
          versionId: manualVersion.id,
          manualId: manual.id,
          title: manual.title,
          version: manualVersion.number,
          readyAt: sql`${manualVersion.readyAt}`.mapWith(manualVersion.uploadedAt),
          comparedAt: versionComparison.comparedAt,
          answers: versionComparison.answers,
        })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .leftJoin(
          versionComparison,
          and(
            eq(versionComparison.companyId, manualVersion.companyId),
            eq(versionComparison.versionId, manualVersion.id),
          ),
        )
        .where(
          and(
            eq(manual.companyId, companyId),
            eq(manual.productId, productId),
            isLive(manual),
            eq(manualVersion.status, 'ready'),
            sql`${manualVersion.number} > 1`,
            sql`${manualVersion.readyAt} is not null`,
          ),
        )
        .orderBy(desc(manualVersion.readyAt), desc(manualVersion.id))
        .limit(MOST_VERSIONS),

    /** How many answers each version changes, by its id, and of how many customers; visitors of printed codes count one each. */
    async countChanges(
      companyId: string,
      productId: string,
    ): Promise<Map<string, { changed: number; doubtful: number; customers: number }>> {
      const rows = await db
        .select({
          versionId: changedAnswer.versionId,
          changed: sql<number>`(count(*) filter (where ${changedAnswer.isCertain}))::int`,
          doubtful: sql<number>`(count(*) filter (where not ${changedAnswer.isCertain}))::int`,
          customers: sql<number>`(count(distinct (${answer.chatbotId}, coalesce(${answer.visit}, ''))))::int`,
        })
        .from(changedAnswer)
        .innerJoin(answer, isChanged)
        .where(
          and(
            eq(changedAnswer.companyId, companyId),
            eq(changedAnswer.productId, productId),
            isOnLiveChatbot(companyId, answer.chatbotId),
          ),
        )
        .groupBy(changedAnswer.versionId);
      return new Map(rows.map(({ versionId, ...counts }) => [versionId, counts]));
    },
  };
}

function queryAnswers(db: Db) {
  return {
    /** Newest version and answer first; of one version or all. */
    async list(
      companyId: string,
      productId: string,
      { version, ...input }: { version: string | undefined; page: number; limit: number },
    ) {
      const found = and(
        eq(changedAnswer.companyId, companyId),
        eq(changedAnswer.productId, productId),
        version === undefined ? undefined : eq(changedAnswer.versionId, version),
        isOnLiveChatbot(companyId, answer.chatbotId),
      );
      const told = sql<number>`(select count(*) from ${answerWatch} where ${watches}
        and ${changedAnswer.versionId} = any(${answerWatch.told}))::int`;
      const rows = await db
        .select({
          answerId: changedAnswer.answerId,
          versionId: changedAnswer.versionId,
          isCertain: changedAnswer.isCertain,
          changes: changedAnswer.changes,
          question: question.content,
          answeredAt: answer.createdAt,
          told,
        })
        .from(changedAnswer)
        .innerJoin(answer, isChanged)
        .innerJoin(question, isQuestion)
        .where(found)
        .orderBy(desc(changedAnswer.versionId), desc(changedAnswer.answerId))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [counted] = await db
        .select({ n: count() })
        .from(changedAnswer)
        .innerJoin(answer, isChanged)
        .innerJoin(question, isQuestion)
        .where(found);
      return { rows, total: counted?.n ?? 0 } satisfies ListPage<unknown>;
    },
  };
}
