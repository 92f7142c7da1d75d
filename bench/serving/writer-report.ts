/**
 * `npm run bench -- writer-report [--server FILE] [--database embedded|postgres] [--rounds N]`: does the report for the writer come in a
 * page's time where a product with a manual of 500 sections was asked 100,000 times? It looks at the newest 5,000 questions, so that the
 * large company may wait as much longer than the one with 1,000, and no more. A file is drawn of the same value.
 */
import { writerReportRoutes } from '../../contracts/analytics/writer-report.ts';
import { dayOf, daysBefore } from '../../server/time.ts';
import { compareCompanies } from '../lib/running/compare-companies.ts';
import { fillQuestions } from './analytics/fill-questions.ts';
import { fillManual } from './writer-report/fill-manual.ts';

const QUESTIONS = { small: 1_000, large: 100_000 };
const YEAR_DAYS = 365;

const lastYear = () => {
  const today = new Date();
  return { from: dayOf(daysBefore(today, YEAR_DAYS - 1)), to: dayOf(today) };
};

export const run = (args: string[]): Promise<void> =>
  compareCompanies(args, {
    bench: 'writer-report',
    sizes: ['1,000', '100,000'],
    mostTimes: 12,
    async fill(pool, { large, small }) {
      const fillOne = async (companyId: string, questions: number) => {
        const filled = await fillQuestions(pool, companyId, { products: 1, questions });
        await fillManual(pool, companyId);
        return filled;
      };
      return {
        large: await fillOne(large, QUESTIONS.large),
        small: await fillOne(small, QUESTIONS.small),
      };
    },
    calls: [
      {
        name: 'report of a year',
        ask: (api, { token, productId }) =>
          api.call(writerReportRoutes.show, { params: { productId }, query: lastYear() }, token),
      },
    ],
  });
