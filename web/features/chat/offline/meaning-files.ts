/**
 * The files that tell what questions mean, in the browser's cache: encoders and their runtime, which all saved chats of this device share,
 * and beside the page of a chat what its passages mean.
 */
import { chatFile } from '../../../../contracts/chat/offline-files.ts';
import type { OfflineMeaning } from '../../../../contracts/chat/offline-meaning.ts';
import { networkError } from '../../../lib/api/api-error.ts';
import type { ChatLink } from '../api/ask.ts';
import { listChats, type SavedMeaning } from './device-store.ts';
import { chatPath } from './engine-line.ts';
import { cacheName, fetchFile, type OnProgress } from './page-cache.ts';

/** Holds what is shared. */
export const SHARED_CACHE = 'manual-meaning';

/** What there is to save, and how large it is in bytes. */
export type MeaningOffer = OfflineMeaning & Pick<SavedMeaning, 'runtime' | 'bytes'>;

/** What is told of how far a download is, and what ends it. */
export type Download = { onProgress: OnProgress; signal: AbortSignal };

/** Bytes that have come of all. */
type Counter = (bytes: number) => void;

const sharedFiles = ({ runtime, models }: Pick<SavedMeaning, 'runtime' | 'models'>) => [
  { path: runtime, sha256: null },
  ...models.flatMap(({ files }) => files.map(({ path, sha256 }) => ({ path, sha256 }))),
];

/**
 * Saves all that is not saved yet; vectors and the program that encodes are always taken anew.
 * @throws ApiError network; the signal's reason when it is aborted
 */
export async function saveMeaningFiles(
  link: ChatLink,
  offer: MeaningOffer,
  { onProgress, signal }: Download,
): Promise<void> {
  let come = 0;
  const count: Counter = (bytes) => {
    come += bytes;
    onProgress(Math.min(1, come / offer.bytes));
  };
  const shared = await caches.open(SHARED_CACHE);
  for (const { path, sha256 } of sharedFiles(offer)) {
    const known = await shared.match(path);
    if (known) count((await known.blob()).size);
    else await shared.put(path, await download(path, { sha256, signal, count }));
  }
  const chat = chatPath(link);
  const own = await caches.open(cacheName(link));
  for (const file of ['encoder', 'vectors'] as const) {
    const path = chatFile(chat, file);
    await own.put(path, await download(path, { sha256: null, signal, count, cache: 'reload' }));
  }
}

type Wanted = { sha256: string | null; signal: AbortSignal; count: Counter; cache?: RequestCache };

/** The whole file, once it has been seen to be what it should be. */
async function download(
  path: string,
  { sha256, signal, count, cache = 'default' }: Wanted,
): Promise<Response> {
  const response = await fetchFile(path, cache, signal);
  if (!response.ok || response.body === null) throw networkError();
  const { headers } = response;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      signal.throwIfAborted();
      throw networkError();
    });
    if (done) break;
    parts.push(value);
    count(value.length);
  }
  const content = new Blob(parts);
  if (sha256 !== null && (await digestOf(content)) !== sha256) throw networkError();
  return new Response(content, { headers: keptHeaders(headers) });
}

/** What the browser goes by when it runs or reads the file. */
const keptHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-security-policy', 'etag'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** SHA-256 in hexadecimal. */
async function digestOf(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Forgets what was saved of a chat alone. */
export async function dropOwnFiles(link: ChatLink): Promise<void> {
  if (!(await caches.has(cacheName(link)))) return;
  const own = await caches.open(cacheName(link));
  for (const file of ['encoder', 'vectors'] as const) await own.delete(chatFile(chatPath(link), file));
}

/** Forgets what no chat of this device needs any more. */
export async function dropUnusedFiles(): Promise<void> {
  if (!(await caches.has(SHARED_CACHE))) return;
  const chats = await listChats();
  const wanted = new Set(
    chats.flatMap(({ meaning }) => (meaning ? sharedFiles(meaning).map(({ path }) => path) : [])),
  );
  if (wanted.size === 0) {
    await caches.delete(SHARED_CACHE);
    return;
  }
  const shared = await caches.open(SHARED_CACHE);
  for (const request of await shared.keys())
    if (!wanted.has(new URL(request.url).pathname)) await shared.delete(request);
}
