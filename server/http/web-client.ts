/** Serves the built web client; every address that is no file and no call shows its page, which knows the way. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../app-error.ts';
import { escapeHtml } from '../lib/escape-html.ts';

const SERVER_PATHS = /^\/(api|uploads|docs|metrics|healthz|readyz)(\/|$)/;
const ASSET = /\.[a-z0-9]{2,5}$/i;

export type WebClientOptions = {
  /** Folder of the build; without it only the calls answer. */
  webDir: string;
  /** Shown where people are told whom to ask; null leaves that line out. */
  supportEmail: string | null;
};

/** Registers the client's files and, for every other address that is no call, its page. */
export async function registerWebClient(
  app: FastifyInstance,
  { webDir, supportEmail }: WebClientOptions,
): Promise<void> {
  const page = join(webDir, 'index.html');
  const html = existsSync(page) ? withSupportEmail(await readFile(page, 'utf8'), supportEmail) : null;
  if (html !== null) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
      wildcard: false,
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
    if (html === null || !isPage) throw notFound('This address');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
}

/** Settings that the page needs before any call stand in its head. */
const withSupportEmail = (html: string, supportEmail: string | null): string =>
  html.replace(
    'name="support-email" content=""',
    `name="support-email" content="${escapeHtml(supportEmail ?? '')}"`,
  );
