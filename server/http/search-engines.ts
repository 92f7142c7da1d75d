/** Tells search engines which pages there are and which they must not visit. */
import type { FastifyInstance } from 'fastify';
import { paths } from '../../contracts/paths.ts';
import { escapeHtml } from '../lib/escape-html.ts';

const PUBLIC_PAGES = [paths.landing.path, paths.demoForm.path];
const CLOSED = ['/api/', '/uploads/', '/chatbot/', '/admin/', '/docs'];

/** Registers /robots.txt and /sitemap.xml for the address in `publicUrl` (no trailing slash). */
export function registerSearchEngines(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const robots = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
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
