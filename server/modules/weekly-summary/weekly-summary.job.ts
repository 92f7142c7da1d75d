import { defineDailyJob } from '../../jobs/daily-job.ts';

/**
 * Mails the summary of the last week. It runs daily, so that a summary missed on Monday is sent the next day; on
 * other days it finds nothing to do.
 */
export const weeklySummaryJob = defineDailyJob('weekly-summary');
