import { paths } from '../../../contracts/paths.ts';
import { notFound } from '../../app-error.ts';
import type { AskService } from '../chat/ask.service.ts';
import type { ConversationService } from '../chat/conversation.service.ts';
import type { ManualSearch } from '../chat/manual-search.service.ts';
import { answerOf, cursorBehind, type Desk, listPagesOf, placeOf, readCursor } from './desk.ts';

export type LinkDeskDeps = {
  asks: Pick<AskService, 'ask'>;
  conversations: Pick<ConversationService, 'openLink'>;
  manualSearch: ManualSearch;
  publicUrl: string;
};

/**
 * The product of a customer's link. Questions are part of the link's conversation and charged as in the chat; searching needs a
 * link that may still ask, and takes nothing.
 * @param takeTurn counts a question; throws where there are too many
 * @throws AppError not_found
 */
export async function createLinkDesk(
  { asks, conversations, manualSearch, publicUrl }: LinkDeskDeps,
  uniqueId: string,
  takeTurn: () => Promise<void>,
): Promise<Desk> {
  const link = await conversations.openLink(uniqueId);
  const { companyId, productId, productName: name, linkId } = link;
  const toPlace = placeOf(publicUrl);
  const address = new URL(paths.chat.href(companyId, productId, uniqueId), publicUrl).href;

  function requireOwn(asked: string | undefined): void {
    if (asked !== undefined && asked !== productId) throw notFound('This product');
  }

  return {
    async list_products({ search, page }) {
      const isSought = page === 1 && name.toLowerCase().includes(search.toLowerCase());
      const manuals = await manualSearch.listManuals(companyId, productId);
      const status = manuals.length > 0 ? ('ready' as const) : ('processing' as const);
      const only = { productId, name, category: '', description: '', status, manuals, address };
      return { products: isSought ? [only] : [], total: isSought ? 1 : 0 };
    },

    async ask_manual({ productId: asked, question }) {
      requireOwn(asked);
      await takeTurn();
      const sent = { question, requestKey: undefined };
      const { answer, queriesUsed, queryLimit } = await asks.ask({ companyId, productId, uniqueId }, sent);
      return { ...answerOf(answer, toPlace), address, queriesUsed, queryLimit };
    },

    async search_manual({ productId: asked, query, limit }) {
      requireOwn(asked);
      await takeTurn();
      await link.requireQueries();
      const found = await manualSearch.find({ companyId, linkId }, productId, query, limit);
      return { citations: found.map(toPlace), address };
    },

    async read_page({ productId: asked, manualId, page }) {
      requireOwn(asked);
      const { citation, pages } = await manualSearch.readPage(companyId, productId, manualId, page);
      return { citations: [toPlace(citation)], pages, address };
    },

    async listPages(cursor) {
      const { product, from } = readCursor(cursor);
      if (product !== 1) return { pages: [], next: undefined };
      const { pages, hasMore } = await listPagesOf(manualSearch, { companyId, productId, name }, from);
      return { pages, next: hasMore ? cursorBehind(product, from) : undefined };
    },
  };
}
