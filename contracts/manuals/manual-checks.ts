/** What a check of a product's manuals finds: places that keep customers from an answer, or that contradict the manual itself. */
import { z } from 'zod';
import { citation } from '../chat/messages.ts';
import { defineRoute } from '../route.ts';
import { id, idParam, productIdParam, reply, timestamp } from '../shapes.ts';

/** The kinds of findings, most important first. */
export const findingKind = z.enum([
  'unreadable-pages',
  'unlabelled-warning',
  'contradiction',
  'unexplained-code',
  'missing-step',
  'missing-page',
  'missing-section',
  'missing-figure',
  'long-procedure',
  'unplaced-reference',
  'uncaptioned-figure',
]);
export type FindingKind = z.output<typeof findingKind>;

/** One finding with the place it is about. */
export const finding = z.object({
  _id: id,
  kind: findingKind,
  subject: z
    .string()
    .describe('the code, reference or amount it is about, as printed; empty where the quote says it'),
  source: citation,
  other: z
    .object({ subject: z.string(), source: citation })
    .nullable()
    .describe('the place that says otherwise, of a contradiction'),
  isDismissed: z.boolean(),
});
export type Finding = z.output<typeof finding>;

/** The findings of one kind. */
export const findingGroup = z.object({
  kind: findingKind,
  total: z.number().int().describe('how many the manual has; of very many only the first are listed'),
  findings: z.array(finding).describe('in the order of the manual, dismissed ones too'),
});
export type FindingGroup = z.output<typeof findingGroup>;

/** What can be told of pages whose text was not simply there, what needs something to be done first. */
export const pageKind = z.enum([
  'garbled',
  'illegible',
  'no-model',
  'no-recognizer',
  'damaged',
  'unknown',
  'picture',
  'recognized',
]);
export type PageKind = z.output<typeof pageKind>;

/** Pages of which the same is told; all others were read. */
export const pageGroup = z.object({
  kind: pageKind.describe(
    'recognized: read from a picture; picture: no words on it; else why it could not be read',
  ),
  model: z.string().nullable().describe('the recogniser’s language that is missing here; else null'),
  pages: z.array(z.number().int()).describe('physical, 1-based, in order'),
});
export type PageGroup = z.output<typeof pageGroup>;

/** A manual of the product and what was found in the version that answers. */
export const manualCheck = z.object({
  manualId: id,
  title: z.string(),
  pages: z.number().int().nullable().describe('null for Word files'),
  state: z
    .enum(['unread', 'waiting', 'checked'])
    .describe('unread: no version answers yet; waiting: the check is still to be done'),
  checkedAt: timestamp.nullable(),
  groups: z.array(findingGroup).describe('most important first'),
  pageGroups: z
    .array(pageGroup)
    .describe('pages that were not simply read; none for files without pages, and while no version answers'),
  url: z.string().nullable().describe('signed link to the file; null while no version answers'),
  pageImage: z.string().nullable().describe('signed link to pictures of pages; put the page for {page}'),
});
export type ManualCheck = z.output<typeof manualCheck>;

/** Calls about the check of manuals. */
export const manualCheckRoutes = {
  listChecks: defineRoute({
    method: 'GET',
    path: '/api/manual/checks/:productId',
    summary: 'What the check has found in the manuals of a product',
    auth: 'company-or-waiting',
    scope: 'products:read',
    params: productIdParam,
    replies: { 200: reply(200, z.array(manualCheck)) },
  }),
  reportChecks: defineRoute({
    method: 'GET',
    path: '/api/manual/checks/:productId/report',
    summary: 'The same as a PDF file, without what was dismissed',
    auth: 'company-or-waiting',
    scope: 'products:read',
    limit: 'form',
    params: productIdParam,
    replies: { 200: z.string().describe('application/pdf') },
  }),
  dismissFinding: defineRoute({
    method: 'PATCH',
    path: '/api/manual/findings/:id',
    summary: 'Dismiss a finding, also for later versions of the manual, or bring it back',
    auth: 'company-or-waiting',
    scope: 'products:write',
    params: idParam,
    body: z.object({ isDismissed: z.boolean() }),
    replies: { 200: reply(200, finding) },
  }),
};
