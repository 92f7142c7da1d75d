import { useQueryClient } from '@tanstack/react-query';
import { mediaRoutes } from '../../../../contracts/media.ts';
import { productRoutes } from '../../../../contracts/products.ts';
import { routeKey } from '../../../lib/query.ts';

/** Gives the function that asks again for everything that shows a product's images and videos. */
export function useRefreshMedia() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: routeKey(productRoutes.singleProduct) }),
      queryClient.invalidateQueries({ queryKey: routeKey(mediaRoutes.getVideoLinks) }),
    ]);
}
