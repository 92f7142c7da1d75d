/** A site that is not ours, for tests of what happens when a chat is shown on it. */
import { startTwoOrigins, type TwoOrigins } from './two-origins.ts';

/** Policy of a site that is strict: scripts, frames and calls of its own and of `guest` only, and no inline styles. */
const policyOf = (guest: string) =>
  `default-src 'none'; style-src 'none'; script-src ${guest}; connect-src ${guest}; frame-src ${guest}`;

/**
 * Starts it on a free port.
 * @param guest origin of the product
 * @param body of every page
 */
export async function startForeignSite(guest: string, body: () => string): Promise<TwoOrigins> {
  return startTwoOrigins((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policyOf(guest));
    response.end(
      `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>Pumps</title></head><body><main aria-label="Shop"><h1>Our pumps</h1><a href="#more">More</a></main>${body()}</body></html>`,
    );
  });
}
