/** The manuals of all companies, for the administrator. */
import { z } from 'zod';
import { manualStatus } from '../manuals/manuals.ts';
import { defineRoute } from '../route.ts';
import { done, id, listQuery, listReply, namedProduct, timestamp } from '../shapes.ts';

/** Choices of the status filter; `in-work` means `queued` or `processing`. */
export const MANUAL_FILTERS = ['all', 'in-work', 'ready', 'failed'] as const;
export type ManualFilter = (typeof MANUAL_FILTERS)[number];

/** A manual of any company, with the state of its newest version. */
export const companyManual = z.object({
  _id: id,
  company: z.object({ _id: id, company_name: z.string() }),
  product: namedProduct,
  title: z.string(),
  filename: z.string(),
  bytes: z.number().int(),
  pages: z.number().int().nullable().describe('null until the file is open, and for Word files'),
  pagesRead: z.number().int(),
  version: z.number().int(),
  status: manualStatus,
  error: z.string().nullable().describe('what went wrong and what to do, when failed'),
  uploadedAt: timestamp,
});
export type CompanyManual = z.output<typeof companyManual>;

/** Calls about the manuals of all companies. */
export const adminManualRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/manuals',
    summary: 'Manuals of all companies, newest upload first',
    auth: 'admin',
    query: listQuery.extend({ status: z.enum(MANUAL_FILTERS).default('all') }),
    replies: { 200: listReply(companyManual) },
  }),
  retry: defineRoute({
    method: 'POST',
    path: '/api/admin/manuals/retry',
    summary: 'Read a failed manual of a company again',
    auth: 'admin',
    audit: 'manual.read_again',
    body: z.object({ companyId: id, manualId: id }),
    replies: { 200: done },
  }),
};
