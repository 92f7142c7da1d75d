import { and, desc, lt, sql } from 'drizzle-orm';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import type { Db } from '../../../db/connect.ts';
import { ofLiveProduct, product } from '../../../db/schema/products.ts';
import { answer, isAnswerOf, isQuestionOf, question } from '../asked-question.ts';
import { isMadeWithin } from '../period.ts';

/** A question with its answer, as far as a spreadsheet has use for them. `id` is the answer's. */
export type ExportedRow = {
  id: string;
  askedAt: Date;
  product: string;
  question: string;
  answered: boolean | null;
  /** 0–1. */
  confidence: number | null;
  feedback: 'works' | 'does-not-work' | null;
  isOffTopic: boolean;
  /** What came of it, where it was asked by a contact form. */
  contact: 'open' | 'helped' | 'sent' | null;
  answer: string;
  manual: string | null;
  page: number | null;
  pageEnd: number | null;
  /** The numbers printed on these pages, where they are not the file's. */
  printed: string | null;
  printedEnd: string | null;
  heading: string | null;
  /** The place and the machine of the printed code by which it was asked. */
  place: string | null;
  serial: string | null;
  /** Null where it was not measured. */
  answerMs: number | null;
};

const cited = sql`${answer.answer} #> '{citations,0}'`;

/** The questions of one company, for files. */
export function createQuestionExportRepository(db: Db) {
  return {
    /** At most `limit` questions whose answer was made before the one with the id `after`, newest first. */
    listAfter: (
      companyId: string,
      { product: productId, ...days }: AnalyticsPeriod,
      after: string | null,
      limit: number,
    ): Promise<ExportedRow[]> =>
      db
        .select({
          id: answer.id,
          askedAt: question.createdAt,
          product: product.name,
          question: question.content,
          answered: answer.answered,
          confidence: answer.confidence,
          feedback: answer.feedback,
          isOffTopic: answer.isOffTopic,
          contact: answer.contact,
          answer: answer.content,
          manual: sql<string | null>`${cited} ->> 'title'`,
          page: sql<number | null>`(${cited} ->> 'page')::int`,
          pageEnd: sql<number | null>`(${cited} ->> 'pageEnd')::int`,
          printed: sql<string | null>`${cited} ->> 'printed'`,
          printedEnd: sql<string | null>`${cited} ->> 'printedEnd'`,
          heading: sql<string | null>`${cited} ->> 'heading'`,
          place: question.place,
          serial: question.serial,
          answerMs: answer.answerMs,
        })
        .from(answer)
        .innerJoin(product, ofLiveProduct(answer))
        .innerJoin(question, isQuestionOf)
        .where(
          and(
            isAnswerOf(companyId, productId),
            isMadeWithin(answer.id, days),
            after === null ? undefined : lt(answer.id, after),
          ),
        )
        .orderBy(desc(answer.id))
        .limit(limit),
  };
}
