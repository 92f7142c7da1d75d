import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Makes one attempt at a delivery. An attempt that fails is a result; the job is tried again when the program fails. */
export const sendWebhookJob = defineJob(
  'send-webhook',
  z.object({ companyId: z.uuid(), deliveryId: z.uuid() }),
  { concurrency: 4, perCompany: 2, maxAttempts: 10 },
);
