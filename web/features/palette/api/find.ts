import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin/admin.ts';
import type { Exchange } from '../../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { playgroundRoutes } from '../../../../contracts/chat/playground.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeQuery } from '../../../lib/api/query.ts';
import type { Asked } from '../entries.ts';

const LIMIT = 6;
const FIRST = { page: 1, limit: LIMIT };

/** Finds products by a part of their name; the newest for an empty one. */
export const useFoundProducts = (search: string, enabled: boolean) =>
  useQuery({
    ...routeQuery(productRoutes.allProducts, { query: { ...FIRST, search } }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** Finds chatbots by customer or product. Nothing is looked for as long as nothing was typed. */
export const useFoundCustomers = (search: string, enabled: boolean) =>
  useQuery({
    ...routeQuery(chatbotRoutes.yourBots, { query: { ...FIRST, search } }),
    enabled: enabled && search !== '',
  });

/** Finds the installation's clients, for an administrator. */
export const useFoundClients = (search: string, enabled: boolean) =>
  useQuery({
    ...routeQuery(adminRoutes.getCompanies, { query: { ...FIRST, search } }),
    enabled: enabled && search !== '',
  });

/** Asks a product as a customer would; nothing is kept or counted. */
export const useAskProduct = () =>
  useMutation({
    mutationFn: async ({ product, question }: { product: Asked; question: string }): Promise<Exchange> => {
      const input = { params: { productId: product.id }, body: { question } };
      return (await call(playgroundRoutes.tryQuestion, input)).data;
    },
  });
