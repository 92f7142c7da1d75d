import type { Chatbot } from '../../../contracts/chat/chatbots.ts';
import { paths } from '../../../contracts/paths.ts';

type Address = Pick<Chatbot, 'company' | 'product' | 'uniqueId'>;

/** Path of a customer's chat. */
export const chatbotPath = ({ company, product, uniqueId }: Address): string =>
  paths.chat.href(company, product._id, uniqueId);

/** Complete address of a customer's chat on this site. */
export const chatbotUrl = (chatbot: Address): string => `${window.location.origin}${chatbotPath(chatbot)}`;
