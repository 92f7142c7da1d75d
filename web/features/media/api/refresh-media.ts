import { useQueryClient } from '@tanstack/react-query';
import { mediaRoutes } from '../../../../contracts/manuals/media.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { routeKey } from '../../../lib/api/query.ts';

/** Gives a function that loads everything again that shows a product's images and videos. */
export function useRefreshMedia() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: routeKey(productRoutes.singleProduct) }),
      queryClient.invalidateQueries({ queryKey: routeKey(mediaRoutes.getVideoLinks) }),
    ]);
}
