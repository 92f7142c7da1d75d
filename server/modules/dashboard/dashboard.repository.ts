import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { isNewestVersion, isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';

type Repository = ReturnType<typeof createDashboardRepository>;
export type ManualInWorkRow = Awaited<ReturnType<Repository['listManualsInWork']>>[number];

/**
 * Lists the newest rows that need a company's attention. The condition is written like that of the partial index that
 * answers it; with parameters the planner would not recognise it.
 */
export function createDashboardRepository(db: Db) {
  return {
    /** Manuals whose newest version is not ready; an older one may be answering meanwhile. */
    listManualsInWork: (companyId: string, limit: number) =>
      db
        .select({
          id: manual.id,
          title: manual.title,
          status: manualVersion.status,
          pages: manualVersion.pages,
          paged: manualVersion.paged,
          pagesRead: manualVersion.pagesRead,
          error: manualVersion.error,
          productId: product.id,
          productName: product.name,
        })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(
          and(
            eq(manualVersion.companyId, companyId),
            sql`${manualVersion.status} <> 'ready'`,
            isLive(manual),
            isNewestVersion,
          ),
        )
        .orderBy(desc(manualVersion.uploadedAt))
        .limit(limit),
  };
}
