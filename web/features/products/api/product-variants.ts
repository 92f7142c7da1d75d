import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { variantRoutes } from '../../../../contracts/manuals/variants.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** The variants that a product's manuals tell of, and those that it is. */
export const useProductVariants = (productId: string) =>
  useQuery({
    ...routeQuery(variantRoutes.productVariants, { params: { productId } }),
    select: (reply) => reply.data,
  });

/** Fixes which variants a product is. */
export function useFixProductVariants(productId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variants: string[]) =>
      call(variantRoutes.fixProductVariants, { params: { productId }, body: { variants } }),
    onSuccess: () => client.invalidateQueries({ queryKey: routeKey(variantRoutes.productVariants) }),
  });
}
