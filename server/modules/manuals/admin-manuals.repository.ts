import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ManualFilter } from '../../../contracts/admin/admin-manuals.ts';
import type { Db } from '../../db/connect.ts';
import { containing, type ListInput, offsetOf } from '../../db/list-page.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company } from '../../db/schema/companies.ts';
import { isNewestVersion, isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';
import { READ_FROM_START } from './manuals.repository.ts';
import type { ReadingTarget } from './read-manual.job.ts';

export type AdminManualInput = ListInput & { status: ManualFilter };
type Repository = ReturnType<typeof createAdminManualsRepository>;
export type AdminManualRow = Awaited<ReturnType<Repository['list']>>['rows'][number];

const SHOWN_STATES: Record<ManualFilter, SQL | undefined> = {
  all: undefined,
  'in-work': inArray(manualVersion.status, ['queued', 'processing']),
  ready: eq(manualVersion.status, 'ready'),
  failed: eq(manualVersion.status, 'failed'),
};

const shown = {
  id: manual.id,
  companyId: company.id,
  companyName: company.name,
  productId: product.id,
  productName: product.name,
  title: manual.title,
  filename: manualVersion.filename,
  bytes: manualVersion.bytes,
  pages: manualVersion.pages,
  paged: manualVersion.paged,
  pagesRead: manualVersion.pagesRead,
  version: manualVersion.number,
  status: manualVersion.status,
  error: manualVersion.error,
  uploadedAt: manualVersion.uploadedAt,
};
/** Manuals over all companies, each as its newest version stands. */
export function createAdminManualsRepository(db: Db) {
  return {
    /** Newest upload first. */
    async list(input: AdminManualInput) {
      const pattern = containing(input.search);
      const matches = and(
        isLive(manual),
        isNewestVersion,
        or(
          ilike(manual.title, pattern),
          ilike(manualVersion.filename, pattern),
          ilike(product.name, pattern),
          ilike(company.name, pattern),
        ),
        SHOWN_STATES[input.status],
      );
      const rows = await db
        .select(shown)
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .innerJoin(company, eq(company.id, manual.companyId))
        .where(matches)
        .orderBy(desc(manualVersion.uploadedAt), desc(manualVersion.id))
        .limit(input.limit)
        .offset(offsetOf(input));
      const [total] = await db
        .select({ n: count() })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .innerJoin(company, eq(company.id, manual.companyId))
        .where(matches);
      return { rows, total: total?.n ?? 0 };
    },

    /** Queues the failed ones of the versions to be read from the first page, if no newer version was uploaded. */
    async requeueFailed(versions: readonly ReadingTarget[]): Promise<void> {
      const companyIds = sql.param(versions.map(({ companyId }) => companyId));
      const ids = sql.param(versions.map(({ versionId }) => versionId));
      await db
        .update(manualVersion)
        .set(READ_FROM_START)
        .where(
          and(
            sql`(${manualVersion.companyId}, ${manualVersion.id}) in (select * from unnest(${companyIds}::uuid[], ${ids}::uuid[]))`,
            eq(manualVersion.status, 'failed'),
            isNewestVersion,
          ),
        );
    },
  };
}
