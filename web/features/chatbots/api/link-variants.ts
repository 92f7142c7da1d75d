import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { variantRoutes } from '../../../../contracts/manuals/variants.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

type Link = Pick<Chatbot, 'product' | 'uniqueId'>;
const paramsOf = ({ product, uniqueId }: Link) => ({ productId: product._id, uniqueId });

/** The variants that the manuals tell of, and those that a customer has. */
export const useLinkVariants = (link: Link) =>
  useQuery({
    ...routeQuery(variantRoutes.linkVariants, { params: paramsOf(link) }),
    select: (reply) => reply.data,
  });

/** Fixes which variants a customer has. */
export function useFixLinkVariants(link: Link) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variants: string[]) =>
      call(variantRoutes.fixLinkVariants, { params: paramsOf(link), body: { variants } }),
    onSuccess: () => client.invalidateQueries({ queryKey: routeKey(variantRoutes.linkVariants) }),
  });
}
