import { contactPath, FRAMED_PARAM } from '../../contracts/chat/contact-frame.ts';
import { matchPath } from '../../contracts/match-path.ts';

/** The frame of a contact form, for the page that shows it. */
export type ContactLink = { frameUrl: string; origin: string };

const KEY = /^[\w-]{22,64}$/;

/**
 * Reads the attribute `data-link`.
 * @param link the key of a link, or the address of its form or its chat, also as paths on the server of the script
 * @param scriptUrl address of the script
 * @returns null if it is none of these
 */
export function readLink(link: string, scriptUrl: string): ContactLink | null {
  const text = KEY.test(link) ? contactPath(link) : link;
  if (!URL.canParse(text, scriptUrl)) return null;
  const { origin, pathname, protocol } = new URL(text, scriptUrl);
  const key =
    matchPath<'key'>(contactPath(':key'), pathname)?.key ??
    matchPath<'company' | 'product' | 'key'>('/chatbot/:company/:product/:key', pathname)?.key;
  // Other protocols have no origin, and `javascript:` would run on the page itself.
  if (key === undefined || !KEY.test(key) || !/^https?:$/.test(protocol)) return null;
  return { frameUrl: `${origin}${contactPath(key)}?${FRAMED_PARAM}`, origin };
}
