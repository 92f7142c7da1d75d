import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { dashboardRoutes } from '../../../../contracts/company/dashboard.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

const AFFECTED = [
  productRoutes.allProducts,
  chatbotRoutes.yourBots,
  companyRoutes.summary,
  companyRoutes.usageInfo,
  dashboardRoutes.attention,
];

/** Deletes a product with its manuals and chatbots. */
export function useDeleteProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (productId: string) => call(productRoutes.deleteProduct, { params: { id: productId } }),
    onSuccess: () =>
      Promise.all(AFFECTED.map((route) => queryClient.invalidateQueries({ queryKey: routeKey(route) }))),
  });
}
