import { and, asc, count, eq, gt, inArray, isNotNull, lt, or, type SQL, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { VersionsKept, VersionTotal } from '../../../contracts/company/replaced-versions.ts';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { correction } from '../../db/schema/corrections.ts';
import { instructionEdition } from '../../db/schema/instructions.ts';
import { manualFinding } from '../../db/schema/manual-checks.ts';
import { isStoredVersion, isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';
import type { VersionState } from './replaced-versions.policy.ts';

const answering = alias(manualVersion, 'answering');
/** Joins a manual and the version that answers. */
const isAnswering = and(eq(answering.companyId, manual.companyId), eq(answering.id, manual.currentVersionId));
/** As `isReplaced` of the policy. */
const isReplaced = and(
  isStoredVersion,
  lt(manualVersion.number, answering.number),
  inArray(manualVersion.status, ['ready', 'failed']),
);

const isNamedBy = (table: typeof instructionEdition | typeof correction): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${table} where ${table.companyId} = ${manualVersion.companyId} and ${table.versionId} = ${manualVersion.id})`;

const state = {
  id: manualVersion.id,
  manualId: manualVersion.manualId,
  productId: manual.productId,
  number: manualVersion.number,
  status: manualVersion.status,
  readyAt: manualVersion.readyAt,
  removedAt: manualVersion.removedAt,
  answeringNumber: answering.number,
  fileKey: manualVersion.fileKey,
  bytes: manualVersion.bytes,
  isOnInstructions: isNamedBy(instructionEdition),
  isCorrectionSource: isNamedBy(correction),
};

/** Replaced versions of one company's manuals, and which of them it keeps. */
export function createReplacedVersionRepository(db: Db) {
  return { ...queryChoice(db), ...queryVersions(db), ...changeVersions(db) };
}

/** What companies have chosen. */
function queryChoice(db: Db) {
  const columns = { newest: company.versionsKept, days: company.versionDaysKept };
  return {
    async findKept(companyId: string): Promise<VersionsKept> {
      const [row] = await db.select(columns).from(company).where(eq(company.id, companyId));
      return row ?? { newest: null, days: null };
    },

    async setKept(companyId: string, { newest, days }: VersionsKept): Promise<void> {
      await db
        .update(company)
        .set({ versionsKept: newest, versionDaysKept: days })
        .where(eq(company.id, companyId));
    },

    /** Companies that do not keep all. Closed ones are erased as a whole, or opened again as they were. */
    async listChoosers(): Promise<string[]> {
      const rows = await db
        .select({ id: company.id })
        .from(company)
        .where(and(or(isNotNull(company.versionsKept), isNotNull(company.versionDaysKept)), isOpenCompany))
        .orderBy(asc(company.id));
      return rows.map(({ id }) => id);
    },
  };
}

/** Versions of manuals that are not deleted. */
function queryVersions(db: Db) {
  const ofCompany = (companyId: string) => and(eq(manual.companyId, companyId), isLive(manual));
  return {
    async sumHeld(companyId: string): Promise<VersionTotal> {
      const [row] = await db
        .select({ versions: count(), bytes: sum(manualVersion.bytes).mapWith(Number) })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .innerJoin(answering, isAnswering)
        .where(and(ofCompany(companyId), isReplaced));
      return { versions: row?.versions ?? 0, bytes: row?.bytes ?? 0 };
    },

    /** The next manuals after one of them that have a replaced version, in the order of their ids. */
    async listManuals(companyId: string, after: string | null, limit: number): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: manual.id })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .innerJoin(answering, isAnswering)
        .where(and(ofCompany(companyId), isReplaced, after === null ? undefined : gt(manual.id, after)))
        .orderBy(asc(manual.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** All versions of the manuals of which one answers, in the order of their numbers. */
    async listStates(companyId: string, manualIds: string[]): Promise<VersionState[]> {
      if (manualIds.length === 0) return [];
      return db
        .select(state)
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .innerJoin(answering, isAnswering)
        .where(and(ofCompany(companyId), inArray(manual.id, manualIds)))
        .orderBy(asc(manual.id), asc(manualVersion.number));
    },
  };
}

/** How a version goes. */
function changeVersions(db: Db) {
  return {
    /** Says that a version is removed. Its number, name and times stay: reports and answers tell of it. */
    async markRemoved(companyId: string, versionId: string, removedAt: Date): Promise<void> {
      await db
        .update(manualVersion)
        .set({ removedAt, fileKey: '', outline: [], printedPages: {}, pageNotes: [] })
        .where(and(eq(manualVersion.companyId, companyId), eq(manualVersion.id, versionId)));
    },

    /** Removes what the check found in a version. What was dismissed stays, so that it stays dismissed in later ones. */
    async deleteFindings(companyId: string, versionId: string): Promise<void> {
      await db
        .delete(manualFinding)
        .where(
          and(
            eq(manualFinding.companyId, companyId),
            eq(manualFinding.versionId, versionId),
            sql`${manualFinding.dismissedAt} is null`,
          ),
        );
    },
  };
}
