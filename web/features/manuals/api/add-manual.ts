import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { useUpload } from '../../../lib/api/use-upload.ts';
import { useRefreshProduct } from './refresh-product.ts';

/** Adds a manual to a product (`productId`) or, with `manualId` as well, a new version of that manual. */
export function useAddManual() {
  const refresh = useRefreshProduct();
  return useUpload<typeof productRoutes.upload>(productRoutes.upload, { onSuccess: refresh });
}
