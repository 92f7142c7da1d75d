import type { Chatbot } from '../../../contracts/chat/chatbots.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { DeletionService } from '../deletions/deletions.service.ts';
import { type ChatbotListInput, createChatbotListRepository } from './chatbot-list.repository.ts';
import { presentChatbot } from './chatbots.presenter.ts';
import { type ChatbotKey, createChatbotsRepository } from './chatbots.repository.ts';
import { createMailedChatbots, type MailDeps } from './mailed-chatbots.ts';
import { requireChatbot } from './require-chatbot.ts';

type Deps = MailDeps & { deletions: Pick<DeletionService, 'delete'> };
export type ChatbotsService = ReturnType<typeof createChatbotsService>;

/** Chatbot links, mailed when made. A customer may have several of a product: each opens a conversation of its own. */
export function createChatbotsService(deps: Deps) {
  const { db, deletions } = deps;
  const repository = createChatbotsRepository(db);
  const lists = createChatbotListRepository(db);

  return {
    ...createMailedChatbots(deps),

    find: requireChatbot,

    async list(actor: CompanyActor, input: ChatbotListInput): Promise<ListPage<Chatbot>> {
      const { rows, total } = await lists.list(actor.companyId, input);
      return { rows: rows.map(presentChatbot), total };
    },

    /** @throws AppError not_found */
    async updateLimit(actor: CompanyActor, key: ChatbotKey, queryLimit: number): Promise<Chatbot> {
      await repository.setQueryLimit(actor.companyId, key, queryLimit);
      return presentChatbot(await requireChatbot(db, actor.companyId, key));
    },

    /** Its link stops answering; the deletion can be undone for a short time. @throws AppError not_found */
    async delete(actor: CompanyActor, key: ChatbotKey): Promise<void> {
      const { id } = await requireChatbot(db, actor.companyId, key);
      await deletions.delete(actor, { kind: 'chatbot', id });
    },

    /** Removes a chatbot for good, with its link and its conversation, in the caller's transaction. */
    removeChatbot: (tx: Db, companyId: string, id: string): Promise<void> =>
      createChatbotsRepository(tx).remove(companyId, id),
  };
}
