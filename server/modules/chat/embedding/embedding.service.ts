/** Tells other sites about the chats that they frame, and which of them the company has named. */
import type { EmbedCard } from '../../../../contracts/chat/embedding.ts';
import { notFound } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import { createChatRepository } from '../chat.repository.ts';
import { findLinkAt, type LinkIds } from '../find-link.ts';

export type Embedding = ReturnType<typeof createEmbedding>;

/** Answers for the links of all companies; a link that does not exist allows no site. */
export function createEmbedding({ db }: { db: Db }) {
  const repository = createChatRepository(db);

  return {
    /** Origins of the sites that may show the chat of this link. */
    async listOrigins(ids: LinkIds): Promise<readonly string[]> {
      return (await findLinkAt(repository, ids))?.company.embedOrigins ?? [];
    },

    /** What a site shows of the chat, and the sites that may read it. @throws AppError not_found */
    async card(ids: LinkIds): Promise<{ card: EmbedCard; origins: readonly string[] }> {
      const link = await findLinkAt(repository, ids);
      if (!link) throw notFound('This chat');
      const { accent, embedOrigins } = link.company;
      return { card: { product_name: link.productName, accent }, origins: embedOrigins };
    },
  };
}
