import { adminManualRoutes, type CompanyManual } from '../../../contracts/admin-manuals.ts';
import type { Db } from '../../db/connect.ts';
import type { Router } from '../../http/router.ts';
import { type AdminManualRow, createAdminManualsRepository } from './admin-manuals.repository.ts';
import type { ManualService } from './manuals.service.ts';

type Deps = { db: Db; manuals: Pick<ManualService, 'retryFor'> };

/** Registers the administrator's calls about the manuals of all companies. */
export function registerAdminManualRoutes(router: Router, { db, manuals }: Deps): void {
  const repository = createAdminManualsRepository(db);

  router.handle(adminManualRoutes.list)(async ({ query }) => {
    const { rows, total } = await repository.list(query);
    return { status: 200, data: rows.map(present), total, page: query.page, limit: query.limit };
  });

  router.handle(adminManualRoutes.retry)(async ({ actor, body }) => {
    await manuals.retryFor(actor, body.companyId, body.manualId);
    return { status: 200, message: 'The manual is being read again.' };
  });
}

/** Parts of a Word file are nothing its reader knows. */
const present = (row: AdminManualRow): CompanyManual => ({
  _id: row.id,
  company: { _id: row.companyId, company_name: row.companyName },
  product: { _id: row.productId, product_name: row.productName },
  title: row.title,
  filename: row.filename,
  bytes: row.bytes,
  pages: row.paged === 1 ? row.pages : null,
  pagesRead: row.pagesRead,
  version: row.version,
  status: row.status,
  error: row.error,
  uploadedAt: row.uploadedAt.toISOString(),
});
