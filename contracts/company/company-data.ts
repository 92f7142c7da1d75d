/** What a company's owner decides about its data as a whole. */
import { z } from 'zod';
import { reproof } from '../account/auth.ts';
import { RETENTION_DAYS, retentionDays } from '../admin/platform-settings.ts';
import { defineRoute } from '../route.ts';
import { done, reply } from '../shapes.ts';

/** How long a company's conversations are kept, in days; null: for ever. */
export const companyRetention = z.object({
  days: retentionDays.describe('what the owner has chosen; null: as long as the installation keeps them'),
  longest: retentionDays.describe('what the installation keeps; a company can choose nothing longer'),
  inForce: retentionDays.describe('the shorter of both, by which the daily maintenance erases'),
});
export type CompanyRetention = z.output<typeof companyRetention>;

/** Calls about the data of the own company as a whole. */
export const companyDataRoutes = {
  retention: defineRoute({
    method: 'GET',
    path: '/api/company/retention',
    summary: 'How long the conversations of the own company are kept',
    auth: 'company-owner',
    replies: { 200: reply(200, companyRetention) },
  }),
  previewRetention: defineRoute({
    method: 'GET',
    path: '/api/company/retention/preview',
    summary: 'What a period would erase if it were in force now',
    auth: 'company-owner',
    limit: 'form',
    query: z.object({ days: z.coerce.number().pipe(z.literal(RETENTION_DAYS, 'Choose one of the periods')) }),
    replies: {
      200: reply(
        200,
        z.object({
          conversations: z
            .number()
            .int()
            .describe('of the company, with anything said in them that is older'),
        }),
      ),
    },
  }),
  setRetention: defineRoute({
    method: 'PATCH',
    path: '/api/company/retention',
    summary:
      'Keep the company’s conversations for so many days, or as long as the installation; what is older goes at the daily maintenance',
    auth: 'company-owner',
    audit: 'company_retention.changed',
    body: z.object({ days: retentionDays }),
    replies: { 200: done },
  }),
  exportAll: defineRoute({
    method: 'POST',
    path: '/api/company/export',
    summary:
      'Everything of the company in one file, sent while it is written; asks for the password again, and runs once at a time',
    auth: 'company-owner',
    audit: 'company.exported',
    limit: 'credentials',
    body: reproof,
    replies: {
      200: z.string().describe('application/zip; JSON Lines, CSV and files, explained by README.txt'),
    },
  }),
};
