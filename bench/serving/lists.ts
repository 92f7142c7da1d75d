/**
 * `npm run bench -- lists [--server FILE] [--database embedded|postgres] [--rounds N]`: does a list still answer when
 * a company has 1,000 products, 20,000 chatbots and 2,000 questions about one of them? Two companies of one installation, a large and a small one, are
 * asked in turns; a list is slow when the large one waits more than three times as long.
 */
import { compareCompanies } from '../lib/running/compare-companies.ts';
import { fillCompany, type Size } from './lists/fill-company.ts';
import { listCalls } from './lists/list-calls.ts';

const LARGE: Size = { products: 1_000, chatbots: 20_000, questions: 2_000 };
const SMALL: Size = { products: 20, chatbots: 20, questions: 20 };

export const run = (args: string[]): Promise<void> =>
  compareCompanies(args, {
    bench: 'lists',
    sizes: ['20', '1,000 / 20,000'],
    mostTimes: 3,
    fill: async (pool, { large, small }) => ({
      large: { productId: await fillCompany(pool, large, LARGE) },
      small: { productId: await fillCompany(pool, small, SMALL) },
    }),
    calls: listCalls,
  });
