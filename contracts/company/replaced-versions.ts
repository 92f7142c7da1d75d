/** Which replaced versions of its manuals a company keeps, as its owner chooses. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, reply } from '../shapes.ts';

/** How many of the newest replaced versions of each manual can be kept. */
export const VERSIONS_KEPT = { min: 1, max: 50 } as const;
/** For how many days versions can be kept after they were replaced. */
export const VERSION_DAYS_KEPT = { min: 30, max: 3650 } as const;

const bounded = ({ min, max }: { min: number; max: number }, what: string) => {
  const sentence = `Enter a number of ${what} from ${min} to ${max}.`;
  return z.number(sentence).int(sentence).min(min, sentence).max(max, sentence);
};
const newest = bounded(VERSIONS_KEPT, 'versions');
const days = bounded(VERSION_DAYS_KEPT, 'days');

/** What is kept besides what is needed: a number of each manual, or an age; both null: all. */
export const versionsKept = z
  .object({
    newest: newest.nullable().describe('so many replaced versions of each manual, the newest'),
    days: days.nullable().describe('those that were replaced within so many days'),
  })
  .refine((kept) => kept.newest === null || kept.days === null, {
    path: ['days'],
    message: 'Choose a number of versions or of days, not both.',
  });
export type VersionsKept = z.output<typeof versionsKept>;

const versionTotal = z.object({
  versions: z.number().int(),
  bytes: z.number().int().describe('of their files'),
});
export type VersionTotal = z.output<typeof versionTotal>;

/** The choice in force, and what there is of replaced versions. */
export const replacedVersions = z.object({
  kept: z.object({ newest: newest.nullable(), days: days.nullable() }),
  held: versionTotal.describe('replaced versions whose files are there, of all manuals'),
});
export type ReplacedVersions = z.output<typeof replacedVersions>;

/** What a choice would remove now, and what would stay in spite of it. */
export const versionsPreview = z.object({
  frees: versionTotal,
  stay: z
    .object({
      answers: z.number().int().describe('cited by an answer that is kept'),
      corrections: z.number().int().describe('named by a correction as its source'),
      instructions: z.number().int().describe('on an instructions page'),
      recent: z.number().int().describe('replaced within the last day: they go after it'),
    })
    .describe('versions that the choice does not keep and that stay, each counted once'),
});
export type VersionsPreview = z.output<typeof versionsPreview>;

/** Calls about the replaced versions of the own company's manuals. */
export const replacedVersionRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/api/company/replaced-versions',
    summary: 'Which replaced versions of its manuals the own company keeps',
    auth: 'company-owner',
    replies: { 200: reply(200, replacedVersions) },
  }),
  preview: defineRoute({
    method: 'GET',
    path: '/api/company/replaced-versions/preview',
    summary: 'What a choice would remove if it were in force now, and what would stay because it is needed',
    auth: 'company-owner',
    limit: 'form',
    query: z
      .object({
        newest: z.coerce.number().pipe(newest).optional(),
        days: z.coerce.number().pipe(days).optional(),
      })
      .refine((wanted) => (wanted.newest === undefined) !== (wanted.days === undefined), {
        path: ['newest'],
        message: 'Choose a number of versions or of days.',
      }),
    replies: { 200: reply(200, versionsPreview) },
  }),
  choose: defineRoute({
    method: 'PATCH',
    path: '/api/company/replaced-versions',
    summary:
      'Keep so many replaced versions of each manual, or those replaced within so many days, or all; others go at the daily maintenance unless they are needed',
    auth: 'company-owner',
    audit: 'company_versions.changed',
    body: versionsKept,
    replies: { 200: done },
  }),
};
