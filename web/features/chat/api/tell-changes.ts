/** POST /api/chatbot/tell-changes: asks to be told when a new version of the manual changes what was answered. */
import { useMutation } from '@tanstack/react-query';
import type { answerWatchRoutes } from '../../../../contracts/chat/answer-watches.ts';
import { call } from '../../../lib/api/api-client.ts';
import { visit } from '../code/visit.ts';
import { chatLanguage } from '../mails/address-texts.ts';

const route = { method: 'POST', path: '/api/chatbot/tell-changes', auth: 'public' } as const;

/** Asks for it at an address; it is mailed first whether it wants that. */
export const useTellChanges = (uniqueId: string) =>
  useMutation({
    mutationFn: (email: string) =>
      call<typeof answerWatchRoutes.ask>(route, {
        body: { uniqueId, visit: visit.code?.visit, email, lang: chatLanguage() },
      }),
  });
