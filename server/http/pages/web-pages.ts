/** Prepares the pages of the web client for sending: puts in this installation's settings and compresses them once. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import { escapeHtml } from '../../lib/escape-html.ts';

export type PageSettings = {
  /** Reads the installation's name and support address, which an administrator may change at any time. */
  readIdentity: () => Promise<Identity>;
  /** Public address of the product, without a trailing slash. */
  publicUrl: string;
};

type WrittenPage = { html: string; gzipped: Buffer };
/** A page of the build. @returns the page with the installation's name and support address in it, and with `more` */
export type WebPage = (identity: Identity, more?: MoreMarks) => WrittenPage;
/** What is known of the chat that a page is for. */
type MoreMarks = { 'chat-product': string; 'chat-company': string };

/** Placeholders that the build leaves for the server to fill in. */
const MARK = /\{(public-url|brand-name|support-email|chat-product|chat-company)\}/g;

/** Reads a page of the build. @returns null if the build has no such page */
export async function loadPage(webDir: string, name: string, publicUrl: string): Promise<WebPage | null> {
  const path = join(webDir, name);
  if (!existsSync(path)) return null;
  const page = await readFile(path, 'utf8');
  const write = ({ brandName, supportEmail }: Identity, more?: MoreMarks): WrittenPage => {
    const values: Record<string, string> = {
      ...more,
      'public-url': publicUrl,
      'brand-name': brandName,
      'support-email': supportEmail ?? '',
    };
    // One pass with a function, so that a name that looks like a placeholder or a pattern is left as it is.
    const html = page.replace(MARK, (_mark, key: string) => escapeHtml(values[key] ?? ''));
    return { html, gzipped: gzipSync(html) };
  };
  let last: { of: Identity; written: WrittenPage } | null = null;
  return (identity, more) => {
    if (more) return write(identity, more);
    if (last?.of.brandName !== identity.brandName || last.of.supportEmail !== identity.supportEmail)
      last = { of: identity, written: write(identity) };
    return last.written;
  };
}

/** Sends a page, compressed if the browser accepts that. It is never cached, because the files it names change. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { html, gzipped }: WrittenPage) {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept, accept-encoding, accept-language')
    .type('text/html; charset=utf-8');
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesGzip ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(html);
}
