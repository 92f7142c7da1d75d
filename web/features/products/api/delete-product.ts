import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chatbotRoutes } from '../../../../contracts/chatbots.ts';
import { companyRoutes } from '../../../../contracts/companies.ts';
import { productRoutes } from '../../../../contracts/products.ts';
import { call } from '../../../lib/api-client.ts';
import { routeKey } from '../../../lib/query.ts';

/** Deletes a product with its manuals and chatbots. */
export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (productId: string) => call(productRoutes.deleteProduct, { params: { id: productId } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: routeKey(productRoutes.allProducts) }),
        queryClient.invalidateQueries({ queryKey: routeKey(chatbotRoutes.yourBots) }),
        queryClient.invalidateQueries({ queryKey: routeKey(companyRoutes.summary) }),
      ]),
  });
}
