import type { Readable } from 'node:stream';
import type { WriterReport } from '../../../contracts/analytics/writer-report.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { Days } from '../analytics/period.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { requireProduct } from '../products/require-product.ts';
import { type ComposeDeps, createComposeReport } from './compose-report.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { drawWriterReport } from './report-document.ts';
import { listWriterReport } from './report-lines.ts';

export type WriterReportDeps = ComposeDeps & { identity: Pick<IdentityService, 'read'> };
export type WriterReportService = ReturnType<typeof createWriterReportService>;

/** What customers' questions tell whoever writes a product's manual: as one value, drawn as a PDF, and listed as a CSV. */
export function createWriterReportService(deps: WriterReportDeps) {
  const { db, findCompanyName, identity } = deps;
  const compose = createComposeReport(deps);
  // One report looks at thousands of questions: a company has its own composed one after the other.
  const inLine = oneAtATime();

  /** @throws AppError not_found for another company's product, as for a missing one */
  async function show(actor: CompanyActor, productId: string, days: Days): Promise<WriterReport> {
    await requireProduct(db, actor.companyId, productId);
    return inLine(actor.companyId, () => compose(actor, productId, days));
  }

  return {
    show,

    /** @throws AppError not_found */
    async draw(actor: CompanyActor, productId: string, days: Days): Promise<Readable> {
      const report = await show(actor, productId, days);
      return drawWriterReport({
        report,
        brandName: (await identity.read(db)).brandName,
        companyName: await findCompanyName(actor.companyId),
        madeAt: new Date(),
      });
    },

    /** @throws AppError not_found */
    list: async (actor: CompanyActor, productId: string, days: Days): Promise<Readable> =>
      listWriterReport(await show(actor, productId, days)),
  };
}
