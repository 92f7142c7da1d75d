/** What the check of manuals has found, version by version. */
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Finding, FindingKind } from '../../../engine/check/finding.ts';
import { moment, tenantKey } from './columns.ts';
import { manualVersion } from './manuals.ts';

/** A version that was checked. */
export const manualCheck = pgTable(
  'manual_check',
  {
    companyId: uuid('company_id').notNull(),
    versionId: uuid('version_id').notNull(),
    /** The engine's `RULES` it was checked by: by others it would be checked again. */
    rules: integer('rules').notNull(),
    /** How many findings there are of each kind; of very many only the first are stored. */
    totals: jsonb('totals').$type<{ kind: FindingKind; total: number }[]>().notNull(),
    checkedAt: moment('checked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.versionId] }),
    foreignKey({
      name: 'manual_check_version',
      columns: [t.companyId, t.versionId],
      foreignColumns: [manualVersion.companyId, manualVersion.id],
    }).onDelete('cascade'),
  ],
);

export const manualFinding = pgTable(
  'manual_finding',
  {
    ...tenantKey,
    versionId: uuid('version_id').notNull(),
    /** Tells the same finding in another check, and in another version of the manual. */
    key: text('key').notNull(),
    /** Its place among all of the version. */
    place: integer('place').notNull(),
    content: jsonb('content').$type<Finding>().notNull(),
    dismissedAt: moment('dismissed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('manual_finding_key').on(t.companyId, t.versionId, t.key),
    index('manual_finding_place').on(t.companyId, t.versionId, t.place),
    foreignKey({
      name: 'manual_finding_check',
      columns: [t.companyId, t.versionId],
      foreignColumns: [manualCheck.companyId, manualCheck.versionId],
    }).onDelete('cascade'),
  ],
);
