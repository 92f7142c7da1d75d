/** The database work of one question and nothing else: the same reads and the same transaction, no HTTP, no engine. */
import { v7 as uuidv7 } from 'uuid';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import type { Db } from '../../../server/db/connect.ts';
import { createChatRepository } from '../../../server/modules/chat/chat.repository.ts';
import { stepOf } from '../../../server/modules/chat/counting/answer-time.ts';
import { createAnswerTimesRepository } from '../../../server/modules/chat/counting/answer-times.repository.ts';
import { createUsageRepository } from '../../../server/modules/chat/counting/usage.repository.ts';
import { createPassageRepository } from '../../../server/modules/manuals/passages.repository.ts';
import { dayOf, monthOf } from '../../../server/time.ts';
import type { Asking } from './fixture.ts';

/** What is kept as the time that an answer took. */
const ANSWER_MS = 20;

/** @param answer what is stored as the answer; as large as a real one */
export function createBareAsk(db: Db, answer: StoredAnswer) {
  const repository = createChatRepository(db);
  const passages = createPassageRepository(db);

  return async ({ companyId, productId, uniqueId }: Asking, question: string): Promise<void> => {
    const link = await repository.findLink(companyId, uniqueId);
    if (!link) throw new Error('The link is gone.');
    const chatbotId = link.chatbot.id;
    await repository.listTurns(link.chatbot, { limit: 3, now: new Date(), visit: null });
    await passages.findRevision(companyId, productId);
    await repository.listVideos(companyId, productId);
    const now = new Date();
    const row = { companyId, productId, chatbotId, createdAt: now };
    const questionId = uuidv7();
    await db.transaction(async (tx) => {
      const within = createChatRepository(tx);
      const usage = createUsageRepository(tx);
      await usage.chargeLink(companyId, chatbotId);
      await usage.chargeMonth(companyId, monthOf(now), { maxQueries: null, maxTokens: null }, 0);
      await within.insertMessages([
        { ...row, id: questionId, sender: 'user', content: question },
        {
          ...row,
          id: uuidv7(),
          sender: 'bot',
          content: answer.content,
          questionId,
          answer,
          answered: answer.answered,
          confidence: answer.confidence,
          answerMs: ANSWER_MS,
        },
      ]);
      const day = dayOf(now);
      await within.countQuestion(companyId, productId, { day, answered: true, confidence: 'high' });
      await createAnswerTimesRepository(tx).count(companyId, productId, day, stepOf(ANSWER_MS));
    });
  };
}
