import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import type { Router } from '../../http/router.ts';
import type { ChatbotsService } from './chatbots.service.ts';
import type { CreateChatbots } from './create-chatbots.service.ts';
import type { ExportChatbots } from './export-chatbots.service.ts';

type Deps = { chatbots: ChatbotsService; createChatbots: CreateChatbots; exportChatbots: ExportChatbots };

/** Registers the calls about chatbots. */
export function registerChatbotRoutes(
  router: Router,
  { chatbots, createChatbots, exportChatbots }: Deps,
): void {
  router.handle(chatbotRoutes.createBot)(async ({ actor, body }) => {
    const { chatbot, link } = await chatbots.create(actor, body);
    return { status: 201, data: chatbot, link };
  });

  router.handle(chatbotRoutes.createBots)(async ({ actor, body }) => ({
    status: 200,
    data: await createChatbots(actor, body),
  }));

  router.handleDownload(chatbotRoutes.exportBots)(async ({ actor, query }) => ({
    filename: 'chatbots.csv',
    type: 'text/csv; charset=utf-8',
    content: exportChatbots(actor, query),
  }));

  router.handle(chatbotRoutes.yourBots)(async ({ actor, query }) => {
    const { rows, total } = await chatbots.list(actor, query);
    return { status: 200, data: rows, total, page: query.page, limit: query.limit };
  });

  router.handle(chatbotRoutes.resendLink)(async ({ actor, params }) => ({
    status: 200,
    data: await chatbots.resendLink(actor, params),
  }));

  router.handle(chatbotRoutes.updateLimit)(async ({ actor, params, body }) => ({
    status: 200,
    data: await chatbots.updateLimit(actor, params, body.queryLimit),
  }));

  router.handle(chatbotRoutes.deleteChatbot)(async ({ actor, params }) => {
    await chatbots.delete(actor, params);
    return { status: 200, message: 'The chatbot is deleted.' };
  });
}
