import type { AskedQuestion, FeedbackInfo, ProductCount } from '../../../contracts/analytics/analytics.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import type { OfCompany } from '../../http/actor.ts';
import type { CorrectionService } from '../corrections/corrections.service.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { requireProduct } from '../products/require-product.ts';
import {
  createAnalyticsRepository,
  type ProductTotals,
  type QuestionListInput,
} from './figures/analytics.repository.ts';
import { presentQuestion } from './question.presenter.ts';

type Deps = {
  db: Db;
  /** May be some seconds behind `db`: for counts only. */
  read: Db;
  signer: LinkSigner;
  corrections: Pick<CorrectionService, 'listForQuestions'>;
};

export type QuestionService = ReturnType<typeof createQuestionService>;

/** The questions that the customers of a company asked: their counts of all time, and their words. Reads only. */
export function createQuestionService({ db, read, signer, corrections }: Deps) {
  const repository = createAnalyticsRepository(db);
  const totals = createAnalyticsRepository(read);

  return {
    /** Products with the most questions first. */
    listCounts: async ({ companyId }: OfCompany): Promise<ProductCount[]> =>
      (await totals.listProductTotals(companyId)).map(presentCount),

    async sumUp({ companyId }: OfCompany): Promise<FeedbackInfo> {
      const products = await totals.listProductTotals(companyId);
      const total = (pick: (row: ProductTotals) => number) =>
        products.reduce((sum, row) => sum + pick(row), 0);
      return {
        answered: total((row) => row.answered),
        not_answered: total((row) => row.asked - row.answered),
        works: total((row) => row.works),
        does_not_work: total((row) => row.doesNotWork),
        products: products.map(presentCount),
      };
    },

    /** Newest first, each with the correction that would answer it now. @throws AppError not_found */
    async listOfProduct(
      { companyId }: OfCompany,
      productId: string,
      input: QuestionListInput,
    ): Promise<ListPage<AskedQuestion>> {
      await requireProduct(db, companyId, productId);
      const { rows, total } = await repository.listQuestions(companyId, productId, input);
      const questions = rows.map(({ question }) => question);
      const corrected = await corrections.listForQuestions(companyId, productId, questions);
      return {
        rows: rows.map((row) => presentQuestion(row, corrected.get(row.question.id) ?? null, signer)),
        total,
      };
    },
  };
}

const presentCount = (row: ProductTotals): ProductCount => ({
  _id: row.id,
  product_name: row.name,
  totalCount: row.asked,
  answered: row.answered,
  not_answered: row.asked - row.answered,
});
