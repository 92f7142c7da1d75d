import type { Chatbot } from '../../../contracts/chat/chatbots.ts';
import { CONTACT_SCRIPT_PATH, contactPath } from '../../../contracts/chat/contact-frame.ts';
import { EMBED_SCRIPT_PATH } from '../../../contracts/chat/embed-frame.ts';
import { readOrigin } from '../../../contracts/chat/embedding.ts';
import { chatbotPath } from './chatbot-url.ts';

/**
 * The line of HTML that shows a chat on another site.
 * @param host origin of this product, without a trailing slash
 */
export const embedCode = (chatbot: Pick<Chatbot, 'company' | 'product' | 'uniqueId'>, host: string): string =>
  `<script src="${host}${EMBED_SCRIPT_PATH}" data-chatbot="${chatbotPath(chatbot)}" async></script>`;

/**
 * The line of HTML that has a contact form answered first.
 * @param host origin of this product, without a trailing slash
 */
export const contactCode = ({ uniqueId }: Pick<Chatbot, 'uniqueId'>, host: string): string =>
  `<script src="${host}${CONTACT_SCRIPT_PATH}" data-link="${contactPath(uniqueId)}" data-form="#contact" defer></script>`;

/** The verdict on a page: whether it may show the company's chats, or what is wrong with its address. */
export type Verdict = { is: 'allowed' | 'unknown'; origin: string } | { is: 'fault'; fault: string };

/**
 * Judges the address of a page as a browser would.
 * @param address as a person typed it, with or without a path
 * @param origins the sites that the company has named
 */
export function judgeAddress(address: string, origins: readonly string[]): Verdict {
  const text = address.trim();
  const read = readOrigin(URL.canParse(text) ? new URL(text).origin : text);
  if ('fault' in read) return { is: 'fault', fault: read.fault };
  return { is: origins.includes(read.origin) ? 'allowed' : 'unknown', origin: read.origin };
}
