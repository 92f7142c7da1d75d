import { useMutation } from '@tanstack/react-query';
import { manualRoutes } from '../../../../contracts/manuals/manuals.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshProduct } from './refresh-product.ts';

/** Has a failed manual read again. */
export function useRetryManual() {
  const refresh = useRefreshProduct();
  return useMutation({
    mutationFn: (manualId: string) => call(manualRoutes.retryManual, { params: { manualId } }),
    onSuccess: refresh,
  });
}
