import { demoRequestRoutes } from '../../../contracts/admin/demo-requests.ts';
import type { Router } from '../../http/router.ts';
import type { DemoRequests } from './demo-requests.service.ts';

/** Registers the calls about demo requests. */
export function registerDemoRequestRoutes(
  router: Router,
  { demoRequests }: { demoRequests: DemoRequests },
): void {
  router.handle(demoRequestRoutes.demoForm)(async ({ body }) => ({
    status: 200,
    data: { id: await demoRequests.add(body) },
  }));

  router.handle(demoRequestRoutes.getDemoForms)(async ({ query }) => {
    const { rows, total } = await demoRequests.list(query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handleDownload(demoRequestRoutes.exportDemoForms)(async ({ query }) => ({
    filename: 'demo-requests.csv',
    type: 'text/csv; charset=utf-8',
    content: demoRequests.export(query),
  }));

  router.handle(demoRequestRoutes.updateDemoForm)(async ({ actor, params, body }) => ({
    status: 200,
    data: await demoRequests.change(actor, params.id, body),
  }));
}
