import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { companyAnswerTimes, productAnswerTimes } from '../../../db/schema/chats.ts';

/** Counts how long answers took: by product, and their sum over the products of a company. */
export function createAnswerTimesRepository(db: Db) {
  return {
    /** Counts one more answer at a step of the scale, in one statement because a customer waits for it. */
    async count(companyId: string, productId: string, day: string, step: number): Promise<void> {
      const one = { companyId, day, step, answers: 1 };
      const ofProduct = productAnswerTimes;
      const ofCompany = companyAnswerTimes;
      const counted = db.$with('counted').as(
        db
          .insert(ofProduct)
          .values({ ...one, productId })
          .onConflictDoUpdate({
            target: [ofProduct.companyId, ofProduct.productId, ofProduct.day, ofProduct.step],
            set: { answers: sql`${ofProduct.answers} + 1` },
          })
          .returning({ step: ofProduct.step }),
      );
      await db
        .with(counted)
        .insert(ofCompany)
        .values(one)
        .onConflictDoUpdate({
          target: [ofCompany.companyId, ofCompany.day, ofCompany.step],
          set: { answers: sql`${ofCompany.answers} + 1` },
        });
    },

    /** Takes a product out of the company's sum; its own counts are deleted with the product. */
    async takeOut(companyId: string, productId: string): Promise<void> {
      const { day, step, answers } = companyAnswerTimes;
      await db
        .update(companyAnswerTimes)
        .set({ answers: sql`${answers} - ${productAnswerTimes.answers}` })
        .from(productAnswerTimes)
        .where(
          and(
            eq(companyAnswerTimes.companyId, companyId),
            eq(productAnswerTimes.companyId, companyId),
            eq(productAnswerTimes.productId, productId),
            eq(productAnswerTimes.day, day),
            eq(productAnswerTimes.step, step),
          ),
        );
    },
  };
}
