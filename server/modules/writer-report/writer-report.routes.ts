import { writerReportRoutes } from '../../../contracts/analytics/writer-report.ts';
import type { Router } from '../../http/router.ts';
import type { WriterReportService } from './writer-report.service.ts';

/** Registers the calls about the report for whoever writes a product's manual. */
export function registerWriterReportRoutes(router: Router, report: WriterReportService): void {
  router.handle(writerReportRoutes.show)(async ({ actor, params, query }) => ({
    status: 200,
    data: await report.show(actor, params.productId, query),
  }));

  router.handleDownload(writerReportRoutes.draw)(async ({ actor, params, query }) => ({
    filename: `writer-report-${query.from}-${query.to}.pdf`,
    type: 'application/pdf',
    content: await report.draw(actor, params.productId, query),
  }));

  router.handleDownload(writerReportRoutes.list)(async ({ actor, params, query }) => ({
    filename: `writer-report-${query.from}-${query.to}.csv`,
    type: 'text/csv; charset=utf-8',
    content: await report.list(actor, params.productId, query),
  }));
}
