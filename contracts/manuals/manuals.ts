import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, id, productIdParam, reply, timestamp } from '../shapes.ts';
import { MANUAL_FORMATS } from './manual-formats.ts';

/** State of the newest version of a manual. */
export const manualStatus = z.enum(['queued', 'processing', 'ready', 'failed']);

/** A manual with the state of its newest version. */
export const manual = z.object({
  _id: id,
  filename: z.string(),
  title: z.string(),
  format: z.enum(MANUAL_FORMATS),
  bytes: z.number().int(),
  pages: z.number().int().nullable().describe('null until the file is open, and for Word files'),
  pagesRead: z.number().int(),
  unreadablePages: z.array(z.number().int()).describe('1-based pages without readable text'),
  recognizedPages: z.number().int().describe('how many pages were recognised in pictures'),
  status: manualStatus,
  error: z.string().nullable().describe('what went wrong and what to do, when failed'),
  version: z.number().int(),
  sections: z.number().int(),
  uploadedAt: timestamp,
  url: z.string().describe('signed, expiring link to the file'),
});
export type Manual = z.output<typeof manual>;

/** Progress of a manual while it is read, which the overlay draws. */
export const manualProgress = z.object({
  _id: id,
  status: manualStatus,
  pages: z.number().int().nullable().describe('null until the file is open, and for Word files'),
  pagesRead: z.number().int(),
  unreadablePages: z.array(z.number().int()),
  error: z.string().nullable(),
  ahead: z
    .number()
    .int()
    .nullable()
    .describe('while it waits for its turn, how many readings come before it; companies take turns'),
  found: z.array(
    z.object({ heading: z.string(), level: z.number().int(), page: z.number().int().nullable() }),
  ),
  learning: z
    .object({ passages: z.number().int(), encoded: z.number().int() })
    .nullable()
    .describe('how many passages are understood in other words and languages; null unless that is under way'),
});
export type ManualProgress = z.output<typeof manualProgress>;

const manualIdParam = z.object({ manualId: id });

/** Calls about one manual, and the progress of reading. */
export const manualRoutes = {
  deleteManual: defineRoute({
    method: 'DELETE',
    path: '/api/manual/manuals/:manualId',
    summary: 'Delete one manual of a product; can be undone for 2 minutes',
    auth: 'company-or-waiting',
    audit: 'manual.deleted',
    scope: 'products:write',
    params: manualIdParam,
    replies: { 200: done },
  }),
  retryManual: defineRoute({
    method: 'POST',
    path: '/api/manual/manuals/:manualId/retry',
    summary: 'Read a failed manual again',
    auth: 'company-or-waiting',
    scope: 'products:write',
    params: manualIdParam,
    replies: { 200: done },
  }),
  progress: defineRoute({
    method: 'GET',
    path: '/api/manual/progress/:productId',
    summary: 'How far reading the manuals of a product is',
    auth: 'company-or-waiting',
    scope: 'products:read',
    params: productIdParam,
    replies: { 200: reply(200, z.array(manualProgress)) },
  }),
};
