import { AppError } from '../../../app-error.ts';

/** The refusal of what may not be asked any more. */
export const outOfQueries = (): AppError =>
  new AppError('out_of_queries', 'You are currently out of queries. Please contact our team for support.');
