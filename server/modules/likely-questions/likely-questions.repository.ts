import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { approvedAnswer } from '../../db/schema/questions.ts';

type Approval = Pick<typeof approvedAnswer.$inferInsert, 'question' | 'digest' | 'approvedBy'>;

/** The answers that companies found right. */
export function createLikelyQuestionRepository(db: Db) {
  const ofProduct = (companyId: string, productId: string) =>
    and(eq(approvedAnswer.companyId, companyId), eq(approvedAnswer.productId, productId));

  return {
    /** Question → digest of the answer that was approved. */
    async listApproved(companyId: string, productId: string): Promise<Map<string, string>> {
      const rows = await db
        .select({ question: approvedAnswer.question, digest: approvedAnswer.digest })
        .from(approvedAnswer)
        .where(ofProduct(companyId, productId));
      return new Map(rows.map(({ question, digest }) => [question, digest]));
    },

    /** Takes the place of an earlier approval of the same question. */
    async approve(companyId: string, productId: string, approval: Approval): Promise<void> {
      const values = { ...approval, approvedAt: new Date() };
      await db
        .insert(approvedAnswer)
        .values({ companyId, productId, ...values })
        .onConflictDoUpdate({
          target: [approvedAnswer.companyId, approvedAnswer.productId, approvedAnswer.question],
          set: values,
        });
    },

    async withdraw(companyId: string, productId: string, question: string): Promise<void> {
      await db
        .delete(approvedAnswer)
        .where(and(ofProduct(companyId, productId), eq(approvedAnswer.question, question)));
    },
  };
}
