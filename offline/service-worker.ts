/**
 * The service worker of one chat that its customer saved. It serves that chat's page, and nothing else of this site: what the
 * network gives comes first where it may change, and what was saved where there is no network.
 */

/** The scope that this program runs in, as it is typed for the other worker. */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The page itself: the scope is its address. */
const CHAT = new URL(worker.registration.scope);
const CACHE = `manual:${CHAT.pathname}`;

/** Files whose names change with their content, and those that are saved anew with each version. */
const isSavedFirst = ({ pathname }: URL): boolean =>
  pathname.startsWith('/assets/') || pathname.startsWith(`${CHAT.pathname}/`);
/** Signed anew with each visit: found by their path. */
const isOfManual = ({ pathname }: URL): boolean => pathname.startsWith('/uploads/');
const isPicture = ({ pathname }: URL): boolean => /\/(?:pages|figures)\/\d+$/.test(pathname);

async function fromNetwork(request: Request, saved: () => Promise<Response | undefined>): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const response = await saved();
    if (response) return response;
    throw error;
  }
}

/** Makes no cache where there is none, as opening it would. */
const findSaved = (url: string): Promise<Response | undefined> => caches.match(url, { cacheName: CACHE });

/** A picture that was looked at is there without a network, too, where not all of them are saved. */
async function keepSeen({ pathname }: URL, picture: Response): Promise<void> {
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  await cache.put(pathname, picture);
  // Without its page the chat was removed from the device meanwhile, and opening the cache made another.
  if ((await cache.match(CHAT.pathname)) === undefined) await caches.delete(CACHE);
}

async function findOfManual(event: FetchEvent, url: URL): Promise<Response> {
  const response = await fetch(event.request).catch(() => null);
  if (response?.ok) {
    if (isPicture(url)) event.waitUntil(keepSeen(url, response.clone()).catch(() => undefined));
    return response;
  }
  // A server that is reached again gives nothing for an address that this device made without a signature.
  return (await findSaved(url.pathname)) ?? response ?? Response.error();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== CHAT.origin) return;
  // The page fetches anew what it saves: what is saved is what it wants to replace.
  if (request.cache === 'reload' && request.mode !== 'navigate') return;
  if (request.mode === 'navigate') {
    if (url.pathname === CHAT.pathname)
      event.respondWith(fromNetwork(request, () => findSaved(CHAT.pathname)));
  } else if (isSavedFirst(url)) {
    event.respondWith(findSaved(url.pathname).then((saved) => saved ?? fetch(request)));
  } else if (isOfManual(url)) {
    event.respondWith(findOfManual(event, url));
  }
});

export {};
