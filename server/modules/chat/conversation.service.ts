/** The conversation of a link: reading it, and saying whether an answer worked. */
import type { BotData } from '../../../contracts/chat/chat.ts';
import type { CodeFields } from '../../../contracts/chat/code-visit.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { MAX_SHOWN_MESSAGES } from '../../../contracts/plans/limits.ts';
import type { Encoder } from '../../../engine/meaning/encoder.ts';
import { countEarlier } from '../../../replies/conversation-start.ts';
import { presentMessage } from '../../../replies/present-message.ts';
import type { Db } from '../../db/connect.ts';
import { presentCompanyCard } from '../companies/companies.presenter.ts';
import { coverLink } from '../files/cover-link.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { createGiveFeedback } from './answer-feedback.ts';
import { createChatRepository, type LinkRow } from './chat.repository.ts';
import { begunAt, findVisit } from './code-visits.ts';
import type { QueryBudget } from './counting/query-budget.ts';
import { findLinkByUniqueId } from './find-link.ts';
import type { ProductIndex, ProductIndexes } from './indexes/product-index.ts';
import { prepareEncoder } from './model/understand.ts';
import type { OpeningQuestions } from './opening-questions.ts';
import { followUps } from './suggestions.ts';

type Deps = {
  db: Db;
  indexes: ProductIndexes;
  budget: QueryBudget;
  links: LinkSigner;
  events: WebhookEvents;
  openings: Pick<OpeningQuestions, 'listAt'>;
  encoder: Encoder;
};
/** A link, with its product. */
export type OpenLink = {
  companyId: string;
  productId: string;
  linkId: string;
  productName: string;
  /** @throws AppError out_of_queries where the link may ask nothing more */
  requireQueries: () => Promise<void>;
};
export type ConversationService = ReturnType<typeof createConversationService>;

/** Reads conversations, and stores what customers say of the answers. */
export function createConversationService({ db, indexes, budget, links, events, openings, encoder }: Deps) {
  const repository = createChatRepository(db);

  return {
    /** As many messages of a chatbot as are shown to its company, oldest first. */
    listMessages: async (companyId: string, chatbotId: string): Promise<Message[]> =>
      (await repository.listAllMessages(companyId, chatbotId, MAX_SHOWN_MESSAGES)).map((row) =>
        presentMessage(row, links),
      ),

    /** The conversation so far and what the page around it needs. @param code what a printed code said @throws AppError not_found */
    async open(uniqueId: string, code?: CodeFields): Promise<{ messages: Message[]; botdata: BotData }> {
      const link = await findLinkByUniqueId(repository, uniqueId);
      const visit = await findVisit(db, link, code);
      const { companyId, productId, queriesUsed, queryLimit, id } = link.chatbot;
      const rows = await repository.listMessages(companyId, id, {
        limit: MAX_SHOWN_MESSAGES,
        visit: visit.key,
      });
      const earlier = countEarlier(rows, begunAt(link.chatbot, visit.key));
      const { manuals, look } = await indexes.get(companyId, productId);
      const language = [...manuals.values()][0]?.language ?? 'en';
      void prepareEncoder(encoder, look, language);
      return {
        messages: rows.map((row) => presentMessage(row, links)),
        botdata: {
          product: { _id: productId, product_name: link.productName },
          company: presentCompany(link, links),
          queriesUsed,
          queryLimit,
          outOfQueries: await budget.isUsedUp(link),
          earlier,
          manuals: [...manuals.values()].map(({ title, pages, status }) => ({ title, pages, status })),
          cover: presentCover(manuals, links),
          suggestions:
            followUps(rows.slice(earlier)) ?? (await openings.listAt(companyId, productId, visit.place)),
          ...(visit.place && { place: { name: visit.place.name } }),
          language,
          mayBeSaved: link.allowsOffline,
        },
      };
    },

    /** What a link opens, for those who ask it from elsewhere than the chat. @throws AppError not_found */
    async openLink(uniqueId: string): Promise<OpenLink> {
      const link = await findLinkByUniqueId(repository, uniqueId);
      const { companyId, productId, id: linkId } = link.chatbot;
      return {
        ...{ companyId, productId, linkId, productName: link.productName },
        requireQueries: () => budget.requireOpen(link),
      };
    },

    /** Begins a new conversation: questions from now on lean on nothing that was said before. @throws AppError not_found */
    async beginAnew(uniqueId: string): Promise<void> {
      const { chatbot } = await findLinkByUniqueId(repository, uniqueId);
      await repository.beginAnew(chatbot.companyId, chatbot.id, new Date());
    },

    /** Stores whether an answer worked; a later word replaces an earlier one. @throws AppError not_found */
    giveFeedback: createGiveFeedback({ db, events }),
  };
}

/** What the chat shows of the company. */
const presentCompany = ({ company }: LinkRow, links: LinkSigner): BotData['company'] => ({
  _id: company.id,
  ...presentCompanyCard(company, links),
  accent: company.accent,
});

/** The product's, which is that of its first manual. */
function presentCover(manuals: ProductIndex['manuals'], links: LinkSigner): string | null {
  const [first] = manuals.values();
  return first ? coverLink(links, first.fileKey, first.hasPictures) : null;
}
