import type {
  AnalyticsOverview,
  AnalyticsPeriod,
  PerformanceOrder,
  ProductPerformance,
} from '../../../../contracts/analytics/analytics.ts';
import type { Db } from '../../../db/connect.ts';
import { createHoldingsRepository } from '../../../db/holdings.repository.ts';
import type { ListPage } from '../../../db/list-page.ts';
import type { OfCompany } from '../../../http/actor.ts';
import { changePercent } from '../../../lib/change-percent.ts';
import { requireProduct } from '../../products/require-product.ts';
import { periodBefore } from '../period.ts';
import { createAnswerTimeRepository, type StepRow } from './answer-time.repository.ts';
import { createFiguresRepository, type DayRow, type PerformanceRow } from './figures.repository.ts';
import { medianMs } from './median-time.ts';

type ProductsInput = AnalyticsPeriod & { page: number; limit: number; order: PerformanceOrder };

export type FiguresService = ReturnType<typeof createFiguresService>;

/**
 * Figures of a period, of one product or of all. Another company's product is not found, like a missing one.
 * @param deps.read may be some seconds behind `db`
 */
export function createFiguresService({ db, read }: { db: Db; read: Db }) {
  const repository = createFiguresRepository(read);
  const answerTimes = createAnswerTimeRepository(read);
  const holdings = createHoldingsRepository(read);

  async function requireFiltered(companyId: string, productId: string | undefined): Promise<void> {
    if (productId !== undefined) await requireProduct(db, companyId, productId);
  }

  return {
    /** @throws AppError not_found */
    async overview({ companyId }: OfCompany, period: AnalyticsPeriod): Promise<AnalyticsOverview> {
      await requireFiltered(companyId, period.product);
      const before = periodBefore(period);
      const [rows, steps, hadCustomers] = await Promise.all([
        repository.listDays(companyId, { ...period, from: before.from }),
        answerTimes.listSteps(companyId, period, before.from),
        repository.wasAskedBy(companyId, before.from, period.product),
      ]);
      const days = rows.filter(({ day }) => day >= period.from);
      const daysBefore = rows.filter(({ day }) => day < period.from);
      const asked = totalOf(days, 'asked');
      const answered = totalOf(days, 'answered');
      const askedBefore = totalOf(daysBefore, 'asked');
      return {
        total: {
          asked,
          answered,
          not_answered: asked - answered,
          works: totalOf(days, 'works'),
          does_not_work: totalOf(days, 'doesNotWork'),
          resolved: answered - totalOf(days, 'failed'),
        },
        before: { ...before, asked: askedBefore },
        // Of a period that began without customers, any other is a rise.
        trend: hadCustomers ? changePercent(askedBefore, asked) : null,
        answerTime: presentAnswerTime(steps),
        days: days.map(presentDay),
        daysBefore: daysBefore.map(presentDay),
      };
    },

    /** A page of products, most asked first unless another order is wanted. @throws AppError not_found */
    async products({ companyId }: OfCompany, input: ProductsInput): Promise<ListPage<ProductPerformance>> {
      await requireFiltered(companyId, input.product);
      const rows = await repository.listPerformance(companyId, input);
      const total = input.product === undefined ? await holdings.countProducts(companyId) : 1;
      return { rows: rows.map(presentPerformance), total };
    },
  };
}

const totalOf = (rows: readonly DayRow[], name: Exclude<keyof DayRow, 'day'>): number =>
  rows.reduce((total, row) => total + row[name], 0);

const presentDay = ({ day, asked, answered }: DayRow) => ({ day, asked, answered });

function presentAnswerTime(steps: readonly StepRow[]): AnalyticsOverview['answerTime'] {
  const medianOf = (name: 'now' | 'before') =>
    medianMs(steps.map((row) => ({ step: row.step, answers: row[name] })));
  const now = medianOf('now');
  const before = medianOf('before');
  const trend = now === null || before === null ? null : changePercent(before, now);
  return { medianMs: now, medianMsBefore: before, trend };
}

const presentPerformance = (row: PerformanceRow): ProductPerformance => ({
  _id: row.id,
  product_name: row.name,
  totalCount: row.asked,
  answered: row.answered,
  not_answered: row.asked - row.answered,
  high: row.high,
  medium: row.medium,
  low: row.low,
  works: row.works,
  does_not_work: row.doesNotWork,
});
