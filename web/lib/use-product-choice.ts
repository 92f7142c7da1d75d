import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { productRoutes } from '../../../../contracts/products.ts';
import { routeQuery } from '../../../lib/query.ts';

const SUGGESTIONS = 20;

/** The newest products whose names contain `search`, to choose one from. */
export function useProductSuggestions(search: string, isWanted: boolean) {
  return useQuery({
    ...routeQuery(productRoutes.allProducts, { query: { search, limit: SUGGESTIONS } }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
}

/** The product with this id. */
export function useNamedProduct(id: string | undefined) {
  return useQuery({
    ...routeQuery(productRoutes.singleProduct, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
}
