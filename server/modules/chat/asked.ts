/** The reply to a question, which repeated requests get as well. */
import type { AnswerProgress } from '../../../contracts/chat/chat.ts';
import type { CodeFields } from '../../../contracts/chat/code-visit.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { presentMessage } from '../../../replies/present-message.ts';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import { AppError } from '../../app-error.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { ChatRepository, LinkRow, MessageRow } from './chat.repository.ts';
import type { WritingProgress } from './model/answer-writer.ts';

export type Asked = {
  question: Message;
  answer: Message;
  videos: StoredAnswer['videos'];
  queriesUsed: number;
  queryLimit: number;
  suggestions: string[];
};

/** A question as it came in. Tries of one request share its `requestKey`; without one, each try is charged. */
export type Sent = {
  question: string;
  requestKey: string | undefined;
  /** The button of a question back that was pressed. */
  variant?: string | undefined;
  /** What the customer has instead of what was chosen in the conversation. */
  variants?: string[] | undefined;
  /** What the printed code said by which the chat was opened. */
  code?: CodeFields | undefined;
  /** Asked by a contact form: it leans on nothing that was said on the link before, and is no part of its conversation. */
  isContact?: boolean;
  /** Somebody of the company tries it: it is in no figure. */
  isTrial?: boolean;
};

/** `queriesUsed`: of the link, this question included. */
export function presentAsked(
  { chatbot }: LinkRow,
  { question, answer, queriesUsed }: { question: MessageRow; answer: MessageRow; queriesUsed: number },
  links: LinkSigner,
): Asked {
  return {
    question: presentMessage(question, links),
    answer: presentMessage(answer, links),
    videos: answer.answer?.videos ?? [],
    queriesUsed,
    queryLimit: chatbot.queryLimit,
    suggestions: answer.answer?.suggestions ?? [],
  };
}

/** Presents what may be shown before the answer is complete: the place that was found and what is written so far. */
export function presentProgress({ found, written }: WritingProgress): AnswerProgress {
  const [first] = found.citations;
  return {
    found: first ? { title: first.title, heading: first.heading, page: first.page } : null,
    written,
  };
}

/**
 * Finds what a request was answered with before, in case its reply was lost on the way; null if it is new.
 * @param sent without `question` for a photo, whose words are not known before it is read
 * @throws AppError invalid_request for the key of another question
 */
export async function findAsked(
  repository: ChatRepository,
  link: LinkRow,
  { requestKey, question: words }: { requestKey: string | undefined; question?: string },
  links: LinkSigner,
): Promise<Asked | null> {
  if (requestKey === undefined) return null;
  const { companyId, id, queriesUsed } = link.chatbot;
  const messages = await repository.listRequest(companyId, id, requestKey);
  const [question, answer] = (['user', 'bot'] as const).map((sender) =>
    messages.find((message) => message.sender === sender),
  );
  if (!question || !answer) return null;
  if (words !== undefined && words !== question.content) {
    const reason = 'This key was sent with another question.';
    throw new AppError('invalid_request', reason, { errors: { 'idempotency-key': reason } });
  }
  return presentAsked(link, { question, answer, queriesUsed }, links);
}
