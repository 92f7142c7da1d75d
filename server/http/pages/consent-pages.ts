/** The page of mails that an address has confirmed or is to confirm, and ends. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguages } from '../accepted-languages.ts';
import { rateLimitOf } from '../rate-limits.ts';
import { NOT_LISTED } from '../search-engines.ts';
import { CONSENT_STYLE, type ConsentLinks } from './consent-html.ts';
import { registerPlainForms } from './plain-forms.ts';

const FORM_BYTES = 4 * 1024;
/** Longer ones are none of ours. */
const MAX_TOKEN_CHARS = 300;

/** What a kind of mail does with the token of its page; all undefined where there is nothing any more. */
export type Consent<Found> = {
  /** Address of the page, or of something on it. */
  path: (token: string, part?: string) => string;
  find: (token: string) => Promise<Found | undefined>;
  confirm: (token: string) => Promise<Found | undefined>;
  stop: (token: string) => Promise<Found | undefined>;
  page: (found: Found, links: ConsentLinks) => string;
  stoppedPage: (found: Found, links: ConsentLinks) => string;
  /** Says that there is nothing. @param language as the browser asks for it */
  gonePage: (language: string, links: ConsentLinks) => string;
};

type Asked = { token: string; links: ConsentLinks; request: FastifyRequest; reply: FastifyReply };

/**
 * Registers such a page. Opening it changes nothing, because mail programs open links by themselves; its two forms do, and mail programs
 * post to that which ends them.
 */
export async function registerConsentPages<Found>(
  app: FastifyInstance,
  { path, find, confirm, stop, page, stoppedPage, gonePage }: Consent<Found>,
  rateLimitScale: number,
): Promise<void> {
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('form', rateLimitScale) } };
  const style = path('style.css');
  const on =
    (look: (token: string) => Promise<Found | undefined>, show: typeof page) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const token = String((request.params as { token?: string }).token ?? '').slice(0, MAX_TOKEN_CHARS);
      const links = { style, confirm: path(token, 'confirm'), stop: path(token, 'stop') };
      const asked = { token, links, request, reply };
      const found = await look(token);
      return found === undefined
        ? sendPage(asked, gonePage(languageOf(request), links), 404)
        : sendPage(asked, show(found, links));
    };

  app.get(style, options, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(CONSENT_STYLE),
  );
  app.get(path(':token'), options, on(find, page));
  // Whoever opens the address to which mail programs post finds the button.
  app.get(path(':token', 'stop'), options, on(find, page));
  await registerPlainForms(app, FORM_BYTES, (forms) => {
    forms.post(path(':token', 'confirm'), options, on(confirm, page));
    forms.post(path(':token', 'stop'), options, on(stop, stoppedPage));
  });
}

const languageOf = (request: FastifyRequest): string =>
  acceptedLanguages(request.headers['accept-language'])[0] ?? 'en';

const sendPage = ({ reply }: Asked, html: string, status = 200): FastifyReply =>
  reply
    .status(status)
    .headers({ ...NOT_LISTED, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
