/** What webhooks are told. Written down in the transaction of what happened, so that both are stored or neither. */
import { v7 as uuidv7 } from 'uuid';
import type { WebhookEvent } from '../../../contracts/webhooks.ts';
import type { Db } from '../../db/connect.ts';
import { enqueueJobs } from '../../jobs/enqueue-job.ts';
import { sendWebhookJob } from './send-webhook.job.ts';
import { createWebhooksRepository, type NewDelivery } from './webhooks.repository.ts';

/** Things as payloads name them: by ids that other calls take. */
type Product = { _id: string; product_name: string };
type Question = { _id: string; text: string };
/** The key of the link, which the company also sees in its list. The customer's address is not told with questions. */
type Link = { uniqueId: string };

/** What is told of each event, under `data`. */
export type WebhookData = {
  'question.unanswered': { question: Question; product: Product; chatbot: Link };
  'answer.feedback': {
    answer: { _id: string; works: boolean };
    question: Question | null;
    product: Product;
    chatbot: Link;
  };
  /** With the address, for the company has just entered it. */
  'chatbot.created': { product: Product; chatbot: Link & { useremail: string } };
};

/** One thing that happened. */
export type Happened<E extends WebhookEvent> = {
  data: WebhookData[E];
  /** What it tells of, and is erased with; the message where words of a conversation are told. */
  chatbotId: string;
  messageId?: string;
};

export type WebhookEvents = {
  /**
   * Queues what enabled webhooks want to hear of.
   * @param read what happened; called only if somebody is to be told
   */
  tell: <E extends WebhookEvent>(
    tx: Db,
    companyId: string,
    event: E,
    read: () => Promise<Happened<E>[]> | Happened<E>[],
  ) => Promise<void>;
};

export const webhookEvents: WebhookEvents = {
  async tell(tx, companyId, event, read) {
    const endpointIds = await createWebhooksRepository(tx).listInterested(companyId, event);
    if (endpointIds.length === 0) return;
    const now = new Date();
    const happened = (await read()).map(({ data, ...about }) => ({
      ...about,
      body: bodyOf(event, now, data),
    }));
    const rows = endpointIds.flatMap((endpointId) =>
      happened.map((about) => newDelivery({ companyId, endpointId, event, createdAt: now, ...about })),
    );
    await queueDeliveries(tx, companyId, rows);
  },
};

/** A delivery that is to be sent at once. */
export const newDelivery = <D extends Omit<NewDelivery, 'id'> & { createdAt: Date }>(delivery: D) => ({
  ...delivery,
  id: uuidv7(),
  nextAttemptAt: delivery.createdAt,
});

/** Stores deliveries and has them sent, as part of the caller's transaction. */
export async function queueDeliveries(tx: Db, companyId: string, rows: NewDelivery[]): Promise<void> {
  await createWebhooksRepository(tx).insertDeliveries(rows);
  const jobs = rows.map(({ id }) => ({ companyId, payload: { companyId, deliveryId: id } }));
  await enqueueJobs(tx, sendWebhookJob, jobs);
}

/** The bytes that are sent: what happened, when, and the particulars. */
export const bodyOf = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
