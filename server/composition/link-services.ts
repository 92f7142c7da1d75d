/** Part of the composition; see server/services.ts. */
import type { Encoder } from '../../engine/meaning/encoder.ts';
import type { Db } from '../db/connect.ts';
import { createConversationService } from '../modules/chat/conversation.service.ts';
import type { ProductIndexes } from '../modules/chat/indexes/product-index.ts';
import type { OpeningQuestions } from '../modules/chat/opening-questions.ts';
import { createLinkMails } from '../modules/chatbots/chatbot-links.ts';
import { createChatbotsService } from '../modules/chatbots/chatbots.service.ts';
import { createCreateChatbots } from '../modules/chatbots/create-chatbots.service.ts';
import { createExportChatbots } from '../modules/chatbots/export-chatbots.service.ts';
import { createCustomerConversations } from '../modules/conversations/customer-conversations.service.ts';
import type { DeletionService } from '../modules/deletions/deletions.service.ts';
import type { WebhookEvents } from '../modules/webhooks/webhook-events.ts';
import type { Accounts } from './account-services.ts';
import type { Asking } from './asking-services.ts';
import type { Stored } from './file-services.ts';

type Given = Pick<Stored, 'signer'> &
  Pick<Accounts, 'mails' | 'senders' | 'identity'> &
  Pick<Asking, 'budget'> & {
    db: Db;
    publicUrl: string;
    findCompanyName: (companyId: string) => Promise<string>;
    indexes: ProductIndexes;
    encoder: Encoder;
    openings: OpeningQuestions;
    events: WebhookEvents;
    deletions: DeletionService;
  };

/** Makes the services for the links that customers get, and for what is said in their chats. */
export function createLinkServices({ publicUrl, identity, findCompanyName, signer, ...given }: Given) {
  const { db, indexes, budget, events, openings, encoder, mails, senders, deletions } = given;
  const links = createLinkMails({ db, publicUrl, identity, findCompanyName });
  const chatbots = createChatbotsService({ db, mails, senders, links, events, deletions });
  const conversations = createConversationService({
    ...{ db, indexes, budget, events, openings, encoder },
    links: signer,
  });
  return {
    chatbots,
    createChatbots: createCreateChatbots({ db, mails, senders, links, events }),
    exportChatbots: createExportChatbots({ db, links }),
    conversations,
    customerConversations: createCustomerConversations({ db, chatbots, conversations }),
  };
}
