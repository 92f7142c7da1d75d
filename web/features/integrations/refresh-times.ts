import type { Webhook, WebhookDelivery } from '../../../contracts/company/webhooks.ts';

/** Interval of refreshing while a delivery is on its way. */
const UNDER_WAY_MS = 2_000;
/** Interval for the list of webhooks, which does not say when the next attempt is due. */
const LIST_MS = 5_000;

type Attempt = Pick<WebhookDelivery, 'status' | 'nextAttemptAt'>;

/**
 * The time until a log is loaded again: short while something is being sent, otherwise until the next attempt.
 * @param now in ms
 * @returns ms from `now`; false if nothing will change by itself
 */
export function untilLogChanges(deliveries: readonly Attempt[], now: number): number | false {
  const waits = deliveries
    .filter(({ status }) => status === 'queued')
    .map(({ nextAttemptAt }) => (nextAttemptAt === null ? 0 : Date.parse(nextAttemptAt) - now));
  return waits.length > 0 && Math.max(UNDER_WAY_MS, Math.min(...waits));
}

/** The time until the list of webhooks is loaded again; false if nothing will change by itself. */
export const untilListChanges = (webhooks: readonly Pick<Webhook, 'last'>[]): number | false =>
  webhooks.some(({ last }) => last?.status === 'queued') && LIST_MS;
