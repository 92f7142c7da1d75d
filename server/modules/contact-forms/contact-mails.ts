/** The messages of our own contact form, which are mailed to the company. */
import { v5 as uuidv5 } from 'uuid';
import type { contactSending } from '../../../contracts/chat/contact-forms.ts';
import { paths } from '../../../contracts/paths.ts';
import {
  MAX_CONTACT_MAILS_PER_CUSTOMER,
  MAX_CONTACT_MAILS_PER_DAY,
  MAX_CONTACT_MAILS_PER_LINK,
} from '../../../contracts/plans/limits.ts';
import { presentMessage } from '../../../replies/present-message.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import { dayOf, daysBefore } from '../../time.ts';
import type { LinkRow } from '../chat/chat.repository.ts';
import type { ContactExchanges } from '../chat/contacts/contact-exchanges.service.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { contactMail } from '../mails/contact-mail.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { IdentityService } from '../platform-settings/identity.service.ts';
import { answerWords } from './answer-words.ts';
import { createContactFormsRepository } from './contact-forms.repository.ts';

export type ContactMailDeps = {
  db: Db;
  contactExchanges: ContactExchanges;
  mails: Pick<MailsService, 'queue' | 'exists' | 'countContacts'>;
  identity: Pick<IdentityService, 'read'>;
  signer: LinkSigner;
  publicUrl: string;
  now?: () => Date;
};
type Sending = ReturnType<typeof contactSending.parse>;

/** Whether a message is on its way, or why it is not. */
export type Sent = 'sent' | 'too-many';

/** Makes what mails messages. */
export function createContactMails(deps: ContactMailDeps) {
  const { db, contactExchanges, mails, identity, signer, publicUrl } = deps;
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
