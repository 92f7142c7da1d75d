/** Serves the built web client; every address that is no file and no call shows its page, which knows the way. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { matchPath } from '../../contracts/match-path.ts';
import { paths } from '../../contracts/paths.ts';
import { notFound } from '../app-error.ts';
import { loadPage, type PageSettings, sendPage, type WebPage } from './web-pages.ts';

const SERVER_PATHS = /^\/(api|uploads|docs|metrics|healthz|readyz)(\/|$)/;
const ASSET = /\.[a-z0-9]{2,5}$/i;

export type WebClientOptions = PageSettings & {
  /** Folder of the build; without it only the calls answer. */
  webDir: string;
};

/** Registers the client's files and, for every other address that is no call, its page. */
export async function registerWebClient(
  app: FastifyInstance,
  { webDir, ...settings }: WebClientOptions,
): Promise<void> {
  const page = await loadPage(webDir, 'index.html', settings);
  const screens = await loadScreens(webDir, settings);
  if (page) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
      wildcard: false,
      // Pages are sent with this installation's settings in them, each at the address of its screen.
      globIgnore: ['*.html'],
      preCompressed: true,
      setHeaders(reply, path) {
        // Built files carry a hash in their name; the page itself must always be asked for.
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = request.method === 'GET' && !SERVER_PATHS.test(path) && !ASSET.test(path);
    if (!page || !isPage) throw notFound('This address');
    return sendPage(request, reply, screens.find(({ pattern }) => matchPath(pattern, path))?.page ?? page);
  });
}

/** The pages of screens for which the build has written one of their own, named as the screen is in `paths`. */
async function loadScreens(
  webDir: string,
  settings: PageSettings,
): Promise<{ pattern: string; page: WebPage }[]> {
  const found = await Promise.all(
    Object.entries(paths).map(async ([screen, { path }]) => {
      const page = await loadPage(webDir, `${screen}.html`, settings);
      return page ? [{ pattern: path, page }] : [];
    }),
  );
  return found.flat();
}
