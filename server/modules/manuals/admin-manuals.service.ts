import type { CompanyManual } from '../../../contracts/admin/admin-manuals.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import {
  type AdminManualInput,
  type AdminManualRow,
  createAdminManualsRepository,
} from './admin-manuals.repository.ts';
import { pagesOf } from './pages-of.ts';

export type AdminManuals = ReturnType<typeof createAdminManuals>;

/** The manuals of all companies, for the administrator. */
export function createAdminManuals({ db }: { db: Db }) {
  const repository = createAdminManualsRepository(db);

  return {
    /** Newest upload first. */
    async list(input: AdminManualInput): Promise<ListPage<CompanyManual>> {
      const { rows, total } = await repository.list(input);
      return { rows: rows.map(present), total };
    },
  };
}

const present = (row: AdminManualRow): CompanyManual => ({
  _id: row.id,
  company: { _id: row.companyId, company_name: row.companyName },
  product: { _id: row.productId, product_name: row.productName },
  title: row.title,
  filename: row.filename,
  bytes: row.bytes,
  pages: pagesOf(row),
  pagesRead: row.pagesRead,
  version: row.version,
  status: row.status,
  error: row.error,
  uploadedAt: row.uploadedAt.toISOString(),
});
