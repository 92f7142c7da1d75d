import { EMBEDDED_PARAM } from '../../contracts/chat/embed-frame.ts';
import { matchPath } from '../../contracts/match-path.ts';

/** The addresses of a chat, for the page that shows it. */
export type EmbeddedLink = { frameUrl: string; cardUrl: string; origin: string };

/**
 * Reads the attribute `data-chatbot`.
 * @param link the address of a chat, or its path on the server of the script
 * @param scriptUrl address of the script
 * @returns null if it is not the address of a chat
 */
export function readLink(link: string, scriptUrl: string): EmbeddedLink | null {
  if (!URL.canParse(link, scriptUrl)) return null;
  const { origin, pathname, protocol } = new URL(link, scriptUrl);
  const parts = matchPath<'company' | 'product' | 'key'>('/chatbot/:company/:product/:key', pathname);
  // Other protocols have no origin, and `javascript:` would run on the page itself.
  if (!parts || !/^https?:$/.test(protocol) || Object.values(parts).includes('')) return null;
  const path = `${parts.company}/${parts.product}/${parts.key}`;
  return {
    frameUrl: `${origin}/chatbot/${path}?${EMBEDDED_PARAM}`,
    cardUrl: `${origin}/api/chatbot/embed/${path}`,
    origin,
  };
}
