import { defineDailyJob } from '../../jobs/daily-job.ts';

/** Looks for passages without vectors: of manuals older than these, of models that have changed, of encoders that failed. */
export const encodeMissingJob = defineDailyJob('encode-missing', { isDueAtStart: true });
