/** The audit trail, which the administrator can read and check, and nobody can change. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { id, listQuery, listReply, reply, timestamp } from '../shapes.ts';
import { auditAction } from './audit-actions.ts';

/** SHA-256 as lower-case hex. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Values before or after an action, by name; they never hold words of customers. */
export const auditValues = z.record(z.string(), z.unknown());
export type AuditValues = z.output<typeof auditValues>;

/**
 * An entry. Each carries the hash of the previous one, so to change or omit an entry means to rewrite all later ones.
 * That is noticed by anybody who has kept a hash elsewhere.
 */
export const auditEntry = z.object({
  seq: z.number().int().positive().describe('1 for the first, without gaps'),
  at: timestamp,
  actor: z.object({
    id,
    name: z.string(),
    email: z.string(),
    tokenId: id.nullable().describe('the access token that a program used in their name; null for a person'),
  }),
  action: auditAction,
  subject: z.object({ id: z.string(), name: z.string() }).describe('what it was done to'),
  company: z
    .object({ _id: id, company_name: z.string() })
    .nullable()
    .describe('whose; null for the installation’s own'),
  before: auditValues.nullable(),
  after: auditValues.nullable(),
  hash: sha256,
});
export type AuditEntry = z.output<typeof auditEntry>;

/** The result of a check of the whole trail. */
export const auditCheck = z.object({
  entries: z.number().int().describe('that hold together from the first'),
  head: sha256.nullable().describe('hash of the last of them: whoever keeps it can prove a later loss'),
  brokenAt: z.number().int().nullable().describe('number of the first entry that is changed or missing'),
});
export type AuditCheck = z.output<typeof auditCheck>;

/** A filter for entries. */
export const auditFilter = listQuery.extend({ action: auditAction.optional(), companyId: id.optional() });

/** Calls about the audit trail. They only read it: entries are written by the actions themselves. */
export const auditRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'The audit trail, newest first',
    auth: 'admin',
    query: auditFilter,
    replies: { 200: listReply(auditEntry) },
  }),
  check: defineRoute({
    method: 'GET',
    path: '/api/admin/audit/check',
    summary: 'Whether every entry is there and as it was written',
    auth: 'admin',
    limit: 'form',
    replies: { 200: reply(200, auditCheck) },
  }),
  export: defineRoute({
    method: 'GET',
    path: '/api/admin/audit/export',
    summary: 'The whole trail as lines of JSON, oldest first, so that it can be checked elsewhere',
    auth: 'admin',
    limit: 'form',
    replies: { 200: z.string().describe('application/x-ndjson') },
  }),
};
