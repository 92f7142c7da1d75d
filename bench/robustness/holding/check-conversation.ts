import { chatRoutes } from '../../../contracts/chat/chat.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { isFree } from '../../../server/modules/chat/counting/counting.policy.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import { expectFigure, expectUnique, type Findings } from './findings.ts';
import type { Link } from './journal.ts';

/** What a conversation holds, counted message by message. */
export type Tally = {
  questions: number;
  /** Those that took a query. */
  paid: number;
  answered: number;
  works: number;
  doesNotWork: number;
};

/**
 * Compares a link's conversation with the journal and with the link's own counter.
 *
 * @param link what was acknowledged of it; undefined for a link whose creation was not
 */
export async function checkConversation(
  api: ApiClient,
  uniqueId: string,
  link: Link | undefined,
  findings: Findings,
): Promise<Tally> {
  const { messages, botdata } = (await api.call(chatRoutes.currentBot, { body: { uniqueId } })).data;
  const questions = messages.filter(({ sender }) => sender === 'user');
  const answers = messages.filter(({ sender }) => sender === 'bot');
  const paid = questions.length - answers.filter(isFree).length;
  expectFigure(findings, `queriesUsed of link ${uniqueId}`, botdata.queriesUsed, paid);
  expectFigure(findings, `answers of link ${uniqueId}`, answers.length, questions.length);
  expectUnique(findings, 'message', [...messages.map(({ _id }) => _id)]);
  expectUnique(findings, 'question', [...questions.map(({ content }) => content)]);
  if (link) checkExchanges(messages, link, findings);
  return {
    questions: questions.length,
    paid,
    answered: answers.filter(({ answered }) => answered).length,
    works: answers.filter(({ feedback }) => feedback === 'works').length,
    doesNotWork: answers.filter(({ feedback }) => feedback === 'does-not-work').length,
  };
}

function checkExchanges(messages: Message[], link: Link, findings: Findings): void {
  const places = new Map(messages.map(({ _id }, index) => [_id, index]));
  for (const { questionId, question, answerId, answer } of link.exchanges) {
    const place = places.get(questionId);
    const asked = place === undefined ? undefined : messages[place];
    const replied = place === undefined ? undefined : messages[place + 1];
    if (asked?.content !== question) findings.lost.push(`question ${questionId} "${question}"`);
    if (replied?._id !== answerId || replied.content !== answer) findings.lost.push(`answer ${answerId}`);
  }
  for (const [messageId, works] of link.feedback) {
    const place = places.get(messageId);
    const stored = place === undefined ? undefined : messages[place]?.feedback;
    if (stored !== (works ? 'works' : 'does-not-work')) findings.lost.push(`feedback on ${messageId}`);
  }
}
