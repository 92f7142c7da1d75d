import { auditRoutes } from '../../../contracts/admin/audit.ts';
import type { Router } from '../../http/router.ts';
import type { AuditTrail } from './audit.service.ts';

/** Registers the calls about the audit trail. */
export function registerAuditRoutes(router: Router, { audit }: { audit: AuditTrail }): void {
  router.handle(auditRoutes.list)(async ({ query }) => {
    const { rows, total } = await audit.list(query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(auditRoutes.check)(async () => ({ status: 200, data: await audit.check() }));

  router.handleDownload(auditRoutes.export)(async () => ({
    filename: 'audit-trail.jsonl',
    type: 'application/x-ndjson; charset=utf-8',
    content: audit.export(),
  }));
}
