import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditValues } from '../../../contracts/admin/audit.ts';
import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import { moment } from './columns.ts';

/**
 * The audit trail: actions of administrators, and everything that was destroyed. The database refuses to change or
 * delete a row. A new column is left out of the hash while it is null (see entry-hash.ts), so that earlier hashes
 * stay valid.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    /** Number of the entry: 1, 2, 3, … without gaps, over the whole installation. */
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    actorEmail: text('actor_email').notNull(),
    /** The access token, if a program acted in the account's name; null for a person. */
    tokenId: uuid('token_id'),
    /** The company that it concerns; null for the installation itself. */
    companyId: uuid('company_id'),
    action: text('action').$type<AuditAction>().notNull(),
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
    /** Hash of the previous entry; empty for the first. */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [index('audit_company').on(t.companyId, t.seq)],
);
