/** Filter and order of the list of chatbots, as the address has them. */
import { type Chatbot, type ChatbotFilter, mailFilter } from '../../../contracts/chat/chatbots.ts';
import { id } from '../../../contracts/shapes.ts';
import { texts } from './texts.ts';

/** Every status, as the address has it. */
export const STATUSES = ['Active', 'Inactive'] as const satisfies readonly Chatbot['status'][];

/** Reads filters from the parameters of the address; unknown values count as none. */
export function readChatbotFilter(get: (name: string) => string): ChatbotFilter {
  return {
    search: get('search').trim(),
    status: STATUSES.find((status) => status === get('status')),
    mail: mailFilter.options.find((mail) => mail === get('mail')),
    productId: id.safeParse(get('product')).data,
  };
}

/** Whether the filter leaves anything out. */
export const isFiltered = ({ search, status, mail, productId }: ChatbotFilter): boolean =>
  Boolean(search || status || mail || productId);

export type ListOrder = (typeof texts.orders)[number];

/** Reads an order such as "customer-asc" from the address; newest first if it is unknown. */
export const readOrder = (value: string): ListOrder =>
  texts.orders.find((order) => orderValue(order) === value) ?? texts.orders[0];

/** The value of an order in the address; empty for the default. */
export const orderValue = (order: ListOrder): string =>
  order === texts.orders[0] ? '' : `${order.sort}-${order.order}`;
