import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { dayOf } from '../../time.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { createChatRepository, type MessageRow } from './chat.repository.ts';
import { findLinkByUniqueId } from './find-link.ts';
import { momentOf } from './message-row.ts';

/**
 * Makes the function that stores whether an answer worked; a later word replaces an earlier one.
 * @throws AppError not_found
 */
export function createGiveFeedback({ db, events }: { db: Db; events: WebhookEvents }) {
  const repository = createChatRepository(db);

  return async (uniqueId: string, messageId: string, works: boolean): Promise<void> => {
    const link = await findLinkByUniqueId(repository, uniqueId);
    const { companyId, productId, id } = link.chatbot;
    const feedback = works ? 'works' : 'does-not-work';
    await db.transaction(async (tx) => {
      const within = createChatRepository(tx);
      const answer = await within.lockAnswer(companyId, id, messageId);
      if (!answer) throw notFound('This answer');
      if (answer.feedback === feedback) return;
      await within.setFeedback(companyId, messageId, feedback);
      if (answer.isTrial) return;
      // Further tries are counted with their question, whose day has counters.
      const askedAt = momentOf(answer.questionId ?? answer.id);
      const doesNotWork = delta('does-not-work', answer.feedback, feedback);
      await within.countFeedback(companyId, productId, dayOf(askedAt), {
        works: delta('works', answer.feedback, feedback),
        doesNotWork,
        failed: answer.answered && answer.remedyOf === null ? doesNotWork : 0,
      });
      await events.tell(tx, companyId, 'answer.feedback', async () => {
        const question = answer.questionId && (await within.findMessage(companyId, answer.questionId));
        return [
          {
            chatbotId: id,
            messageId,
            data: {
              answer: { _id: messageId, works },
              question: question ? { _id: question.id, text: question.content } : null,
              product: { _id: productId, product_name: link.productName },
              chatbot: { uniqueId },
            },
          },
        ];
      });
    });
  };
}

type Feedback = NonNullable<MessageRow['feedback']>;
const delta = (kind: Feedback, before: Feedback | null, after: Feedback): number =>
  (after === kind ? 1 : 0) - (before === kind ? 1 : 0);
