import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Sends one mail; a mail server that is away is tried again for about a day. */
export const sendMailJob = defineJob('send-mail', z.object({ mailId: z.uuid() }), {
  maxAttempts: 20,
  concurrency: 2,
  backoffMs: 5_000,
  maxBackoffMs: 7_200_000,
});
