/** Serves the built web client. An address that is neither a file nor a call gets the page, whose router reads it. */
import { readdir } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONTACT_SCRIPT_PATH } from '../../contracts/chat/contact-frame.ts';
import { EMBED_SCRIPT_PATH, EMBEDDED_PARAM } from '../../contracts/chat/embed-frame.ts';
import { matchPath } from '../../contracts/match-path.ts';
import { paths } from '../../contracts/paths.ts';
import { notFound } from '../app-error.ts';
import { type ChatLink, type DescribeChat, registerChatFiles } from './pages/chat-files.ts';
import { type Greet, loadChatPages } from './pages/chat-page.ts';
import { allowFraming } from './pages/frame-ancestors.ts';
import { loadPage, type PageSettings, sendPage, type WebPage } from './pages/web-pages.ts';
import { robotsHeader } from './search-engines.ts';

const SERVER_PATHS = /^\/(api|uploads|docs|metrics|healthz|readyz)(\/|$)/;
const ASSET = /\.[a-z0-9]{2,5}$/i;
/** Scripts that pages of other sites load. */
const SCRIPTS_FOR_SITES = [EMBED_SCRIPT_PATH, CONTACT_SCRIPT_PATH].map((path) => basename(path));

export type WebClientOptions = PageSettings & {
  /** Folder of the build; if it is missing, only calls are answered. */
  webDir: string;
  /** Lists the origins that may show the chat of a link in a frame; none for a link that does not exist. */
  listFrameOrigins: (link: ChatLink) => Promise<readonly string[]>;
  describeChat: DescribeChat;
  greet: Greet;
};

/** Registers the client's files and, for every other address that is no call, its page. */
export async function registerWebClient(
  app: FastifyInstance,
  { webDir, listFrameOrigins, describeChat, greet, readIdentity, publicUrl }: WebClientOptions,
): Promise<void> {
  const page = await loadPage(webDir, 'index.html', publicUrl);
  const screens = await loadScreens(webDir, publicUrl);
  const findChatPage = await loadChatPages(webDir, publicUrl, greet);
  if (page) {
    await app.register(fastifyStatic, {
      root: webDir,
      // By one route of ours: one for each of hundreds of files takes a tenth of a start.
      serve: false,
      preCompressed: true,
      setHeaders(reply, path) {
        // Built files carry a hash in their name and may be cached for ever.
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        // Compressed variants have a further ending.
        if (SCRIPTS_FOR_SITES.some((script) => basename(path).startsWith(script))) {
          reply.header('cross-origin-resource-policy', 'cross-origin');
        }
      },
    });
    registerChatFiles(app, describeChat);
    const files = await listFiles(webDir);
    app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
      const file = request.params['*'];
      return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = request.method === 'GET' && !SERVER_PATHS.test(path) && !ASSET.test(path);
    if (!page || !isPage) throw notFound('This address');
    const link = matchPath<keyof ChatLink>(paths.chat.path, path);
    if (link && isEmbedded(request)) allowFraming(reply, await listFrameOrigins(link));
    const write =
      (link && (await findChatPage(request, link))) ??
      screens.find(({ pattern }) => matchPath(pattern, path))?.page ??
      page;
    reply.headers(robotsHeader(path));
    return sendPage(request, reply, write(await readIdentity()));
  });
}

/**
 * The files of the build by their paths below `webDir`, as addresses have them. Pages are none: they are sent with this
 * installation's settings, at the address of their screen.
 */
async function listFiles(webDir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(webDir, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) =>
    entry.isFile() ? [relative(webDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')] : [],
  );
  return new Set(paths.filter((path) => path.includes('/') || !path.endsWith('.html')));
}

/** Whether a chat is opened in a frame. Only then is the database asked which sites may show it. */
const isEmbedded = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && EMBEDDED_PARAM in query;

/** Loads the pages that the build wrote for single screens, named as the screens are in `paths`. */
async function loadScreens(webDir: string, publicUrl: string): Promise<{ pattern: string; page: WebPage }[]> {
  const found = await Promise.all(
    Object.entries(paths).map(async ([screen, { path }]) => {
      const page = await loadPage(webDir, `${screen}.html`, publicUrl);
      return page ? [{ pattern: path, page }] : [];
    }),
  );
  return found.flat();
}
