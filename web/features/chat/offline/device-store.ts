/** What this device keeps of saved chats, in IndexedDB. */
import type { KeptQuestion, OfflinePack } from '../../../../contracts/chat/offline.ts';
import type { OfflineMeaning } from '../../../../contracts/chat/offline-meaning.ts';
import type { OfflineAnswer } from '../../../../contracts/chat/offline-worker.ts';
import type { ChatLink } from '../api/ask.ts';
import type { Conversation } from '../api/conversation.ts';

/** What is saved of what a chat's questions mean, and where. */
export type SavedMeaning = Pick<OfflineMeaning, 'revision' | 'passages' | 'models'> & {
  /** Path of the runtime's program. */
  runtime: string;
  bytes: number;
};

/** A chat as it was saved. */
export type SavedChat = {
  link: ChatLink;
  pack: OfflinePack;
  conversation: Conversation;
  /** Key of the visit by a printed code whose conversation it is; missing for that of the link. */
  visit?: string | undefined;
  /** When the server last said that the pack is the newest: ISO 8601. */
  checkedAt: string;
  /** Version of the page that is saved. */
  shell: string;
  hasPictures: boolean;
  /** Missing where questions are understood by words alone. */
  meaning?: SavedMeaning;
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

/** Does something in one transaction. @param act gives what tells the result, once all of it is done */
async function within<T>(
  store: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => () => T,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const result = act(transaction.objectStore(store));
    // What is kept is only kept once the whole is.
    transaction.oncomplete = () => resolve(result());
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

export const readChat = (uniqueId: string): Promise<SavedChat | undefined> =>
  within(CHATS, 'readonly', (store) => {
    const chat: IDBRequest<SavedChat | undefined> = store.get(uniqueId);
    return () => chat.result;
  });

export const listChats = (): Promise<SavedChat[]> =>
  within(CHATS, 'readonly', (store) => {
    const all: IDBRequest<SavedChat[]> = store.getAll();
    return () => all.result;
  });

export const writeChat = (chat: SavedChat): Promise<void> =>
  write(CHATS, (store) => store.put(chat, chat.link.uniqueId));

/**
 * Changes a saved chat in one transaction, so that nothing that was changed or removed meanwhile comes back.
 * @returns whether it is still saved; if not, nothing is written
 */
export const changeChat = (uniqueId: string, change: (chat: SavedChat) => SavedChat): Promise<boolean> =>
  within(CHATS, 'readwrite', (store) => {
    const found: IDBRequest<SavedChat | undefined> = store.get(uniqueId);
    found.onsuccess = () => {
      if (found.result) store.put(change(found.result), uniqueId);
    };
    return () => found.result !== undefined;
  });

/** Forgets a chat, with what was asked in it. */
export async function deleteChat(uniqueId: string): Promise<void> {
  await write(CHATS, (store) => store.delete(uniqueId));
  await deleteExchanges((exchange) => exchange.uniqueId === uniqueId);
}

export const keepExchange = (exchange: KeptExchange): Promise<void> =>
  write(KEPT, (store) => store.add(exchange));

/** What was asked here and is not yet sent, oldest first. */
export const listExchanges = (uniqueId: string): Promise<KeptExchange[]> =>
  within(KEPT, 'readonly', (store) => {
    const all: IDBRequest<KeptExchange[]> = store.getAll();
    return () => all.result.filter((exchange) => exchange.uniqueId === uniqueId);
  });

/** Forgets what the server has kept. */
export const forgetExchanges = (uniqueId: string, keys: readonly string[]): Promise<void> =>
  deleteExchanges((exchange) => exchange.uniqueId === uniqueId && keys.includes(exchange.key));

/** Calls `act` whenever a question was kept or forgotten on this page. @returns a function that ends it */
export function whenExchangesChange(act: () => void): () => void {
  changed.addEventListener('change', act);
  return () => changed.removeEventListener('change', act);
}

const changed = new EventTarget();

async function write(store: string, act: (store: IDBObjectStore) => void): Promise<void> {
  await within(store, 'readwrite', (found) => {
    act(found);
    return () => undefined;
  });
  if (store === KEPT) changed.dispatchEvent(new Event('change'));
}

/** In one transaction: another page of the chat may keep a question meanwhile. */
const deleteExchanges = (isMeant: (exchange: KeptExchange) => boolean): Promise<void> =>
  write(KEPT, (store) => {
    const going = store.openCursor();
    going.onsuccess = () => {
      const cursor = going.result;
      if (!cursor) return;
      if (isMeant(cursor.value)) cursor.delete();
      cursor.continue();
    };
  });
