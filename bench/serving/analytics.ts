/**
 * `npm run bench -- analytics [--server FILE] [--database embedded|postgres] [--rounds N]`: do figures still come at once when
 * a company has 200,000 messages about 500 products instead of 2,000? Both companies were asked through a year; a call is
 * slow when the large one waits more than five times as long. The file of all questions is timed per 1,000 of them. A year,
 * which only own dates reach, is shown in brackets and not judged: it adds up the counters of every product and day.
 */

import { compareCompanies } from '../lib/running/compare-companies.ts';
import { analyticsCalls } from './analytics/analytics-calls.ts';
import { fillQuestions } from './analytics/fill-questions.ts';

const PRODUCTS = 500;
/** A question and its answer are two messages. */
const QUESTIONS = { small: 1_000, large: 100_000 };

export const run = (args: string[]): Promise<void> =>
  compareCompanies(args, {
    bench: 'analytics',
    sizes: ['2,000', '200,000'],
    mostTimes: 5,
    fill: async (pool, { large, small }) => ({
      large: await fillQuestions(pool, large, { products: PRODUCTS, questions: QUESTIONS.large }),
      small: await fillQuestions(pool, small, { products: PRODUCTS, questions: QUESTIONS.small }),
    }),
    calls: analyticsCalls,
  });
