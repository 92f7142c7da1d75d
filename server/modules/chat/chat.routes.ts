import { chatRoutes } from '../../../contracts/chat/chat.ts';
import type { CodeFields } from '../../../contracts/chat/code-visit.ts';
import type { Router } from '../../http/router.ts';
import type { AskService } from './ask.service.ts';
import type { ConversationService } from './conversation.service.ts';
import type { PhotoService } from './photos/photo.service.ts';
import type { RemedyService } from './remedies/remedy.service.ts';

type Deps = {
  conversations: ConversationService;
  asks: AskService;
  photos: PhotoService;
  remedies: RemedyService;
};

const codeOf = ({ place, model, serial, visit }: CodeFields): CodeFields => ({ place, model, serial, visit });

/** The customer's calls: no session, the link is the key. */
export function registerChatRoutes(router: Router, { conversations, asks, photos, remedies }: Deps): void {
  router.handle(chatRoutes.currentBot)(async ({ body }) => ({
    status: 200,
    data: await conversations.open(body.uniqueId, codeOf(body)),
  }));

  router.handle(chatRoutes.askBot)(async ({ body, headers, tell }) => {
    const { errorImageId, question, variant, variants, companyId, productId, uniqueId } = body;
    const ids = { companyId, productId, uniqueId };
    const requestKey = headers['idempotency-key'];
    const sent = { question, requestKey, variant, variants, code: codeOf(body) };
    const isChoice = errorImageId !== undefined;
    return {
      status: 200,
      data: isChoice ? await photos.choose(ids, sent, errorImageId) : await asks.ask(ids, sent, { tell }),
    };
  });

  router.handle(chatRoutes.uploadPromptImage)(async ({ actor, fields, headers, file }) => ({
    status: 200,
    data: await photos.ask(actor, {
      ...{ productId: fields.productId, uniqueId: fields.uniqueId, question: fields.question },
      ...{ code: codeOf(fields), path: file.path, requestKey: headers['idempotency-key'] },
    }),
  }));

  router.handle(chatRoutes.newConversation)(async ({ body }) => {
    await conversations.beginAnew(body.uniqueId);
    return { status: 200, message: 'A new conversation has begun.' };
  });

  router.handle(chatRoutes.feedback)(async ({ body }) => {
    const { uniqueId, messageId, works } = body;
    await conversations.giveFeedback(uniqueId, messageId, works);
    return { status: 200, data: { messageId, works } };
  });

  router.handle(chatRoutes.nextRemedy)(async ({ body }) => ({
    status: 200,
    data: { remedy: await remedies.next(body.uniqueId, body.messageId) },
  }));
}
