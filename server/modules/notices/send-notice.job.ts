import { z } from 'zod';
import { id } from '../../../contracts/shapes.ts';
import { defineJob } from '../../jobs/define-job.ts';

/** Writes the mails of a notice, as many as a day has; the rest waits. */
export const sendNoticeJob = defineJob('send-notice', z.object({ companyId: id, noticeId: id }), {
  perCompany: 1,
  maxAttempts: 20,
});
