/** Figures over all companies, for the administrator. */
import { z } from 'zod';
import { dailyCount } from '../analytics/analytics.ts';
import { defineRoute } from '../route.ts';
import { id, reply } from '../shapes.ts';

/** Choices of the period, in days up to today. */
export const ANALYTICS_DAYS = [7, 30, 90] as const;
/** Length of the list of companies that were asked most. */
export const TOP_COMPANIES = 10;

const count = z.number().int();

/** One of the companies whose chatbots were asked most. */
export const companyTotals = z.object({
  _id: id,
  company_name: z.string(),
  asked: count,
  answered: count,
  tokens: count.describe('used this month'),
});
export type CompanyTotals = z.output<typeof companyTotals>;

/** Questions of the period, and tokens of the current month. */
export const platformAnalytics = z.object({
  asked: count,
  answered: count,
  works: count,
  doesNotWork: count,
  tokensThisMonth: count,
  days: z.array(dailyCount).describe('every day of the period, oldest first'),
  companies: z.array(companyTotals).describe('most asked first, at most 10'),
});
export type PlatformAnalytics = z.output<typeof platformAnalytics>;

/** Calls of the administrator's analytics. */
export const platformAnalyticsRoutes = {
  totals: defineRoute({
    method: 'GET',
    path: '/api/admin/analytics',
    summary: 'Questions a day, answered share, tokens and the most asked companies',
    auth: 'admin',
    query: z.object({
      days: z.coerce
        .number()
        .refine((days) => ANALYTICS_DAYS.some((known) => known === days), 'Choose 7, 30 or 90 days.')
        .default(30),
    }),
    replies: { 200: reply(200, platformAnalytics) },
  }),
};
