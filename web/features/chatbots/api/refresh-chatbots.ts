import { useQueryClient } from '@tanstack/react-query';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import { routeKey } from '../../../lib/api/query.ts';

const AFFECTED = [
  chatbotRoutes.yourBots,
  productRoutes.allProducts,
  productRoutes.singleProduct,
  companyRoutes.summary,
];

/** Gives a function that loads everything again that shows or counts chatbots. */
export function useRefreshChatbots() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(AFFECTED.map((route) => queryClient.invalidateQueries({ queryKey: routeKey(route) })));
}
