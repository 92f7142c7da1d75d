/** POST /api/chatbot/ask-bot and upload-prompt-image: asks a question in words or as a photo. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerProgress, chatRoutes } from '../../../../contracts/chat/chat.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import type { RouteOutput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { loadAnswers } from '../answer/loaded-answers.ts';
import { visit } from '../code/visit.ts';
import { loadOffline } from '../offline/load-offline.ts';
import { texts } from '../shell/texts.ts';
import { type Conversation, readConversation, updateConversation } from './conversation.ts';
import { checkBodyStatus, isOutOfQueries } from './out-of-queries.ts';

type AskBot = typeof chatRoutes.askBot;
type UploadPromptImage = typeof chatRoutes.uploadPromptImage;

/** The three parts of a chatbot link. */
export type ChatLink = { companyId: string; productId: string; uniqueId: string };

/**
 * A question: text, or a photo with or without (empty) text; `errorImageId` or `variant` of the choice that was pressed; `variants` that
 * the customer has, where that is not what the conversation says.
 */
export type Question = {
  text: string;
  photo: File | null;
  errorImageId?: string;
  variant?: string;
  variants?: string[];
};

/** A question that was sent. Every attempt has the same key, so that only one is answered and charged. */
export type SentQuestion = Question & { requestKey: string };

/** A reply. Parts of it may be missing if something between us and the server cut it off. */
export type Reply = Partial<RouteOutput<AskBot>['data']> & Pick<Conversation, 'asOf'>;

const askRoute = { method: 'POST', path: '/api/chatbot/ask-bot', auth: 'public' } as const;
const photoRoute = {
  method: 'POST',
  path: '/api/chatbot/upload-prompt-image',
  auth: 'public',
  form: { file: { field: 'image' } },
} as const;

type OnProgress = (progress: AnswerProgress) => void;

async function sendQuestion(link: ChatLink, question: SentQuestion, onProgress: OnProgress): Promise<Reply> {
  const { text, photo, errorImageId, variant, variants, requestKey } = question;
  const headers = { 'idempotency-key': requestKey };
  const reply = photo
    ? await call<UploadPromptImage>(
        photoRoute,
        {
          headers,
          fields: {
            productId: link.productId,
            uniqueId: link.uniqueId,
            question: text,
            ...visit.code,
          },
          file: photo,
        },
        { sendsToken: true },
      )
    : await call<AskBot>(
        askRoute,
        { headers, body: { ...link, question: text, errorImageId, variant, variants, ...visit.code } },
        { onProgress },
      );
  return checkBodyStatus(reply).data ?? {};
}

const localMessage = (sender: Message['sender'], content: string): Message => ({
  _id: `local-${Date.now()}-${sender}`,
  sender,
  content,
  timestamp: new Date().toISOString(),
  videos: [],
});

/**
 * The conversation after `reply`: its question and answer are appended unless an earlier attempt did so, and its
 * counters and suggestions are taken over.
 */
function withReply(conversation: Conversation, question: Question, reply: Reply): Conversation {
  const { botdata } = conversation;
  const answer = reply.answer ?? localMessage('bot', texts.noAnswer);
  const videos = answer.videos?.length ? answer.videos : (reply.videos ?? []);
  const isThere = conversation.messages.some(({ _id }) => _id === answer._id);
  const added = isThere ? [] : [reply.question ?? localMessage('user', question.text), { ...answer, videos }];
  return {
    asOf: reply.asOf,
    messages: [...conversation.messages, ...added],
    botdata: {
      ...botdata,
      queriesUsed: reply.queriesUsed ?? botdata.queriesUsed,
      queryLimit: reply.queryLimit ?? botdata.queryLimit,
      suggestions: reply.suggestions ?? botdata.suggestions,
    },
  };
}

/**
 * Asks on `link`. The answer, or that the link is out of queries, is written into the cached conversation.
 * `onProgress` is called with the progress of an answer that a model writes.
 */
export function useAsk(link: ChatLink, onProgress: OnProgress) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (question: SentQuestion) => {
      const send = () => sendQuestion(link, question, onProgress);
      const offline = await loadOffline(link.uniqueId);
      const known = readConversation(client, link.uniqueId);
      const reply = await (offline && known ? offline.ask(link, question, known, send) : send());
      await loadAnswers();
      return reply;
    },
    onSuccess: (reply, question) =>
      updateConversation(client, link.uniqueId, (known) => withReply(known, question, reply)),
    onError: async (error) => {
      if (!isOutOfQueries(error)) return;
      await updateConversation(client, link.uniqueId, (known) => ({
        ...known,
        botdata: { ...known.botdata, outOfQueries: true },
      }));
    },
  });
}
