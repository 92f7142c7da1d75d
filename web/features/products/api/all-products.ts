import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { routeQuery } from '../../../lib/api/query.ts';

export const PRODUCTS_PER_PAGE = 12;
const REFRESH_MS = 4000;

/** Loads a page (from 1) of the company's products with `search` in their name, again while one is being read. */
export function useProducts({ page, search }: { page: number; search: string }) {
  return useQuery({
    ...routeQuery(productRoutes.allProducts, { query: { page, search, limit: PRODUCTS_PER_PAGE } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some((product) => product.status === 'processing') ? REFRESH_MS : false,
  });
}
