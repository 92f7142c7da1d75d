/** Contact forms that ask the manual first. Nothing is sent to anybody but the company. */
import { createHash } from 'node:crypto';
import type { ContactQuestion } from '../../../contracts/chat/contact-forms.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { MAX_QUESTION_CHARS } from '../../../contracts/plans/limits.ts';
import { presentMessage } from '../../../replies/present-message.ts';
import { AppError } from '../../app-error.ts';
import type { AskService } from '../chat/ask.service.ts';
import type { LinkRow } from '../chat/chat.repository.ts';
import type { ContactExchanges } from '../chat/contacts/contact-exchanges.service.ts';
import type { ConversationService } from '../chat/conversation.service.ts';
import { type ContactMailDeps, createContactMails } from './contact-mails.ts';

type Deps = ContactMailDeps & {
  asks: Pick<AskService, 'ask'>;
  conversations: Pick<ConversationService, 'giveFeedback'>;
  contactExchanges: ContactExchanges;
};
export type ContactForms = ReturnType<typeof createContactForms>;

/** What a message is answered with before it is sent. `error` is why there is no answer, where that is no refusal of the manual. */
export type ContactReply =
  | { state: 'answered'; answer: Message }
  | { state: 'asked-back'; answer: Message }
  | { state: 'unanswered'; error?: unknown };

/** Makes the service. */
export function createContactForms(deps: Deps) {
  const { db, asks, conversations, contactExchanges, signer } = deps;

  return {
    find: contactExchanges.findLink,

    /** An answer that a form of the link has shown, as its page shows it. */
    async findAnswer(link: LinkRow, answerId: string): Promise<Message | undefined> {
      const answer = await contactExchanges.findAnswer(link, answerId);
      return answer && presentMessage(answer, signer);
    },

    /**
     * Asks the manual, by the beginning of a long message. Whatever keeps an answer away keeps no message away: then there is none.
     * @param isTrial of somebody of the company: it is in no figure
     * @throws AppError not_found if the link was deleted meanwhile
     */
    async ask(
      { chatbot: { companyId, productId, uniqueId } }: LinkRow,
      sent: ContactQuestion,
      isTrial: boolean,
    ): Promise<ContactReply> {
      const question = beginningOf(sent.message, MAX_QUESTION_CHARS);
      const variants = sent.variant === undefined ? undefined : [sent.variant];
      const asked = { question, requestKey: requestKeyOf(sent), variants, isContact: true, isTrial };
      try {
        const { answer } = await asks.ask({ companyId, productId, uniqueId }, asked);
        if (answer.variants?.length) return { state: 'asked-back', answer };
        const isShown = answer.answered || answer.emergency?.hasInstructions;
        return isShown ? { state: 'answered', answer } : { state: 'unanswered' };
      } catch (error) {
        if (error instanceof AppError && error.code === 'not_found') throw error;
        return { state: 'unanswered', error };
      }
    },

    /** Keeps that an answer helped. @throws AppError not_found */
    async helped(link: LinkRow, answerId: string): Promise<void> {
      await db.transaction((tx) => contactExchanges.settle(tx, link, answerId, 'helped'));
      await conversations.giveFeedback(link.chatbot.uniqueId, answerId, true);
    },

    /** Keeps that a message was sent by the form of another site. @throws AppError not_found */
    sentElsewhere: (link: LinkRow, answerId: string): Promise<void> =>
      db.transaction((tx) => contactExchanges.settle(tx, link, answerId, 'sent')),

    ...createContactMails(deps),
  };
}

/** The first `most` characters, up to the end of a word where there is one. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const blank = cut.search(/\s\S*$/u);
  return (
    blank > most / 2 ? cut.slice(0, blank) : cut.slice(0, most).replace(/[\ud800-\udbff]$/, '')
  ).trimEnd();
}

/** The same for what is sent twice, another for every other message of the form. */
const requestKeyOf = ({ key, message, variant = '' }: ContactQuestion): string =>
  createHash('sha256').update(`${key}\n${variant}\n${message}`).digest('base64url');
