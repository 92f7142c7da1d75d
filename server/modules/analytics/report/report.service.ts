import type { Readable } from 'node:stream';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import type { Db } from '../../../db/connect.ts';
import type { CompanyActor } from '../../../http/actor.ts';
import type { ContactFiguresService } from '../../contact-forms/contact-figures.service.ts';
import type { IdentityService } from '../../platform-settings/identity.service.ts';
import { requireProduct } from '../../products/require-product.ts';
import type { FiguresService } from '../figures/figures.service.ts';
import type { ImprovementService } from '../improvements/improvements.service.ts';
import { presentPoints } from '../topics/topics.presenter.ts';
import type { TopicService } from '../topics/topics.service.ts';
import { drawReport } from './report-document.ts';

/** More are no report. */
const MAX_PRODUCTS = 100;

type Deps = {
  db: Db;
  figures: Pick<FiguresService, 'overview' | 'products'>;
  topics: Pick<TopicService, 'findTroubles' | 'findOffTopic'>;
  improvements: Pick<ImprovementService, 'listFor'>;
  contactFigures: Pick<ContactFiguresService, 'figures'>;
  findCompanyName: (companyId: string) => Promise<string>;
  identity: Pick<IdentityService, 'read'>;
};
export type ReportService = ReturnType<typeof createReport>;

/**
 * Writes what the analytics screen shows of a period as a PDF.
 * @throws AppError not_found for another company's product, as for a missing one
 */
export function createReport(deps: Deps) {
  const { db, figures, topics, improvements, contactFigures, findCompanyName, identity } = deps;
  return async (actor: CompanyActor, period: AnalyticsPeriod): Promise<Readable> => {
    const { companyId } = actor;
    const product = period.product === undefined ? null : await requireProduct(db, companyId, period.product);
    const troubles = await topics.findTroubles(actor, period);
    const list = { ...period, page: 1, limit: MAX_PRODUCTS, order: 'asked' as const };
    const { rows, total } = await figures.products(actor, list);
    return drawReport({
      brandName: (await identity.read(db)).brandName,
      companyName: await findCompanyName(companyId),
      productName: product?.name ?? null,
      period,
      overview: await figures.overview(actor, period),
      products: rows,
      productsTotal: total,
      points: presentPoints(troubles, await topics.findOffTopic(actor, period)),
      improvements: await improvements.listFor(actor, troubles, period),
      contacts: (await contactFigures.figures(actor, period)).total,
      madeAt: new Date(),
    });
  };
}
