/** What the list of chatbots shows, as it stands in the address. */
import { type Chatbot, type ChatbotFilter, mailState } from '../../../contracts/chatbots.ts';
import { id } from '../../../contracts/shapes.ts';
import { texts } from './texts.ts';

/** Every status, as it stands in the address. */
export const STATUSES = ['Active', 'Inactive'] as const satisfies readonly Chatbot['status'][];

/** Reads filters from a parameter of the address; what isn't known counts as none. */
export function readChatbotFilter(get: (name: string) => string): ChatbotFilter {
  return {
    search: get('search').trim(),
    status: STATUSES.find((status) => status === get('status')),
    mail: mailState.options.find((mail) => mail === get('mail')),
    productId: id.safeParse(get('product')).data,
  };
}

/** Whether anything is left out. */
export const isFiltered = ({ search, status, mail, productId }: ChatbotFilter): boolean =>
  Boolean(search || status || mail || productId);

export type ListOrder = (typeof texts.orders)[number];

/** "customer-asc" as in the address; newest first for what isn't known. */
export const readOrder = (value: string): ListOrder =>
  texts.orders.find((order) => orderValue(order) === value) ?? texts.orders[0];

/** An order as it stands in the address; nothing for the usual one. */
export const orderValue = (order: ListOrder): string =>
  order === texts.orders[0] ? '' : `${order.sort}-${order.order}`;
