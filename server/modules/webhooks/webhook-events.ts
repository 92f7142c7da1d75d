/** Events for webhooks, stored in the transaction of what happened, so that both are stored or neither. */
import { MAX_TOLD_OF_MESSAGE, type WebhookEvent } from '../../../contracts/company/webhooks.ts';
import type { Db } from '../../db/connect.ts';
import { createDeliveriesRepository } from './deliveries.repository.ts';
import { bodyOf, newDelivery, queueDeliveries } from './deliveries.ts';
import { createWebhooksRepository } from './webhooks.repository.ts';

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
  /** The chatbot it is about and erased with; also the message, if words of a conversation are told. */
  chatbotId: string;
  messageId?: string;
};

export type WebhookEvents = {
  /**
   * Queues an event for the enabled webhooks that want it. Each is told at most `MAX_TOLD_OF_MESSAGE` times of one
   * message.
   * @param read gives what happened; called only if there is somebody to tell
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
    const messageIds = happened.flatMap(({ messageId }) => messageId ?? []);
    const told =
      messageIds.length > 0
        ? await createDeliveriesRepository(tx).listTold(companyId, event, messageIds)
        : [];
    const isEnough = (endpointId: string, messageId: string | undefined) =>
      told.filter((one) => one.endpointId === endpointId && one.messageId === messageId).length >=
      MAX_TOLD_OF_MESSAGE;
    const rows = endpointIds.flatMap((endpointId) =>
      happened
        .filter(({ messageId }) => !isEnough(endpointId, messageId))
        .map((about) => newDelivery({ companyId, endpointId, event, createdAt: now, ...about })),
    );
    await queueDeliveries(tx, companyId, rows);
  },
};
