/** The files of a saved chat: its page, programs and the pictures of its manuals, in the browser's cache. */

import type { OfflinePack } from '../../../../contracts/chat/offline.ts';
import { type CHAT_FILES, chatFile, SHELL_PATH } from '../../../../contracts/chat/offline-files.ts';
import { networkError } from '../../../lib/api/api-error.ts';
import type { ChatLink } from '../api/ask.ts';
import { chatPath } from './engine-line.ts';

export type Shell = {
  version: string;
  files: string[];
  bytes: number;
  /** What encodes: path of the runtime's program, and the bytes of all programs for it. */
  encoder: { runtime: string; bytes: number };
};
/** Told the share that is done, 0–1. */
export type OnProgress = (share: number) => void;

/** The service worker finds it by the same name. */
export const cacheName = (link: ChatLink): string => `manual:${chatPath(link)}`;

/** Pictures that are looked at to tell how large all of them are. */
const SAMPLES = 3;
/** Files below the address of a chat that every saved chat has. */
const OF_PAGE = ['engine', 'manifest', 'icon'] as const satisfies (keyof typeof CHAT_FILES)[];
const MAX_TRIES = 5;
const WAIT_MS = 2_000;

/** What the page of a chat is made of. @throws ApiError network */
export async function fetchShell(): Promise<Shell> {
  const response = await fetch(SHELL_PATH).catch(() => null);
  if (!response?.ok) throw networkError();
  return response.json();
}

/** Saves the page of a chat and the programs beside it, in place of earlier ones. @throws ApiError network */
export async function savePage(link: ChatLink, shell: Shell, onProgress: OnProgress): Promise<void> {
  const chat = chatPath(link);
  const own = OF_PAGE.map((file) => chatFile(chat, file));
  const addresses = [...shell.files, ...own, chat];
  const cache = await caches.open(cacheName(link));
  for (const [i, address] of addresses.entries()) {
    await cache.put(address, await fetchFile(address, isNew(address) ? 'reload' : 'default'));
    onProgress((i + 1) / addresses.length);
  }
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !shell.files.includes(pathname)) await cache.delete(request);
  }
}

/** Only built files carry their content in their name. */
const isNew = (address: string): boolean => !address.startsWith('/assets/');

/** Addresses of all pictures of a pack: pages and figures. */
export const picturesOf = ({ manuals }: OfflinePack): string[] =>
  manuals.flatMap(({ file, fileKey, pages, figures }) => {
    const { pathname, search } = new URL(file, location.origin);
    const ofPages = fileKey.endsWith('.pdf')
      ? Array.from({ length: pages ?? 0 }, (_, i) => `${pathname}/pages/${i + 1}${search}`)
      : [];
    const ofFigures = figures.map(({ ordinal }) => `${pathname}/figures/${ordinal}${search}`);
    return [...ofPages, ...ofFigures];
  });

/** About how many bytes pictures have: by some of them. @throws ApiError network */
export async function estimatePictures(addresses: readonly string[]): Promise<number> {
  if (addresses.length === 0) return 0;
  const step = Math.max(1, Math.floor(addresses.length / SAMPLES));
  const samples = addresses.filter((_, i) => i % step === 0).slice(0, SAMPLES);
  let bytes = 0;
  for (const address of samples) bytes += (await (await fetchFile(address)).blob()).size;
  return Math.round((bytes / samples.length) * addresses.length);
}

/** Saves pictures, found by their paths, and forgets those that are of no use any more. @throws ApiError network */
export async function savePictures(
  link: ChatLink,
  addresses: readonly string[],
  onProgress: OnProgress,
): Promise<void> {
  const cache = await caches.open(cacheName(link));
  for (const [i, address] of addresses.entries()) {
    const path = pathOf(address);
    if (!(await cache.match(path))) await cache.put(path, await fetchFile(address));
    onProgress((i + 1) / addresses.length);
  }
  await keepPictures(link, addresses);
}

/** Forgets all pictures but these: those of an earlier version of the manual that were saved or looked at. */
export async function keepPictures(link: ChatLink, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName(link));
  const wanted = new Set(addresses.map(pathOf));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/uploads/') && !wanted.has(pathname)) await cache.delete(request);
  }
}

const pathOf = (address: string): string => new URL(address, location.origin).pathname;

/** A file; where there were too many calls it is asked for again. A figure that can't be drawn is left out. */
export async function fetchFile(
  address: string,
  cache: RequestCache = 'default',
  signal?: AbortSignal,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address, { cache, ...(signal && { signal }) }).catch(() => null);
    signal?.throwIfAborted();
    if (response && (response.ok || response.status === 404)) return response;
    if (response?.status !== 429 || tries === MAX_TRIES) throw networkError();
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS * tries));
  }
}

/** Starts the service worker of a chat, which serves its page alone. */
export async function startServiceWorker(link: ChatLink): Promise<void> {
  const chat = chatPath(link);
  await navigator.serviceWorker.register(chatFile(chat, 'serviceWorker'), { scope: chat });
}

/** Forgets the files of a chat, and ends its service worker; also where nothing else is known of it. */
export async function dropPage(uniqueId: string): Promise<void> {
  const isOfChat = (address: string): boolean => address.endsWith(`/${uniqueId}`);
  for (const name of await caches.keys()) if (isOfChat(name)) await caches.delete(name);
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const registration of registrations) if (isOfChat(registration.scope)) await registration.unregister();
}

/** Whether this browser can save a chat. A page in another's frame is not the customer's own. */
export const canSave = (): boolean =>
  window.parent === window &&
  'serviceWorker' in navigator &&
  'locks' in navigator &&
  'caches' in window &&
  'indexedDB' in window;
