import { useQueryClient } from '@tanstack/react-query';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { routeKey } from '../../../lib/api/query.ts';
import { useUpload } from '../../../lib/api/use-upload.ts';

/** Changes name, description and category of a product and, with a file, its first manual. */
export function useUpdateProduct() {
  const queryClient = useQueryClient();
  return useUpload<typeof productRoutes.updateProduct>(productRoutes.updateProduct, {
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: routeKey(productRoutes.allProducts) }),
        queryClient.invalidateQueries({ queryKey: routeKey(productRoutes.singleProduct) }),
      ]),
  });
}
