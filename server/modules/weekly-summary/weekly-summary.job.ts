import { defineDailyJob } from '../../jobs/daily-job.ts';

/**
 * Mails the summary of the last week. Daily, because what was missed on a Monday is then sent on the next day; on all
 * others there is nothing left to deal with.
 */
export const weeklySummaryJob = defineDailyJob('weekly-summary');
