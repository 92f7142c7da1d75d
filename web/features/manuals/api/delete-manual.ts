import { useMutation } from '@tanstack/react-query';
import { manualRoutes } from '../../../../contracts/manuals/manuals.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshProduct } from './refresh-product.ts';

/** Deletes one manual of a product. */
export function useDeleteManual() {
  const refresh = useRefreshProduct();
  return useMutation({
    mutationFn: (manualId: string) => call(manualRoutes.deleteManual, { params: { manualId } }),
    onSuccess: refresh,
  });
}
