import { and, between, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import type { Db } from '../../../db/connect.ts';
import { dailyQuestions } from '../../../db/schema/chats.ts';
import { isLive } from '../../../db/schema/columns.ts';
import { correction } from '../../../db/schema/corrections.ts';
import { isVersionOfManual, manual, manualVersion } from '../../../db/schema/manuals.ts';
import { errorImage, ofLiveProduct, product, videoLink } from '../../../db/schema/products.ts';
import { answer, isAnswerOf, isQuestionOf, isUnhelped, question } from '../asked-question.ts';
import { type Days, isMadeBetween, movedDay } from '../period.ts';

/** Something that was done for a product, with the words by which its questions are known. */
export type DoneRow = {
  id: string;
  subject: string;
  about: string;
  useCount: number | null;
  doneAt: Date;
  productId: string;
  productName: string;
  productCreatedAt: Date;
};

/** A question, and whether its answer helped so far as is known. */
export type AskedRow = { id: string; content: string; createdAt: Date; isUnhelped: boolean };

/** What one company has done for its products, and what is asked about them. */
export function createImprovementRepository(db: Db) {
  const ofProduct = { productId: product.id, productName: product.name, productCreatedAt: product.createdAt };
  const nothing = sql<null>`null`;

  const isDone = (
    table: { companyId: AnyPgColumn; productId: AnyPgColumn },
    at: AnyPgColumn,
    companyId: string,
    { product: productId, from, to }: AnalyticsPeriod,
  ): SQL | undefined =>
    and(
      eq(table.companyId, companyId),
      productId === undefined ? undefined : eq(table.productId, productId),
      gte(at, new Date(from)),
      lt(at, new Date(movedDay(to, 1))),
    );

  return {
    /** Texts of error images (title and description) and descriptions of videos, by product. */
    async listHelp(companyId: string, productIds: string[]) {
      const isOwn = (table: typeof errorImage | typeof videoLink) =>
        and(eq(table.companyId, companyId), inArray(table.productId, productIds), isLive(table));
      const images = await db
        .select({
          productId: errorImage.productId,
          text: sql<string>`${errorImage.title} || ' ' || ${errorImage.description}`,
        })
        .from(errorImage)
        .where(isOwn(errorImage));
      const videos = await db
        .select({ productId: videoLink.productId, text: videoLink.description })
        .from(videoLink)
        .where(isOwn(videoLink));
      return { images, videos };
    },

    /** How much was asked about each product. */
    countAsked: (companyId: string, productIds: string[], { from, to }: Days) =>
      db
        .select({
          productId: dailyQuestions.productId,
          asked: sql<number>`sum(${dailyQuestions.asked})::int`,
        })
        .from(dailyQuestions)
        .where(
          and(
            eq(dailyQuestions.companyId, companyId),
            inArray(dailyQuestions.productId, productIds),
            between(dailyQuestions.day, from, to),
          ),
        )
        .groupBy(dailyQuestions.productId),

    /** The newest of each kind that was done in the period, at most `limit` each. */
    async listDone(companyId: string, period: AnalyticsPeriod, limit: number) {
      const corrections = await db
        .select({
          id: correction.id,
          subject: correction.question,
          about: correction.question,
          useCount: correction.useCount,
          doneAt: correction.createdAt,
          ...ofProduct,
        })
        .from(correction)
        .innerJoin(product, ofLiveProduct(correction))
        .where(isDone(correction, correction.createdAt, companyId, period))
        .orderBy(desc(correction.createdAt))
        .limit(limit);
      const images = await db
        .select({
          id: errorImage.id,
          subject: errorImage.title,
          about: sql<string>`${errorImage.title} || ' ' || ${errorImage.description}`,
          useCount: nothing,
          doneAt: errorImage.createdAt,
          ...ofProduct,
        })
        .from(errorImage)
        .innerJoin(product, ofLiveProduct(errorImage))
        .where(and(isDone(errorImage, errorImage.createdAt, companyId, period), isLive(errorImage)))
        .orderBy(desc(errorImage.createdAt))
        .limit(limit);
      const videos = await db
        .select({
          id: videoLink.id,
          subject: videoLink.description,
          about: videoLink.description,
          useCount: nothing,
          doneAt: videoLink.createdAt,
          ...ofProduct,
        })
        .from(videoLink)
        .innerJoin(product, ofLiveProduct(videoLink))
        .where(and(isDone(videoLink, videoLink.createdAt, companyId, period), isLive(videoLink)))
        .orderBy(desc(videoLink.createdAt))
        .limit(limit);
      const manuals = await db
        .select({
          id: manualVersion.id,
          subject: manual.title,
          about: manual.title,
          useCount: nothing,
          doneAt: manualVersion.uploadedAt,
          ...ofProduct,
        })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(
          and(
            isDone(manual, manualVersion.uploadedAt, companyId, period),
            isLive(manual),
            // What a product began with is no improvement of it.
            gt(manualVersion.number, 1),
          ),
        )
        .orderBy(desc(manualVersion.uploadedAt))
        .limit(limit);
      return { corrections, images, videos, manuals };
    },

    /** Questions about a product from one moment to another, newest first. */
    listAsked: (
      companyId: string,
      productId: string,
      { since, until, limit }: { since: Date; until: Date; limit: number },
    ): Promise<AskedRow[]> =>
      db
        .select({
          id: question.id,
          content: question.content,
          createdAt: question.createdAt,
          isUnhelped: sql<boolean>`coalesce(${isUnhelped}, false)`,
        })
        .from(answer)
        .innerJoin(question, isQuestionOf)
        // A question and its answer are stored at the same moment, and answers have an index by time.
        .where(and(isAnswerOf(companyId, productId), isMadeBetween(answer.id, since, until)))
        .orderBy(desc(answer.id))
        .limit(limit),
  };
}
