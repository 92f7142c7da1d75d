import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import type { Router } from '../../http/router.ts';
import type { CustomerConversations } from './customer-conversations.service.ts';

type Deps = { customerConversations: CustomerConversations };

/** Registers the calls about conversations. */
export function registerCustomerConversationRoutes(router: Router, { customerConversations }: Deps): void {
  router.handle(conversationRoutes.read)(async ({ actor, params }) => ({
    status: 200,
    data: await customerConversations.read(actor, params),
  }));

  router.handleDownload(conversationRoutes.export)(async ({ actor, params }) => ({
    filename: 'conversation.csv',
    type: 'text/csv; charset=utf-8',
    content: await customerConversations.export(actor, params),
  }));

  router.handle(conversationRoutes.erase)(async ({ actor, params }) => ({
    status: 200,
    data: await customerConversations.erase(actor, params),
  }));

  router.handle(conversationRoutes.eraseCustomer)(async ({ actor, body }) => ({
    status: 200,
    data: await customerConversations.eraseCustomer(actor, body.email),
  }));
}
