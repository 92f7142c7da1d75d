/** Chats on a company's own sites: which sites may show them, and what a site is told about a chat. */
import { z } from 'zod';
import { MAX_EMBED_ORIGINS } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { id, reply, uniqueId } from '../shapes.ts';

const MAX_ORIGIN_CHARS = 200;

/**
 * Host names in ASCII, as they appear in a header. Browsers' own parsing accepts more, among it `;` and `*`, which
 * would change the policy that the origin becomes a part of.
 */
const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

const FAULTS = {
  incomplete: 'Enter an address with its beginning, such as https://www.company.com.',
  insecure: 'Only https:// is safe enough; http:// is possible for http://localhost alone.',
  path: 'Enter the beginning of the address only, without a page: https://www.company.com.',
} as const;

/** An origin as browsers write it (`https://shop.example:8443`), or a sentence that says what is wrong. */
export type ReadOrigin = { origin: string } | { fault: string };

/** Reads the address of a site as a person entered it. */
export function readOrigin(text: string): ReadOrigin {
  const url = text.length <= MAX_ORIGIN_CHARS && URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null) return { fault: FAULTS.incomplete };
  const isLocal = url.hostname === 'localhost';
  if (url.protocol === 'http:' && !isLocal) return { fault: FAULTS.insecure };
  if (!/^https?:$/.test(url.protocol) || !(isLocal || HOST.test(url.hostname))) {
    return { fault: FAULTS.incomplete };
  }
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return isBare ? { origin: url.origin } : { fault: FAULTS.path };
}

const embedOrigin = z.string(FAULTS.incomplete).transform((text, context): string => {
  const read = readOrigin(text);
  if ('origin' in read) return read.origin;
  context.addIssue({ code: 'custom', message: read.fault });
  return z.NEVER;
});

/** The sites that may show a company's chats, each once. */
export const embedOrigins = z
  .array(embedOrigin, FAULTS.incomplete)
  .max(MAX_EMBED_ORIGINS, `At most ${MAX_EMBED_ORIGINS} sites can be named.`)
  .transform((origins) => [...new Set(origins)]);

/** The data that a site gets before it opens a chat. */
export const embedCard = z.object({
  product_name: z.string(),
  accent: z.string().nullable().describe('`#rrggbb`; null for the product’s own colour'),
});
export type EmbedCard = z.output<typeof embedCard>;

/** Calls of the script on other sites. They need no session: the link is the key. */
export const embeddingRoutes = {
  card: defineRoute({
    method: 'GET',
    path: '/api/chatbot/embed/:companyId/:productId/:uniqueId',
    summary: 'What a site shows before the chat is opened; browsers let allowed sites read it only',
    auth: 'public',
    limit: 'chat',
    params: z.object({ companyId: id, productId: id, uniqueId }),
    replies: { 200: reply(200, embedCard) },
  }),
};
