/** Contact forms that ask the manual first. Nothing is sent to anybody but the company. */
import { createHash } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import type { ContactQuestion, contactSending } from '../../../contracts/chat/contact-forms.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { paths } from '../../../contracts/paths.ts';
import {
  MAX_CONTACT_MAILS_PER_CUSTOMER,
  MAX_CONTACT_MAILS_PER_DAY,
  MAX_CONTACT_MAILS_PER_LINK,
  MAX_QUESTION_CHARS,
} from '../../../contracts/plans/limits.ts';
import { presentMessage } from '../../../replies/present-message.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import { dayOf, daysBefore } from '../../time.ts';
import type { AskService } from '../chat/ask.service.ts';
import type { LinkRow } from '../chat/chat.repository.ts';
import type { ContactExchanges } from '../chat/contacts/contact-exchanges.service.ts';
import type { ConversationService } from '../chat/conversation.service.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { contactMail } from '../mails/contact-mail.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { answerWords } from './answer-words.ts';
import { createContactFormsRepository } from './contact-forms.repository.ts';

type Deps = {
  db: Db;
  asks: Pick<AskService, 'ask'>;
  conversations: Pick<ConversationService, 'giveFeedback'>;
  contactExchanges: ContactExchanges;
  mails: Pick<MailsService, 'queue' | 'exists' | 'countContacts'>;
  identity: Pick<IdentityService, 'read'>;
  signer: LinkSigner;
  publicUrl: string;
  now?: () => Date;
};
export type ContactForms = ReturnType<typeof createContactForms>;
type Sending = ReturnType<typeof contactSending.parse>;

/** What a message is answered with before it is sent. `error` is why there is no answer, where that is no refusal of the manual. */
export type ContactReply =
  | { state: 'answered'; answer: Message }
  | { state: 'asked-back'; answer: Message }
  | { state: 'unanswered'; error?: unknown };

/** Whether a message is on its way, or why it is not. */
export type Sent = 'sent' | 'too-many';

/** Makes the service. */
export function createContactForms(deps: Deps) {
  const { db, asks, conversations, contactExchanges, mails, identity, signer, publicUrl } = deps;
  const { now = () => new Date() } = deps;

  /** Whether a company is mailed one more message. */
  async function mayMail(tx: Db, link: LinkRow, email: string): Promise<boolean> {
    const since = daysBefore(now(), 1);
    const mailed = await mails.countContacts(tx, link.chatbot.companyId, email, since);
    return (
      mailed.ofCompany < MAX_CONTACT_MAILS_PER_DAY &&
      mailed.ofCustomer < MAX_CONTACT_MAILS_PER_CUSTOMER &&
      (await contactExchanges.countMailed(tx, link, dayOf(now()))) < MAX_CONTACT_MAILS_PER_LINK
    );
  }

  async function wordsOf(link: LinkRow, answerId: string | undefined): Promise<string | null> {
    const answer = answerId && (await contactExchanges.findAnswer(link, answerId));
    return answer ? answerWords(presentMessage(answer, signer)) : null;
  }

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

    /**
     * Mails a message to the company, with what was shown before; once, however often it is sent.
     * @returns that it is on its way, or that the company, the link or the customer had too many messages today
     */
    async send(link: LinkRow, { message, email, key, answer }: Sending): Promise<Sent> {
      const { companyId } = link.chatbot;
      const words = await wordsOf(link, answer);
      const id = uuidv5(`${key}\n${email}\n${message}`, link.chatbot.id);
      return db.transaction(async (tx) => {
        // One after another, so that the counts hold.
        await lockCompany(tx, companyId);
        if (await mails.exists(tx, id)) return 'sent';
        const recipient = await createContactFormsRepository(tx).findMailbox(companyId);
        if (recipient === undefined || !(await mayMail(tx, link, email))) return 'too-many';
        const { brandName } = await identity.read(tx);
        const content = contactMail({
          ...{ brandName, productName: link.productName, email, message },
          answer: words,
          link: publicUrl + paths.productQuestions.href(link.chatbot.productId),
        });
        const purpose = 'contact' as const;
        await mails.queue(tx, {
          ...{ id, companyId, recipient, content, purpose },
          isPrivate: true,
          replyTo: email,
        });
        await contactExchanges.addMailed(tx, link, dayOf(now()));
        if (words !== null && answer !== undefined) await contactExchanges.settle(tx, link, answer, 'sent');
        return 'sent';
      });
    },
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
