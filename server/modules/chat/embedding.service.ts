/** Chats in frames of other sites: what those are told, and which of them the company has named. */
import { type EmbedCard, embeddingRoutes } from '../../../contracts/embedding.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { createChatRepository, type LinkRow } from './chat.repository.ts';

/** The three parts of a chatbot link, as they stand in an address: checked by nobody yet. */
export type LinkParts = { companyId: string; productId: string; uniqueId: string };

export type Embedding = ReturnType<typeof createEmbedding>;

/** Answers for the links of all companies; a link that does not exist allows no site. */
export function createEmbedding({ db }: { db: Db }) {
  const repository = createChatRepository(db);

  async function find(parts: LinkParts): Promise<LinkRow | undefined> {
    const link = embeddingRoutes.card.params.safeParse(parts).data;
    if (!link) return undefined;
    const row = await repository.findLink(link.companyId, link.uniqueId);
    return row?.chatbot.productId === link.productId ? row : undefined;
  }

  return {
    /** Origins of the sites that may show the chat of this link. */
    async listOrigins(parts: LinkParts): Promise<readonly string[]> {
      return (await find(parts))?.company.embedOrigins ?? [];
    },

    /** What a site shows of the chat, and the sites that may read it. @throws AppError not_found */
    async card(parts: LinkParts): Promise<{ card: EmbedCard; origins: readonly string[] }> {
      const link = await find(parts);
      if (!link) throw notFound('This chat');
      const { accent, embedOrigins } = link.company;
      return { card: { product_name: link.productName, accent }, origins: embedOrigins };
    },
  };
}
