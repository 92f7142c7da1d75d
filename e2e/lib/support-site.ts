/** A support page that is not ours, with a contact form of its own that works without scripts. */
import { text } from 'node:stream/consumers';
import { startTwoOrigins, type TwoOrigins } from './two-origins.ts';

export type SupportSite = TwoOrigins & {
  /** What its form was sent with, the oldest first. */
  received: Record<string, string>[];
};

const FORM = `<form id="contact" method="post" action="/send">
<p><label for="name">Name</label><br><input id="name" name="name"></p>
<p><label for="text">Message</label><br><textarea id="text" name="text" rows="4" required></textarea></p>
<p><button name="by" value="button">Send message</button></p></form>`;

/**
 * Starts it on a free port, with a strict policy: scripts and frames of `guest` only, and no inline styles.
 * @param guest origin of the product
 * @param code what the company put into the page
 */
export async function startSupportSite(guest: string, code: () => string): Promise<SupportSite> {
  const received: Record<string, string>[] = [];
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Support</title></head><body><main><h1>Support</h1>${body}</main></body></html>`;
  const site = await startTwoOrigins(async (request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; style-src 'none'; script-src ${guest}; frame-src ${guest}; form-action 'self'`,
    );
    if (request.method !== 'POST') return response.end(page(FORM + code()));
    received.push(Object.fromEntries(new URLSearchParams(await text(request))));
    response.end(page('<p>Thank you for your message.</p>'));
  });
  return { ...site, received };
}
