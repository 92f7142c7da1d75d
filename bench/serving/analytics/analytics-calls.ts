import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { dayOf, daysBefore } from '../../../server/time.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import type { CompanyAccess } from '../../lib/running/company.ts';
import type { ComparedCall } from '../../lib/running/compare-companies.ts';
import type { Busiest } from './fill-questions.ts';

type Asked = CompanyAccess & Busiest;
type AnalyticsCall = ComparedCall<Asked>;

const lastDays = (days: number) => {
  const today = new Date();
  return { from: dayOf(daysBefore(today, days - 1)), to: dayOf(today) };
};

const callsOf = (days: number): AnalyticsCall[] => [
  overview(`figures, ${days} days`, days),
  overview(`figures of the busiest product, ${days} days`, days, true),
  products(`products, ${days} days`, days, {}),
  confusedPages(`pages, ${days} days`, days),
  confusedPages(`pages of the busiest product, ${days} days`, days, true),
];

/** Every call of the analytics screen, for each period that it offers; those for a year are shown and not judged. */
export const analyticsCalls: AnalyticsCall[] = [
  ...[7, 30, 90].flatMap(callsOf),
  products('products by unanswered, 90 days', 90, { order: 'unanswered' }),
  products('products, last page, 90 days', 90, { page: 25 }),
  {
    name: 'questions of a page, 90 days',
    ask: (api, { token, productId, manualId, page }) =>
      api.call(
        analyticsRoutes.confusedQuestions,
        {
          params: { product: productId, manual: manualId, page: String(page) },
          query: { ...lastDays(90), limit: 10 },
        },
        token,
      ),
  },
  { name: 'file of all questions, 90 days, per 1,000', ask: exportQuestions },
  ...callsOf(365).map((call) => ({ ...call, isOnlyShown: true })),
];

function overview(name: string, days: number, isOfBusiest = false): AnalyticsCall {
  return {
    name,
    ask: (api, { token, productId }) =>
      api.call(analyticsRoutes.overview, { query: within(days, isOfBusiest, productId) }, token),
  };
}

function products(name: string, days: number, query: { order?: 'unanswered'; page?: number }): AnalyticsCall {
  return {
    name,
    ask: (api, { token }) =>
      api.call(analyticsRoutes.products, { query: { ...lastDays(days), ...query } }, token),
  };
}

function confusedPages(name: string, days: number, isOfBusiest = false): AnalyticsCall {
  return {
    name,
    ask: (api, { token, productId }) =>
      api.call(analyticsRoutes.confusedPages, { query: within(days, isOfBusiest, productId) }, token),
  };
}

const within = (days: number, isOfBusiest: boolean, productId: string) => ({
  ...lastDays(days),
  ...(isOfBusiest ? { product: productId } : {}),
});

/** Resolves to the thousands of questions in the file. */
async function exportQuestions({ url }: ApiClient, { token }: Asked): Promise<number> {
  const address = `${url}${analyticsRoutes.exportQuestions.path}?${new URLSearchParams(lastDays(90))}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const lines = (await response.text()).split('\r\n').length - 2;
  if (!response.ok || lines < 1) throw new Error(`No file of questions came: ${response.status}`);
  return lines / 1_000;
}
