import { RETRY_WAITS_MINUTES } from '../../../contracts/company/webhooks.ts';
import { UNDO_MS } from '../../../contracts/plans/limits.ts';
import type { Db } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { JobContext, JobHandler } from '../../jobs/run-job.ts';
import type { Seal } from '../../lib/sealed-text.ts';
import { type Outbound, OutboundFailure, OutboundRefusal } from '../../providers/outbound/outbound.ts';
import { MINUTE_MS } from '../../time.ts';
import {
  createDeliveriesRepository,
  type DeliveryChange,
  type DeliveryKey,
} from './deliveries.repository.ts';
import { unsent } from './deliveries.ts';
import { sendWebhookJob } from './send-webhook.job.ts';
import { signedHeaders } from './signature.ts';
import type { DeliveryRow, EndpointRow } from './webhooks.repository.ts';

type Deps = { db: Db; outbound: Pick<Outbound, 'post'>; seal: Seal };

/** The outcome of an attempt. `isFinal`: another attempt would be useless. */
type Outcome = {
  isDelivered: boolean;
  isFinal: boolean;
  responseStatus: number | null;
  tookMs: number | null;
  error: string | null;
};

const SWITCHED_OFF = 'The webhook was switched off before this was sent.';
const GIVEN_UP = 'This could not be sent because of a fault of ours.';

/** By then a deletion was undone, or what it deleted is gone together with what was to be told of it. */
const DECIDED_MS = UNDO_MS + MINUTE_MS;

/**
 * Makes one attempt, stores its outcome and schedules the next. Delivery is at least once: if the program is killed
 * between the answer and its record, a rerun sends the same id again.
 */
export function createSendWebhookHandler({ db, outbound, seal }: Deps): JobHandler<DeliveryKey> {
  async function attempt(
    { id: endpointId, url, secret }: EndpointRow,
    { id, body }: DeliveryRow,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Manualist-Webhooks',
      ...signedHeaders({ id, sentAt: new Date(), body }, seal.open(secret, endpointId)),
    };
    try {
      const { status, tookMs } = await outbound.post({ url, headers, body, signal });
      const isDelivered = status >= 200 && status < 300;
      const error = isDelivered ? null : describeStatus(status);
      return { isDelivered, isFinal: isDelivered, responseStatus: status, tookMs, error };
    } catch (error) {
      const isRefusal = error instanceof OutboundRefusal;
      if (!isRefusal && !(error instanceof OutboundFailure)) throw error;
      return failed(error.message, isRefusal);
    }
  }

  /** Nothing is told of what is deleted; another job looks again once the deletion can't be undone any more. */
  async function holdBack(
    key: DeliveryKey,
    deletedAt: Date,
    complete: JobContext['complete'],
  ): Promise<void> {
    const dueAt = new Date(Math.max(deletedAt.getTime() + DECIDED_MS, Date.now() + MINUTE_MS));
    await db.transaction(async (tx) => {
      await complete(tx);
      await arrangeNext(tx, key, { nextAttemptAt: dueAt });
    });
  }

  return async ({ companyId, deliveryId }, { signal, complete }) => {
    const found = await createDeliveriesRepository(db).findDelivery(companyId, deliveryId);
    // Erased meanwhile, or told by a worker that was killed before it could say so to the queue.
    if (found?.delivery.status !== 'queued') return;
    const { delivery, endpoint, deletedAt } = found;
    const key = { companyId, deliveryId };
    if (deletedAt) return holdBack(key, deletedAt, complete);
    const { isDelivered, isFinal, ...result } = endpoint.isEnabled
      ? await attempt(endpoint, delivery, signal)
      : failed(SWITCHED_OFF, true);
    const attempts = delivery.attempts + (endpoint.isEnabled ? 1 : 0);
    const waitMinutes = isFinal ? undefined : RETRY_WAITS_MINUTES[attempts - 1];
    const nextAttemptAt = waitMinutes === undefined ? null : new Date(Date.now() + waitMinutes * MINUTE_MS);
    const status = isDelivered ? 'delivered' : nextAttemptAt ? 'queued' : 'failed';
    await db.transaction(async (tx) => {
      await complete(tx);
      await arrangeNext(tx, key, { ...result, status, attempts, nextAttemptAt });
    });
  };
}

/** Writes down how it stands with a delivery, with a job for the next attempt if there is to be one. */
async function arrangeNext(
  tx: Db,
  { companyId, deliveryId }: DeliveryKey,
  change: DeliveryChange & { nextAttemptAt: Date | null },
): Promise<void> {
  const isKept = await createDeliveriesRepository(tx).changeQueued(companyId, deliveryId, change);
  if (!isKept || !change.nextAttemptAt) return;
  const payload = { companyId, deliveryId };
  await enqueueJob(tx, sendWebhookJob, { companyId, payload, runAt: change.nextAttemptAt });
}

/** Ends a delivery whose job was given up. Runs in the transaction that gives it up. */
export async function giveUpWebhook({ companyId, deliveryId }: DeliveryKey, tx: Db): Promise<void> {
  await createDeliveriesRepository(tx).changeQueued(companyId, deliveryId, {
    status: 'failed',
    error: GIVEN_UP,
    nextAttemptAt: null,
  });
}

/** Takes back what `giveUpWebhook` said. Runs in the transaction that makes the jobs due again. */
export const reviveWebhooks = (deliveries: DeliveryKey[], tx: Db): Promise<void> =>
  createDeliveriesRepository(tx).changeFailed(deliveries, unsent(new Date()));

const failed = (error: string, isFinal: boolean): Outcome => ({
  isDelivered: false,
  isFinal,
  responseStatus: null,
  tookMs: null,
  error,
});

function describeStatus(status: number): string {
  if (status >= 300 && status < 400) {
    return `The server answered with a redirect (${status}). Redirects are not followed: enter the final address.`;
  }
  return `The server answered ${status} instead of a status from 200 to 299.`;
}
