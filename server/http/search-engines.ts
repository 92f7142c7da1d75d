/** Tells search engines which pages there are and which they must not visit. */
import type { FastifyInstance } from 'fastify';
import { paths } from '../../contracts/paths.ts';
import { sitePaths } from '../../contracts/site-paths.ts';
import { escapeHtml } from '../lib/escape-html.ts';

const PUBLIC_PAGES = [paths.landing.path, paths.demoForm.path];
/** Of the pages that the server writes, those that say the same everywhere. The legal ones are drafts at first. */
const LISTED_PAGES = [...PUBLIC_PAGES, sitePaths.guide, sitePaths.changelog, sitePaths.security];
/** Not the chats: who may not visit a page does not learn that it must not be listed. */
const CLOSED = ['/api/', '/uploads/', '/admin/', '/docs'];

/** Keeps a page out of every list. */
export const NOT_LISTED: Record<string, string> = { 'x-robots-tag': 'noindex, nofollow' };

/** The header that keeps a page out of every list; for all but those that are meant to be found. */
export const robotsHeader = (path: string): Record<string, string> =>
  PUBLIC_PAGES.some((page) => page === path) ? {} : NOT_LISTED;

/** Registers /robots.txt and /sitemap.xml for the address in `publicUrl` (no trailing slash). */
export function registerSearchEngines(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const robots = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const urls = LISTED_PAGES.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}
