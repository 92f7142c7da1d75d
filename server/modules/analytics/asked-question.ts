/** How a question and its answer lie in the table of messages, for the queries that count and list them. */
import { aliasedTable, and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isOnLiveChatbot } from '../../db/deleted-chatbots.ts';
import { chatbot, message } from '../../db/schema/chats.ts';

export const question = aliasedTable(message, 'question');
export const answer = aliasedTable(message, 'answer');

/** On whose link a question was asked. */
export const customer = { email: chatbot.customerEmail, uniqueId: chatbot.uniqueId };

/** A question with the answer that was given, and who asked it. */
export type QuestionRow = {
  question: typeof message.$inferSelect;
  answer: typeof message.$inferSelect;
  customer: { email: string; uniqueId: string };
};

/** Joins a question to what was said about it. */
export const isQuestionOf = and(eq(question.companyId, answer.companyId), eq(question.id, answer.questionId));

/** Joins an answer to the link it was given on. */
export const isGivenOn = and(eq(chatbot.companyId, answer.companyId), eq(chatbot.id, answer.chatbotId));

/** Whether it is the answer itself: a remedy is a second try at the same question, not a second answer of it. */
export const isFirst = isNull(answer.remedyOf);

/**
 * True of the answers to one company's questions, one for each; of one product if it is given. Written like the
 * condition of their partial index, which the planner would not recognise with a parameter for the sender.
 */
export const isAnswerOf = (companyId: string, productId: string | undefined): SQL | undefined =>
  and(
    eq(answer.companyId, companyId),
    productId === undefined ? undefined : eq(answer.productId, productId),
    sql`${answer.sender} = 'bot'`,
    isOnLiveChatbot(companyId, answer.chatbotId),
    eq(answer.isTrial, false),
    isFirst,
  );

/** Answers that named no answer, or one that did not work. */
export const isUnhelped = or(eq(answer.answered, false), eq(answer.feedback, 'does-not-work'));

/** Whether the question is about the product, for all that its company says. */
export const isOnTopic = eq(answer.isOffTopic, false);
