import type { Webhook, WebhookDelivery } from '../../../contracts/webhooks.ts';

/** How often a delivery that is on its way is asked for. */
const UNDER_WAY_MS = 2_000;
/** A list of webhooks does not say when the next attempt is, which may be in hours. */
const LIST_MS = 5_000;

type Attempt = Pick<WebhookDelivery, 'status' | 'nextAttemptAt'>;

/**
 * When a log is asked for again: soon while something is being sent, else at the next attempt.
 * @param now in ms
 * @returns ms from `now`; false where nothing is going to change by itself
 */
export function untilLogChanges(deliveries: readonly Attempt[], now: number): number | false {
  const waits = deliveries
    .filter(({ status }) => status === 'queued')
    .map(({ nextAttemptAt }) => (nextAttemptAt === null ? 0 : Date.parse(nextAttemptAt) - now));
  return waits.length > 0 && Math.max(UNDER_WAY_MS, Math.min(...waits));
}

/** The same for the list of webhooks. */
export const untilListChanges = (webhooks: readonly Pick<Webhook, 'last'>[]): number | false =>
  webhooks.some(({ last }) => last?.status === 'queued') && LIST_MS;
