import { aliasedTable, and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatbot, message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { isNewestVersion, isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';

type Repository = ReturnType<typeof createDashboardRepository>;
export type UnansweredRow = Awaited<ReturnType<Repository['listUnanswered']>>[number];
export type ManualInWorkRow = Awaited<ReturnType<Repository['listManualsInWork']>>[number];

/**
 * Lists the newest rows that need a company's attention. Both conditions are written like those of the partial
 * indexes that answer them; with parameters the planner would not recognise them.
 */
export function createDashboardRepository(db: Db) {
  return {
    listUnanswered: (companyId: string, limit: number) => {
      const question = aliasedTable(message, 'question');
      return db
        .select({
          id: question.id,
          companyId: question.companyId,
          content: question.content,
          createdAt: question.createdAt,
          customerEmail: chatbot.customerEmail,
          uniqueId: chatbot.uniqueId,
          productId: product.id,
          productName: product.name,
        })
        .from(message)
        .innerJoin(
          question,
          and(eq(question.companyId, message.companyId), eq(question.id, message.questionId)),
        )
        .innerJoin(chatbot, and(eq(chatbot.companyId, message.companyId), eq(chatbot.id, message.chatbotId)))
        .innerJoin(product, ofLiveProduct(message))
        .where(
          and(
            eq(message.companyId, companyId),
            sql`${message.answered} = false`,
            eq(message.isTrial, false),
            isLive(chatbot),
          ),
        )
        .orderBy(desc(message.id))
        .limit(limit);
    },

    /** Manuals whose newest version is not ready; an older one may be answering meanwhile. */
    listManualsInWork: (companyId: string, limit: number) =>
      db
        .select({
          id: manual.id,
          title: manual.title,
          status: manualVersion.status,
          pages: manualVersion.pages,
          paged: manualVersion.paged,
          pagesRead: manualVersion.pagesRead,
          error: manualVersion.error,
          productId: product.id,
          productName: product.name,
        })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(
          and(
            eq(manualVersion.companyId, companyId),
            sql`${manualVersion.status} <> 'ready'`,
            isLive(manual),
            isNewestVersion,
          ),
        )
        .orderBy(desc(manualVersion.uploadedAt))
        .limit(limit),
  };
}
