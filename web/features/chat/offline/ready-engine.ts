/** The engine of the chat that is asked on this device: one at a time, for it takes much of a phone's memory. */
import { chatFile } from '../../../../contracts/chat/offline-files.ts';
import { readChat, type SavedChat } from './device-store.ts';
import { chatPath, type EngineLine, openEngine } from './engine-line.ts';
import { SHARED_CACHE } from './meaning-files.ts';
import { cacheName } from './page-cache.ts';
import { isSaved } from './saved-flag.ts';

/** So many of the questions that are offered to the customer are gone through before any is asked. */
const MOST_LIKELY = 2;
/** The page is given this long to have nothing else to do. */
const IDLE_MS = 2_000;

let line: { uniqueId: string; key: string; opened: Promise<EngineLine> } | null = null;

/** Changes whenever the engine has to be another one. */
const keyOf = ({ pack, meaning }: SavedChat): string =>
  JSON.stringify([pack.revision, meaning && [meaning.revision, meaning.runtime]]);

/** The engine with what is saved of a chat, kept until another is asked for or a newer manual comes. */
export async function engineOf(chat: SavedChat): Promise<EngineLine> {
  const { link, pack, conversation } = chat;
  const { uniqueId } = link;
  const key = keyOf(chat);
  const now = line;
  const known = now && (await now.opened.catch(() => null));
  if (known && now?.uniqueId === uniqueId && now.key === key) return known;
  // Another may have been started meanwhile.
  if (line !== now) return engineOf(chat);
  known?.close();
  const opened = openEngine(link, pack, conversation.botdata.suggestions.slice(0, MOST_LIKELY));
  line = { uniqueId, key, opened };
  // Until it has learnt, it answers by words.
  void opened.then((engine) => learn(engine, chat)).catch(() => undefined);
  return opened;
}

/** Has the engine learn what is saved of what its passages mean. */
async function learn(engine: EngineLine, { link, pack, meaning }: SavedChat): Promise<void> {
  // Those of an earlier manual wait for newer ones.
  if (meaning?.passages === undefined || meaning.passages !== pack.passages) return;
  const chat = chatPath(link);
  // Opening the cache would make another where the chat was removed while its engine was being opened.
  const file = await caches.match(chatFile(chat, 'vectors'), { cacheName: cacheName(link) });
  if (file === undefined) return;
  await engine.learn({
    vectors: await file.arrayBuffer(),
    start: () => new Worker(chatFile(chat, 'encoder')),
    begin: { cache: SHARED_CACHE, runtime: meaning.runtime, models: meaning.models },
  });
}

/** Has the engine ready before the network goes, once the page has nothing else to do: a phone needs seconds for it. */
export function makeReady(uniqueId: string): void {
  whenIdle(async () => {
    const chat = isSaved(uniqueId) ? await readChat(uniqueId) : null;
    // A question tells why it can't be had.
    if (chat) await engineOf(chat).catch(() => undefined);
  });
}

const whenIdle = (act: () => Promise<void>): void => {
  const run = () => void act().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_MS });
  else setTimeout(run, IDLE_MS);
};

/** Ends the engine of a chat, if it is that chat's. */
export async function closeEngine(uniqueId: string): Promise<void> {
  if (line?.uniqueId !== uniqueId) return;
  (await line.opened.catch(() => null))?.close();
  line = null;
}
