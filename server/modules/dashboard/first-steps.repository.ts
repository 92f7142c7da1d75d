import { and, asc, count, desc, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { chatbot, message } from '../../db/schema/chats.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company } from '../../db/schema/companies.ts';
import { manual } from '../../db/schema/manuals.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';
import { approvedAnswer } from '../../db/schema/questions.ts';

/** What a company has done already, apart from its likely questions. */
export function createFirstStepsRepository(db: Db) {
  return {
    /** Undefined for a company that isn't there. */
    async findDone(companyId: string) {
      const links = db
        .select({ id: chatbot.id })
        .from(chatbot)
        .where(and(eq(chatbot.companyId, companyId), isLive(chatbot)));
      const asked = db
        .select({ id: message.id })
        .from(message)
        .where(and(eq(message.companyId, companyId), eq(message.sender, 'user'), eq(message.isTrial, false)));
      const [row] = await db
        .select({
          isPutAway: sql<boolean>`${isNotNull(company.firstStepsDismissedAt)}`,
          hasContact: sql<boolean>`${or(sql`${company.email} <> ''`, sql`${company.contact} <> ''`)}`,
          hasLink: sql<boolean>`${exists(links)}`,
          wasAsked: sql<boolean>`${exists(asked)}`,
        })
        .from(company)
        .where(eq(company.id, companyId));
      return row;
    },

    /** The product whose answers the company has looked at most, of the others the oldest; undefined where no manual answers. */
    async findProductToTry(companyId: string): Promise<{ id: string; name: string } | undefined> {
      const [row] = await db
        .select({ id: product.id, name: product.name })
        .from(product)
        .innerJoin(manual, and(ofLiveProduct(manual), isLive(manual), isNotNull(manual.currentVersionId)))
        .leftJoin(
          approvedAnswer,
          and(eq(approvedAnswer.companyId, product.companyId), eq(approvedAnswer.productId, product.id)),
        )
        .where(eq(product.companyId, companyId))
        .groupBy(product.id, product.name, product.createdAt)
        .orderBy(desc(count(approvedAnswer.question)), asc(product.createdAt), asc(product.id))
        .limit(1);
      return row;
    },

    async putAway(companyId: string): Promise<void> {
      await db
        .update(company)
        .set({ firstStepsDismissedAt: new Date() })
        .where(and(eq(company.id, companyId), isNull(company.firstStepsDismissedAt)));
    },
  };
}
