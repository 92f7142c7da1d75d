import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { RULES } from '../../../engine/check/checks.ts';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { manualCheck, manualFinding } from '../../db/schema/manual-checks.ts';
import { isVersionOfManual, manual, manualVersion } from '../../db/schema/manuals.ts';
import { ofLiveProduct, product } from '../../db/schema/products.ts';
import { toStorable } from '../../lib/storable.ts';
import type { KeyedFinding } from './finding-keys.ts';

/** A version that answers, as it is checked. */
export type CheckableVersion = {
  manualId: string;
  versionId: string;
  edition: number;
  language: string;
  paged: number;
  pages: number | null;
  unreadablePages: number[];
};
/** A manual with what is known of the version that answers. */
export type CheckedRow = Awaited<
  ReturnType<ReturnType<typeof createManualCheckRepository>['listManuals']>
>[number];
export type FindingRow = typeof manualFinding.$inferSelect;

const isChecked = and(
  eq(manualCheck.companyId, manualVersion.companyId),
  eq(manualCheck.versionId, manualVersion.id),
);
const isFindingOf = and(
  eq(manualVersion.companyId, manualFinding.companyId),
  eq(manualVersion.id, manualFinding.versionId),
);
const answersAsWhole = and(eq(manual.currentVersionId, manualVersion.id), eq(manualVersion.status, 'ready'));

const ofVersion = (companyId: string, versionId: string) =>
  and(eq(manualFinding.companyId, companyId), eq(manualFinding.versionId, versionId));

/** Checks of manuals and their findings. */
export function createManualCheckRepository(db: Db) {
  return { ...queryCheckable(db), ...queryResults(db), ...queryShownFindings(db), ...queryDismissals(db) };
}

/** Manuals that can be checked. */
function queryCheckable(db: Db) {
  return {
    /** The version if it is the one that answers for its manual, and has been read to its end. */
    async findCheckable(companyId: string, versionId: string): Promise<CheckableVersion | undefined> {
      const [row] = await db
        .select({
          manualId: manual.id,
          versionId: manualVersion.id,
          edition: manualVersion.edition,
          language: manualVersion.language,
          paged: manualVersion.paged,
          pages: manualVersion.pages,
          unreadablePages: manualVersion.unreadablePages,
        })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(
          and(
            eq(manualVersion.companyId, companyId),
            eq(manualVersion.id, versionId),
            answersAsWhole,
            isLive(manual),
          ),
        );
      return row;
    },

    /** Versions of all companies that answer and were not checked by the rules as they are. */
    async listUnchecked(): Promise<{ companyId: string; versionId: string }[]> {
      return db
        .select({ companyId: manualVersion.companyId, versionId: manualVersion.id })
        .from(manualVersion)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .leftJoin(manualCheck, isChecked)
        .where(
          and(answersAsWhole, isLive(manual), or(isNull(manualCheck.rules), ne(manualCheck.rules, RULES))),
        );
    },

    /** Keeps the manual and its answering version as they are until the transaction ends. @returns whether it answers */
    async lockAnswering(companyId: string, { manualId, versionId }: CheckableVersion): Promise<boolean> {
      const [row] = await db
        .select({ current: manual.currentVersionId })
        .from(manual)
        .where(and(eq(manual.companyId, companyId), eq(manual.id, manualId)))
        .for('update');
      return row?.current === versionId;
    },
  };
}

/** What a check has found. */
function queryResults(db: Db) {
  return {
    async putCheck(values: typeof manualCheck.$inferInsert): Promise<void> {
      const { rules, totals, checkedAt } = values;
      await db
        .insert(manualCheck)
        .values(values)
        .onConflictDoUpdate({
          target: [manualCheck.companyId, manualCheck.versionId],
          set: { rules, totals, checkedAt },
        });
    },

    /** Keys of what was dismissed in any version of the manual. */
    async listDismissed(companyId: string, manualId: string): Promise<Set<string>> {
      const rows = await db
        .selectDistinct({ key: manualFinding.key })
        .from(manualFinding)
        .innerJoin(manualVersion, isFindingOf)
        .where(
          and(
            eq(manualFinding.companyId, companyId),
            eq(manualVersion.manualId, manualId),
            isNotNull(manualFinding.dismissedAt),
          ),
        );
      return new Set(rows.map(({ key }) => key));
    },

    /** Removes the findings of a version but for those of these keys. */
    async deleteOthers(companyId: string, versionId: string, keys: readonly string[]): Promise<void> {
      const others = keys.length === 0 ? undefined : notInArray(manualFinding.key, [...keys]);
      await db.delete(manualFinding).where(and(ofVersion(companyId, versionId), others));
    },

    /** Stores findings; one that is there already keeps its id, and that it was dismissed. */
    async putFindings(
      companyId: string,
      versionId: string,
      rows: readonly (KeyedFinding & { place: number; dismissedAt: Date | null })[],
    ): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insert(manualFinding)
        .values(
          rows.map(({ key, finding, place, dismissedAt }) => ({
            ...{ companyId, id: uuidv7(), versionId, key, place, dismissedAt },
            content: toStorable(finding),
          })),
        )
        .onConflictDoUpdate({
          target: [manualFinding.companyId, manualFinding.versionId, manualFinding.key],
          set: { place: sql`excluded.place`, content: sql`excluded.content` },
        });
    },
  };
}

/** Findings as the company sees them. */
function queryShownFindings(db: Db) {
  return {
    /** The manuals of a product, oldest first, with the version that answers and its check. */
    async listManuals(companyId: string, productId: string) {
      return db
        .select({
          manualId: manual.id,
          title: manual.title,
          versionId: manualVersion.id,
          fileKey: manualVersion.fileKey,
          paged: manualVersion.paged,
          pages: manualVersion.pages,
          unreadablePages: manualVersion.unreadablePages,
          pageNotes: manualVersion.pageNotes,
          printedPages: manualVersion.printedPages,
          totals: manualCheck.totals,
          checkedAt: manualCheck.checkedAt,
        })
        .from(manual)
        .leftJoin(manualVersion, and(isVersionOfManual, answersAsWhole))
        .leftJoin(manualCheck, isChecked)
        .where(and(eq(manual.companyId, companyId), eq(manual.productId, productId), isLive(manual)))
        .orderBy(asc(manual.createdAt), asc(manual.id));
    },

    /** Findings of a version, most important first. */
    async listFindings(companyId: string, versionId: string): Promise<FindingRow[]> {
      return db
        .select()
        .from(manualFinding)
        .where(ofVersion(companyId, versionId))
        .orderBy(asc(manualFinding.place));
    },
  };
}

/** Findings that the company puts aside. */
function queryDismissals(db: Db) {
  return {
    /** A finding of a version that answers, and whose it is. */
    async findFinding(
      companyId: string,
      id: string,
    ): Promise<{ key: string; manualId: string; productId: string } | undefined> {
      const [row] = await db
        .select({ key: manualFinding.key, manualId: manual.id, productId: manual.productId })
        .from(manualFinding)
        .innerJoin(manualVersion, isFindingOf)
        .innerJoin(manual, isVersionOfManual)
        .innerJoin(product, ofLiveProduct(manual))
        .where(
          and(
            eq(manualFinding.companyId, companyId),
            eq(manualFinding.id, id),
            answersAsWhole,
            isLive(manual),
          ),
        );
      return row;
    },

    /** Dismisses a finding in all versions of a manual, or brings it back in all of them. */
    async setDismissed(
      companyId: string,
      { key, manualId }: { key: string; manualId: string },
      dismissedAt: Date | null,
    ): Promise<void> {
      const versions = db
        .select({ id: manualVersion.id })
        .from(manualVersion)
        .where(and(eq(manualVersion.companyId, companyId), eq(manualVersion.manualId, manualId)));
      await db
        .update(manualFinding)
        .set({ dismissedAt })
        .where(
          and(
            eq(manualFinding.companyId, companyId),
            eq(manualFinding.key, key),
            inArray(manualFinding.versionId, versions),
          ),
        );
    },
  };
}
