/** A chat that is saved on this device: answering without a network, and telling the server what was asked. */
import type { Message } from '../../../../contracts/chat/messages.ts';
import type { offlineRoutes } from '../../../../contracts/chat/offline.ts';
import type { OfflineTurn } from '../../../../contracts/chat/offline-worker.ts';
import { call } from '../../../lib/api/api-client.ts';
import { ApiError, hasCode, networkError } from '../../../lib/api/api-error.ts';
import type { ChatLink, Reply, SentQuestion } from '../api/ask.ts';
import type { Conversation } from '../api/conversation.ts';
import { visit } from '../code/visit.ts';
import {
  changeChat,
  forgetExchanges,
  type KeptExchange,
  keepExchange,
  listExchanges,
  readChat,
  type SavedChat,
  whenExchangesChange,
} from './device-store.ts';
import { forget, isRevoked } from './forget.ts';
import { engineOf, makeReady } from './ready-engine.ts';
import { renew } from './renew.ts';
import { saveChat } from './save-chat.ts';
import { isSaved } from './saved-flag.ts';
import { sendKept } from './send-kept.ts';

type SendKept = typeof offlineRoutes.sendKept;
const keptRoute = { method: 'POST', path: '/api/chatbot/offline-questions', auth: 'public' } as const;

let sending: Promise<void> | null = null;

const withKept = (conversation: Conversation, kept: readonly KeptExchange[]): Conversation => ({
  ...conversation,
  messages: [
    ...conversation.messages,
    ...kept
      .flatMap(({ given }) => [given.question, given.answer])
      // It is kept with them where the server answered again before they were sent.
      .filter(({ _id }) => conversation.messages.every((message) => message._id !== _id)),
  ],
  botdata: {
    ...conversation.botdata,
    suggestions: kept.at(-1)?.given.suggestions ?? conversation.botdata.suggestions,
  },
});

/** The present conversation, with what this device knows of its own answers. */
function turnsOf(messages: readonly Message[], kept: readonly KeptExchange[]): OfflineTurn[] {
  const asks = new Map(kept.map(({ given }) => [given.answer._id, given.asks]));
  return messages.map((message) => ({ message, asks: asks.get(message._id) }));
}

async function sendAll(uniqueId: string): Promise<void> {
  const chat = await readChat(uniqueId);
  if (!chat) return;
  await sendKept({
    list: () => listExchanges(uniqueId),
    post: async (questions) =>
      (await call<SendKept>(keptRoute, { body: { ...chat.link, questions } }, {})).data.kept,
    forget: (keys) => forgetExchanges(uniqueId, keys),
  });
}

/** The conversation as it is known here, with what was asked here since; null where nothing is saved. */
async function openSaved(uniqueId: string): Promise<Conversation | null> {
  const chat = await readChat(uniqueId);
  if (!chat) return null;
  // The first question does not wait for it then.
  void engineOf(chat).catch(() => undefined);
  const kept = (await listExchanges(uniqueId)).filter((exchange) => exchange.visit === visit.code?.visit);
  return { ...withKept(await ofThisVisit(chat), kept), asOf: chat.checkedAt };
}

/** What is saved, if it is of this visit; else a conversation that begins, at the place of the printed code where there is one. */
async function ofThisVisit(chat: SavedChat): Promise<Conversation> {
  const { conversation, pack } = chat;
  const { place: code, visit: key } = visit.code ?? {};
  if (chat.visit === key) return conversation;
  const { place: _other, ...botdata } = conversation.botdata;
  const place = pack.places?.find((one) => one.code === code);
  const here =
    place === undefined
      ? []
      : await engineOf(chat).then(
          (engine) => engine.questionsAt(place.code),
          () => [],
        );
  return {
    messages: [],
    botdata: {
      ...botdata,
      earlier: 0,
      ...(place && { place: { name: place.name } }),
      suggestions: here.length > 0 ? [...here] : botdata.suggestions,
    },
  };
}

/** Answers here, and keeps the question for the server. Null where nothing is saved. */
async function answerHere(
  { uniqueId }: ChatLink,
  { text, variant, variants, requestKey: key }: SentQuestion,
  { messages, botdata }: Conversation,
): Promise<Reply | null> {
  const chat = await readChat(uniqueId);
  if (!chat) return null;
  const engine = await engineOf(chat);
  const turns = turnsOf(messages.slice(botdata.earlier ?? 0), await listExchanges(uniqueId));
  const given = await engine.ask({ question: text, variant, variants, code: visit.code }, turns);
  const { byMeaning } = given;
  const askedAt = given.question.timestamp;
  const asked = { key, question: text, askedAt, variant, variants, byMeaning, ...visit.code };
  // Greetings and thanks are counted nowhere.
  if (given.answer.answered !== undefined) await keepExchange({ ...asked, uniqueId, given });
  const { question, answer, suggestions } = given;
  return { question, answer, suggestions, asOf: chat.checkedAt };
}

/** Once at a time: each question is told before the next. */
function send(uniqueId: string): Promise<void> {
  sending ??= sendAll(uniqueId).finally(() => {
    sending = null;
  });
  return sending;
}

/** Sends what was asked here, in order; what can't be sent now is kept. Forgets the chat where the link is gone. */
async function deliver(uniqueId: string): Promise<void> {
  try {
    await send(uniqueId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (hasCode(error, 'not_found')) await forget(uniqueId);
  }
}

/** Keeps the conversation as the server has it. */
async function keepConversation(uniqueId: string, conversation: Conversation): Promise<void> {
  if (conversation.botdata.mayBeSaved === false) return forget(uniqueId);
  await changeChat(uniqueId, (chat) => ({ ...chat, conversation, visit: visit.code?.visit }));
}

/** What a page of a saved chat needs. */
export const offline = {
  /** Keeps the conversation as it has gone on with the server, for when the network goes. */
  keep: keepConversation,

  /** Tells how many questions wait to be sent, now and whenever that changes. @returns a function that ends it */
  watchWaiting(uniqueId: string, tell: (count: number) => void): () => void {
    const count = (): void => {
      if (isSaved(uniqueId))
        void listExchanges(uniqueId).then(
          ({ length }) => tell(length),
          () => tell(0),
        );
      else tell(0);
    };
    count();
    return whenExchangesChange(count);
  },

  /** Removes a chat from this device, once what was asked here is sent. @throws ApiError network where it can't be now */
  async remove(uniqueId: string): Promise<void> {
    await send(uniqueId).catch((error: unknown) => {
      // What the server refuses it will never take.
      if (hasCode(error, 'network')) throw error;
    });
    await forget(uniqueId);
  },

  /** The conversation as the server has it, after what was asked here was sent; where it can't be reached, as it is known here. */
  async load(uniqueId: string, fetch: () => Promise<Conversation>): Promise<Conversation> {
    await deliver(uniqueId);
    try {
      const conversation = await fetch();
      await keepConversation(uniqueId, conversation);
      makeReady(uniqueId);
      return conversation;
    } catch (error) {
      if (isRevoked(error)) await forget(uniqueId);
      const saved = hasCode(error, 'network') ? await openSaved(uniqueId) : null;
      if (saved === null) throw error;
      return saved;
    }
  },

  /** Has a question answered by the server, or here where that can't be reached; photos are the server's alone. */
  async ask(
    link: ChatLink,
    question: SentQuestion,
    conversation: Conversation,
    send: () => Promise<Reply>,
  ): Promise<Reply> {
    try {
      // A browser that knows of no network may still wait for one.
      if (navigator.onLine === false) throw networkError();
      // What was asked before is told before.
      await deliver(link.uniqueId);
      return await send();
    } catch (error) {
      const isWords = question.photo === null && question.errorImageId === undefined;
      if (!isWords || !hasCode(error, 'network')) throw error;
      const reply = await answerHere(link, question, conversation).catch(() => null);
      if (reply === null) throw error;
      return reply;
    }
  },

  renew,
  save: saveChat,
};
