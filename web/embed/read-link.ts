import { EMBEDDED_PARAM } from '../../contracts/embed-frame.ts';
import { matchPath } from '../../contracts/match-path.ts';

/** Where a chat is, for the page that shows it. */
export type EmbeddedLink = { frameUrl: string; cardUrl: string; origin: string };

/**
 * Reads what stands in `data-chatbot`.
 * @param link the address of a chat, or its path on the server of the script
 * @param scriptUrl where the script came from
 * @returns null for what is no chat's address
 */
export function readLink(link: string, scriptUrl: string): EmbeddedLink | null {
  if (!URL.canParse(link, scriptUrl)) return null;
  const { origin, pathname, protocol } = new URL(link, scriptUrl);
  const parts = matchPath<'company' | 'product' | 'key'>('/chatbot/:company/:product/:key', pathname);
  // Anything but the web has no origin; `javascript:` would run on the page itself.
  if (!parts || !/^https?:$/.test(protocol) || Object.values(parts).includes('')) return null;
  const path = `${parts.company}/${parts.product}/${parts.key}`;
  return {
    frameUrl: `${origin}/chatbot/${path}?${EMBEDDED_PARAM}`,
    cardUrl: `${origin}/api/chatbot/embed/${path}`,
    origin,
  };
}
