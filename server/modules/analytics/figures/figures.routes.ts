import { analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import type { Router } from '../../../http/router.ts';
import type { ExportQuestions } from '../report/export-questions.service.ts';
import type { ReportService } from '../report/report.service.ts';
import type { ConfusedPages } from '../topics/confused-pages.service.ts';
import type { FiguresService } from './figures.service.ts';

type Deps = {
  figures: FiguresService;
  confusedPages: ConfusedPages;
  exportQuestions: ExportQuestions;
  report: ReportService;
};

/** Registers the calls of the analytics screen. */
export function registerFigureRoutes(
  router: Router,
  { figures, confusedPages, exportQuestions, report }: Deps,
): void {
  router.handle(analyticsRoutes.overview)(async ({ actor, query }) => ({
    status: 200,
    data: await figures.overview(actor, query),
  }));

  router.handle(analyticsRoutes.products)(async ({ actor, query }) => {
    const { rows, total } = await figures.products(actor, query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(analyticsRoutes.confusedPages)(async ({ actor, query }) => ({
    status: 200,
    data: await confusedPages.list(actor, query),
  }));

  router.handle(analyticsRoutes.confusedQuestions)(async ({ actor, params, query }) => {
    const { rows, total } = await confusedPages.listQuestions(actor, params, query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handleDownload(analyticsRoutes.exportQuestions)(async ({ actor, query }) => ({
    filename: `questions-${query.from}-${query.to}.csv`,
    type: 'text/csv; charset=utf-8',
    content: await exportQuestions(actor, query),
  }));

  router.handleDownload(analyticsRoutes.report)(async ({ actor, query }) => ({
    filename: `report-${query.from}-${query.to}.pdf`,
    type: 'application/pdf',
    content: await report(actor, query),
  }));
}
