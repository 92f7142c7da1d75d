/** What happened in the own company: its part of the audit trail, and who signed in. */
import { z } from 'zod';
import { auditEntry } from '../admin/audit.ts';
import { defineRoute } from '../route.ts';
import { id, listQuery, listReply, timestamp } from '../shapes.ts';

/** Days that sign-ins are kept. Entries of the trail are kept for ever. */
export const SIGN_INS_KEPT_DAYS = 90;

/** An entry as the company sees it: without its number, which would tell how much happens elsewhere. */
export const companyAuditEntry = auditEntry.omit({ seq: true, company: true, hash: true }).extend({
  _id: auditEntry.shape.hash.describe('its seal in the trail of the installation'),
  actor: auditEntry.shape.actor.extend({
    email: z.string().describe('empty where an administrator of the installation acted'),
  }),
});
export type CompanyAuditEntry = z.output<typeof companyAuditEntry>;

/** By what somebody proves who they are: the password alone, a code after it, or what the company's own sign-in says. */
export const SIGN_IN_FACTORS = ['password', 'app-code', 'recovery-code', 'company-sign-in'] as const;

/** Somebody of the company who signed in. */
export const signIn = z.object({
  _id: id,
  at: timestamp,
  name: z.string(),
  email: z.string(),
  network: z.string().describe('the address without its last part, so that it names no household'),
  userAgent: z.string(),
  factor: z.enum(SIGN_IN_FACTORS),
});
export type SignIn = z.output<typeof signIn>;

const file = (what: string) => z.string().describe(`text/csv; ${what}`);

/** Calls by which the owner reads what happened in the company. */
export const companyAuditRoutes = {
  entries: defineRoute({
    method: 'GET',
    path: '/api/company/audit',
    summary: 'The company’s part of the audit trail, newest first',
    auth: 'company-owner',
    query: listQuery,
    replies: { 200: listReply(companyAuditEntry) },
  }),
  exportEntries: defineRoute({
    method: 'GET',
    path: '/api/company/audit/export',
    summary: 'The same as a file, oldest first',
    auth: 'company-owner',
    limit: 'form',
    replies: { 200: file('a line an entry') },
  }),
  signIns: defineRoute({
    method: 'GET',
    path: '/api/company/sign-ins',
    summary: `Who signed in within ${SIGN_INS_KEPT_DAYS} days, newest first`,
    auth: 'company-owner',
    query: listQuery,
    replies: { 200: listReply(signIn) },
  }),
  exportSignIns: defineRoute({
    method: 'GET',
    path: '/api/company/sign-ins/export',
    summary: 'The same as a file, oldest first',
    auth: 'company-owner',
    limit: 'form',
    replies: { 200: file('a line a sign-in') },
  }),
};
