/** Things that need a vendor's attention, for the dashboard: the newest of each kind, never a whole list. */
import { z } from 'zod';
import { manualStatus } from './manuals.ts';
import { defineRoute } from './route.ts';
import { id, namedProduct, reply, timestamp } from './shapes.ts';

/** A customer's question that the manual did not answer, and its conversation. */
export const unansweredQuestion = z.object({
  _id: id,
  content: z.string(),
  timestamp,
  useremail: z.string(),
  uniqueId: z.string(),
  company: id,
  product: namedProduct,
});
export type UnansweredQuestion = z.output<typeof unansweredQuestion>;

/** A manual whose newest version is not ready yet, or could not be read. */
export const manualInWork = z.object({
  _id: id,
  title: z.string(),
  status: manualStatus,
  pages: z.number().int().nullable().describe('null until the file is open, and for Word files'),
  pagesRead: z.number().int(),
  error: z.string().nullable().describe('what went wrong and what to do, when failed'),
  product: namedProduct,
});
export type ManualInWork = z.output<typeof manualInWork>;

/** Everything that needs the vendor's attention. */
export const attention = z.object({
  unanswered: z.array(unansweredQuestion).describe('newest first, at most 5'),
  manuals: z.array(manualInWork).describe('newest first, at most 5'),
});
export type Attention = z.output<typeof attention>;

/** Calls of the dashboard besides the company's summary and usage. */
export const dashboardRoutes = {
  attention: defineRoute({
    method: 'GET',
    path: '/api/company/attention',
    summary: 'The latest unanswered questions and the manuals in work',
    auth: 'company',
    scope: 'analytics:read',
    replies: { 200: reply(200, attention) },
  }),
};
