/** What this device keeps of saved chats, in IndexedDB. */
import type { KeptQuestion, OfflinePack } from '../../../../contracts/chat/offline.ts';
import type { OfflineAnswer } from '../../../../contracts/chat/offline-worker.ts';
import type { ChatLink } from '../api/ask.ts';
import type { Conversation } from '../api/conversation.ts';

/** A chat as it was saved. */
export type SavedChat = {
  link: ChatLink;
  pack: OfflinePack;
  conversation: Conversation;
  /** When the server last said that the pack is the newest: ISO 8601. */
  checkedAt: string;
  /** Version of the page that is saved. */
  shell: string;
  hasPictures: boolean;
};

/** A question that the server does not know of yet, with the answer that this device gave. */
export type KeptExchange = KeptQuestion & { uniqueId: string; given: OfflineAnswer };

const NAME = 'manual-offline';
const CHATS = 'chats';
const KEPT = 'kept';

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(CHATS);
      // Numbered as they come, which is the order in which they are sent.
      request.result.createObjectStore(KEPT, { autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function within<T>(
  store: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
) {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = act(transaction.objectStore(store));
    // What is kept is only kept once the whole is.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

export const readChat = (uniqueId: string): Promise<SavedChat | undefined> =>
  within(CHATS, 'readonly', (store) => store.get(uniqueId));

export const writeChat = async (chat: SavedChat): Promise<void> =>
  void (await within(CHATS, 'readwrite', (store) => store.put(chat, chat.link.uniqueId)));

export const deleteChat = async (uniqueId: string): Promise<void> => {
  await within(CHATS, 'readwrite', (store) => store.delete(uniqueId));
  for (const { at } of await listKept(uniqueId)) await deleteKept(at);
};

export const keepExchange = async (exchange: KeptExchange): Promise<void> =>
  void (await within(KEPT, 'readwrite', (store) => store.add(exchange)));

const deleteKept = async (at: IDBValidKey): Promise<void> =>
  void (await within(KEPT, 'readwrite', (store) => store.delete(at)));

/** The exchanges of a chat, oldest first, each with its place. */
async function listKept(uniqueId: string): Promise<{ at: IDBValidKey; exchange: KeptExchange }[]> {
  const places = await within(KEPT, 'readonly', (store) => store.getAllKeys());
  const exchanges: KeptExchange[] = await within(KEPT, 'readonly', (store) => store.getAll());
  return exchanges.flatMap((exchange, i) => {
    const at = places[i];
    return exchange.uniqueId === uniqueId && at !== undefined ? [{ at, exchange }] : [];
  });
}

/** What was asked here and is not yet sent, oldest first. */
export const listExchanges = async (uniqueId: string): Promise<KeptExchange[]> =>
  (await listKept(uniqueId)).map(({ exchange }) => exchange);

/** Forgets what the server has kept. */
export async function forgetExchanges(uniqueId: string, keys: readonly string[]): Promise<void> {
  for (const { at, exchange } of await listKept(uniqueId))
    if (keys.includes(exchange.key)) await deleteKept(at);
}
