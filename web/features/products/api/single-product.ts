import { useQuery } from '@tanstack/react-query';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { routeQuery } from '../../../lib/api/query.ts';

const REFRESH_MS = 4000;

/** Loads a product with its manuals, error images and video links, again while a manual is being read. */
export function useProduct(productId: string) {
  return useQuery({
    ...routeQuery(productRoutes.singleProduct, { params: { id: productId } }),
    select: (reply) => reply.data,
    refetchInterval: ({ state }) => (state.data?.data.status === 'processing' ? REFRESH_MS : false),
  });
}
