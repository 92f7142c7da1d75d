import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { dashboardRoutes } from '../../../../contracts/company/dashboard.ts';
import { manualRoutes } from '../../../../contracts/manuals/manuals.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { routeKey } from '../../../lib/api/query.ts';

const AFFECTED = [
  productRoutes.singleProduct,
  productRoutes.allProducts,
  manualRoutes.progress,
  companyRoutes.summary,
  companyRoutes.usageInfo,
  dashboardRoutes.attention,
];

function refreshProduct(queryClient: QueryClient) {
  return Promise.all(AFFECTED.map((route) => queryClient.invalidateQueries({ queryKey: routeKey(route) })));
}

/** Gives a function that loads everything again that changes with a product's manuals. */
export function useRefreshProduct() {
  const queryClient = useQueryClient();
  return () => refreshProduct(queryClient);
}
