import type { Webhook, WebhookDelivery } from '../../../contracts/company/webhooks.ts';
import type { LogRow } from './deliveries.repository.ts';
import type { EndpointRow, LastDelivery } from './webhooks.repository.ts';

/** A webhook as the owner sees it; its secret is shown only when it is made. */
export const presentWebhook = (row: PlainEndpoint, last: LastDelivery | null): Webhook => ({
  _id: row.id,
  url: row.url,
  events: row.events,
  isEnabled: row.isEnabled,
  createdAt: row.createdAt.toISOString(),
  last: last && { status: last.status, createdAt: last.createdAt.toISOString() },
});

type PlainEndpoint = Pick<EndpointRow, 'id' | 'url' | 'events' | 'isEnabled' | 'createdAt'>;

/** A line of the log. */
export const presentDelivery = (
  row: Omit<LogRow, 'companyId' | 'endpointId' | 'chatbotId' | 'messageId'>,
): WebhookDelivery => ({
  _id: row.id,
  event: row.event,
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.responseStatus,
  tookMs: row.tookMs,
  error: row.error,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
