import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { productRoutes } from '../../../contracts/manuals/products.ts';
import { routeQuery } from './query.ts';

const SUGGESTIONS = 20;
// Addresses alone: the contract of products is larger than the screens that choose one.
const ONE = { method: 'GET', path: '/api/company/single-product/:id', auth: 'company-or-waiting' } as const;
const ALL = { method: 'GET', path: '/api/company/all-products', auth: 'company-or-waiting' } as const;

/** The product with this id. */
export function useNamedProduct(id: string | undefined) {
  return useQuery({
    ...routeQuery<typeof productRoutes.singleProduct>(ONE, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
}

/**
 * The props of a SuggestInput that chooses a product of the company: it suggests the newest whose names contain the
 * typed text. Nothing is asked for before somebody begins to type.
 */
export function useProductChoice(productId: string | undefined) {
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = useNamedProduct(productId);
  const found = useQuery({
    ...routeQuery<typeof productRoutes.allProducts>(ALL, {
      query: { search: typed ?? '', limit: SUGGESTIONS },
    }),
    placeholderData: keepPreviousData,
    enabled: typed !== null,
  });
  return {
    chosen: productId === undefined ? '' : (chosen.data?.data.product_name ?? ''),
    suggestions: (found.data?.data ?? []).map(({ _id, product_name }) => ({ id: _id, name: product_name })),
    onType: setTyped,
  };
}
