import { analyticsRoutes } from '../../../contracts/analytics.ts';
import type { Db } from '../../db/connect.ts';
import type { Router } from '../../http/router.ts';
import type { CorrectionService } from '../corrections/corrections.service.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { requireProduct } from '../products/require-product.ts';
import { createAnalyticsRepository, type ProductTotals } from './analytics.repository.ts';
import { presentQuestion } from './question.presenter.ts';

type Deps = {
  db: Db;
  /** May be some seconds behind `db`. */
  totals: Pick<ReturnType<typeof createAnalyticsRepository>, 'listProductTotals'>;
  signer: LinkSigner;
  corrections: Pick<CorrectionService, 'listForQuestions'>;
};

/** What a company sees of the questions its customers asked. Reads only. */
export function registerAnalyticsRoutes(router: Router, { db, totals, signer, corrections }: Deps): void {
  const repository = createAnalyticsRepository(db);

  router.handle(analyticsRoutes.feedbackInfo)(async ({ actor }) => {
    const products = await totals.listProductTotals(actor.companyId);
    const total = (pick: (row: ProductTotals) => number) => products.reduce((sum, row) => sum + pick(row), 0);
    return {
      status: 200,
      data: {
        answered: total((row) => row.answered),
        not_answered: total((row) => row.asked - row.answered),
        works: total((row) => row.works),
        does_not_work: total((row) => row.doesNotWork),
        products: products.map(presentTotals),
      },
    };
  });

  router.handle(analyticsRoutes.productMessagesInfo)(async ({ actor }) => ({
    status: 200,
    data: (await totals.listProductTotals(actor.companyId)).map(presentTotals),
  }));

  router.handle(analyticsRoutes.singleProductMessages)(async ({ actor, params, query }) => {
    await requireProduct(db, actor.companyId, params.id);
    const { rows, total } = await repository.listQuestions(actor.companyId, params.id, query);
    const questions = rows.map(({ question }) => question);
    const corrected = await corrections.listForQuestions(actor.companyId, params.id, questions);
    return {
      status: 200,
      data: rows.map((row) => presentQuestion(row, corrected.get(row.question.id) ?? null, signer)),
      total,
      page: query.page,
      limit: query.limit,
    };
  });
}

const presentTotals = (row: ProductTotals) => ({
  _id: row.id,
  product_name: row.name,
  totalCount: row.asked,
  answered: row.answered,
  not_answered: row.asked - row.answered,
});
