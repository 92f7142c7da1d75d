import { defineDailyJob } from '../../jobs/daily-job.ts';

/** Mails the reminders of upkeep that are due. */
export const remindersJob = defineDailyJob('upkeep-reminders');
