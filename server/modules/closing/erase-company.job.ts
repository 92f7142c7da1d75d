import { z } from 'zod';
import { id, timestamp } from '../../../contracts/shapes.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { HOUR_MS } from '../../time.ts';

const payload = z.object({ companyId: id, closedAt: timestamp });
export type CompanyToErase = z.output<typeof payload>;

/** Erases a closed company; tried for days, because nobody else would ever do it. It is the installation's own, for a company's jobs wait while it is closed. */
export const eraseCompanyJob = defineJob('erase-company', payload, {
  maxAttempts: 200,
  maxBackoffMs: HOUR_MS,
});
