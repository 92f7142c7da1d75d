/** The state of the whole installation, for the administrator's dashboard. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { reply, requiredText, timestamp } from '../shapes.ts';

const count = z.number().int();

/** The jobs of one kind. A dead one has failed for good and is kept for inspection. */
export const jobQueue = z.object({
  kind: z.string(),
  waiting: count,
  running: count,
  dead: count,
  lastError: z.string().nullable().describe('of the job that died last'),
});
export type JobQueue = z.output<typeof jobQueue>;

/** Bytes that the data take; `free` is the space left on the disk. */
export const diskUse = z.object({
  files: count.describe('manuals and pictures in the data folder; 0 where they are in a bucket'),
  cache: count.describe('what can be made again'),
  database: count,
  free: count,
});
export type DiskUse = z.output<typeof diskUse>;

/** Whether questions are understood beyond their words: by the models that ship with the program. */
export const understanding = z.discriminatedUnion('state', [
  z.object({ state: z.literal('off').describe('by a setting') }),
  z.object({ state: z.literal('ready') }),
  z.object({
    state: z.literal('failing'),
    models: z.array(z.enum(['english', 'multilingual'])).describe('those that can’t be used'),
    since: timestamp,
    reason: z.string(),
  }),
]);
export type Understanding = z.output<typeof understanding>;

/** Counts of what exists, what is in work and what went wrong, over all companies. */
export const overview = z.object({
  companies: z.object({ active: count, waiting: count, suspended: count }),
  products: count,
  manuals: z.object({ total: count, inWork: count, failed: count }),
  questions: z.object({ today: count, thisMonth: count }),
  jobs: z.array(jobQueue).describe('kinds that have jobs, by name'),
  mails: z.object({ queued: count, failed: count, outbox: count }),
  disk: diskUse,
  understanding: understanding.describe('in the process that was asked'),
});
export type Overview = z.output<typeof overview>;

/** Calls of the administrator's dashboard. */
export const overviewRoutes = {
  overview: defineRoute({
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'Counts over all companies: what there is, what is at work, what went wrong',
    auth: 'admin',
    replies: { 200: reply(200, overview) },
  }),
  retryJobs: defineRoute({
    method: 'POST',
    path: '/api/admin/overview/retry-jobs',
    summary: 'Make the dead jobs of a kind due again, with all their attempts before them',
    auth: 'admin',
    audit: 'jobs.retried',
    body: z.object({ kind: requiredText('Job', 60) }),
    replies: { 200: reply(200, z.object({ retried: count })) },
  }),
};
