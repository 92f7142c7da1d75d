import { useQueryClient } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { routeKey } from '../../../lib/api/query.ts';
import { useUpload } from '../../../lib/api/use-upload.ts';

/** Sends a new product with its manual; the reply comes when the file is stored, before it is read. */
export function useCreateProduct() {
  const queryClient = useQueryClient();
  return useUpload<typeof productRoutes.upload>(productRoutes.upload, {
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: routeKey(productRoutes.allProducts) }),
        queryClient.invalidateQueries({ queryKey: routeKey(companyRoutes.summary) }),
      ]),
  });
}
