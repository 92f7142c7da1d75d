import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { CompanyAccess } from '../../lib/running/company.ts';
import type { ComparedCall } from '../../lib/running/compare-companies.ts';

/** A company whose lists are asked for. */
export type Listed = CompanyAccess & { productId: string };

type ListCall = ComparedCall<Listed>;

/** Every list a vendor's screens ask for, as those ask for it. */
export const listCalls: ListCall[] = [
  products('products', {}),
  products('products, searched', { search: 'pump hp 1' }),
  chatbots('chatbots', {}),
  chatbots('chatbots, tenth page or last', { page: 10 }),
  chatbots('chatbots of a product', {}, true),
  chatbots('chatbots, searched for a customer', { search: 'customer-12' }),
  chatbots('chatbots, searched in vain', { search: 'nobody at all' }),
  chatbots('chatbots by customer', { sort: 'customer', order: 'asc' }),
  chatbots('chatbots by product', { sort: 'product', order: 'asc' }),
  chatbots('chatbots by queries used', { sort: 'queries' }),
  chatbots('chatbots, Active', { status: 'Active' }),
  chatbots('chatbots, Inactive', { status: 'Inactive' }),
  chatbots('chatbots, e-mail sent', { mail: 'sent' }),
  chatbots('chatbots, e-mail failed', { mail: 'failed' }),
  chatbots('chatbots, e-mail not sent yet', { mail: 'queued' }),
  questions('questions', {}),
  questions('questions, answered', { show: 'answered' }),
  questions('questions, unanswered', { show: 'unanswered' }),
  questions('questions, not working', { show: 'does-not-work' }),
  questions('questions, searched', { search: 'code E-12' }),
];

function products(name: string, query: { search?: string }): ListCall {
  return { name, ask: (api, { token }) => api.call(productRoutes.allProducts, { query }, token) };
}

type ChatbotQuery = NonNullable<Parameters<typeof chatbotQuery>[0]>;
const chatbotQuery = (query: {
  page?: number;
  search?: string;
  sort?: 'customer' | 'product' | 'queries';
  order?: 'asc';
  status?: 'Active' | 'Inactive';
  mail?: 'sent' | 'failed' | 'queued';
}) => query;

function chatbots(name: string, query: ChatbotQuery, isOfProduct = false): ListCall {
  return {
    name,
    ask: (api, { token, productId }) =>
      api.call(chatbotRoutes.yourBots, { query: isOfProduct ? { ...query, productId } : query }, token),
  };
}

function questions(
  name: string,
  query: { search?: string; show?: 'answered' | 'unanswered' | 'does-not-work' },
): ListCall {
  return {
    name,
    ask: (api, { token, productId: id }) =>
      api.call(analyticsRoutes.singleProductMessages, { params: { id }, query }, token),
  };
}
