/** The pages of the web client as they are sent: with this installation's settings in them, compressed once. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../lib/escape-html.ts';

export type PageSettings = {
  /** Shown where people are told whom to ask; null leaves that line out. */
  supportEmail: string | null;
  /** Address the product is reached under; no trailing slash. */
  publicUrl: string;
};

/** A page of the build, ready to be sent. */
export type WebPage = { html: string; gzipped: Buffer };

/** Reads a page of the build. @returns null where the build has none */
export async function loadPage(
  webDir: string,
  name: string,
  { supportEmail, publicUrl }: PageSettings,
): Promise<WebPage | null> {
  const path = join(webDir, name);
  if (!existsSync(path)) return null;
  const html = (await readFile(path, 'utf8'))
    .replace(
      'name="support-email" content=""',
      `name="support-email" content="${escapeHtml(supportEmail ?? '')}"`,
    )
    .replaceAll('{public-url}', escapeHtml(publicUrl));
  return { html, gzipped: gzipSync(html) };
}

/** Sends a page, compressed for who takes it so; it must always be asked for anew, for its files change names. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { html, gzipped }: WebPage) {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesGzip ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(html);
}
