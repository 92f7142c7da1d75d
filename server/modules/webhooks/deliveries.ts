/** How a delivery begins, whether it is new or sent once more. */
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/connect.ts';
import { enqueueJobs } from '../../jobs/enqueue-job.ts';
import { createDeliveriesRepository, type NewDelivery } from './deliveries.repository.ts';
import { sendWebhookJob } from './send-webhook.job.ts';

/** A delivery before its first attempt, which is due. */
export const unsent = (dueAt: Date) =>
  ({
    status: 'queued',
    attempts: 0,
    responseStatus: null,
    tookMs: null,
    error: null,
    nextAttemptAt: dueAt,
  }) as const;

/** A delivery that is to be sent at once. */
export const newDelivery = <D extends Omit<NewDelivery, 'id'> & { createdAt: Date }>(delivery: D) => ({
  ...delivery,
  ...unsent(delivery.createdAt),
  id: uuidv7(),
});

/** Stores deliveries and has them sent, as part of the caller's transaction. */
export async function queueDeliveries(tx: Db, companyId: string, rows: NewDelivery[]): Promise<void> {
  await createDeliveriesRepository(tx).insertDeliveries(rows);
  const jobs = rows.map(({ id }) => ({ companyId, payload: { companyId, deliveryId: id } }));
  await enqueueJobs(tx, sendWebhookJob, jobs);
}

/** The bytes that are sent: what happened, when, and the particulars. */
export const bodyOf = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
