/** What the page of a chat says before it has loaded. */
import { proofKindOf } from '../../../contracts/chat/proof-kind.ts';
import { countEarlier } from '../../../replies/conversation-start.ts';
import type { Db } from '../../db/connect.ts';
import type { Greeting } from '../../http/pages/chat-page.ts';
import type { AnsweringVersion } from '../manuals/answering.repository.ts';
import { createChatRepository } from './chat.repository.ts';
import { findLinkAt, type LinkIds } from './find-link.ts';

type Deps = {
  db: Db;
  listAnswering: (companyId: string, productId: string) => Promise<AnsweringVersion[]>;
};

/** Greets who opens a chat in which nothing has been asked. */
export function createGreetings({ db, listAnswering }: Deps) {
  const chats = createChatRepository(db);
  return {
    /** Null for a link that opens no chat, and where a conversation goes on. @param ids as they stand in an address */
    async greet(ids: LinkIds, now = new Date()): Promise<Greeting | null> {
      const link = await findLinkAt(chats, ids);
      if (!link) return null;
      const { companyId, productId, id, conversationBegunAt } = link.chatbot;
      const [said, manuals] = await Promise.all([
        chats.listMessages(companyId, id, { limit: 1, visit: null }),
        listAnswering(companyId, productId),
      ]);
      if (countEarlier(said, conversationBegunAt, now) < said.length) return null;
      return { product: link.productName, company: link.company.name, proofKind: proofKindOf(manuals) };
    },
  };
}
