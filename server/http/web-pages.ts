/** The pages of the web client as they are sent: with this installation's settings in them, compressed once. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../../contracts/platform-settings.ts';
import { escapeHtml } from '../lib/escape-html.ts';

export type PageSettings = {
  /** What the installation calls itself, and where help is; an administrator may change it at any time. */
  readIdentity: () => Promise<Identity>;
  /** Address the product is reached under; no trailing slash. */
  publicUrl: string;
};

/** A page of the build. @returns it as it is sent to browsers of an installation that is called so */
export type WebPage = (identity: Identity) => { html: string; gzipped: Buffer };

/** What the build leaves to the server. */
const MARK = /\{(public-url|brand-name|support-email)\}/g;

/** Reads a page of the build. @returns null where the build has none */
export async function loadPage(webDir: string, name: string, publicUrl: string): Promise<WebPage | null> {
  const path = join(webDir, name);
  if (!existsSync(path)) return null;
  const page = await readFile(path, 'utf8');
  const write = ({ brandName, supportEmail }: Identity) => {
    const values: Record<string, string> = {
      'public-url': publicUrl,
      'brand-name': brandName,
      'support-email': supportEmail ?? '',
    };
    // In one go and by a function: a name that looks like a mark or a pattern is only a name.
    const html = page.replace(MARK, (_mark, key: string) => escapeHtml(values[key] ?? ''));
    return { html, gzipped: gzipSync(html) };
  };
  let last: { of: Identity; written: ReturnType<WebPage> } | null = null;
  return (identity) => {
    if (last?.of.brandName !== identity.brandName || last.of.supportEmail !== identity.supportEmail)
      last = { of: identity, written: write(identity) };
    return last.written;
  };
}

/** Sends a page, compressed for who takes it so; it must always be asked for anew, for its files change names. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, gzipped }: ReturnType<WebPage>,
) {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesGzip ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(html);
}
