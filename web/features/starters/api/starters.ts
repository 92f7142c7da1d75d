import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { playgroundRoutes } from '../../../../contracts/chat/playground.ts';
import { type ChosenStarters, starterRoutes } from '../../../../contracts/manuals/starters.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

const queryOf = (productId: string) => routeQuery(starterRoutes.list, { params: { productId } });

/** Loads the questions that customers begin with. */
export const useStarters = (productId: string) =>
  useQuery({ ...queryOf(productId), select: (reply) => reply.data });

/** Keeps what a change has replied, and has the playground load its own list anew. */
function useKeep(productId: string) {
  const queryClient = useQueryClient();
  return (reply: Awaited<ReturnType<typeof call<typeof starterRoutes.list>>>) => {
    queryClient.setQueryData(queryOf(productId).queryKey, reply);
    return queryClient.invalidateQueries({ queryKey: routeKey(playgroundRoutes.openingQuestions) });
  };
}

/** Stores the company's choice. */
export function useChooseStarters(productId: string) {
  const keep = useKeep(productId);
  return useMutation({
    mutationFn: (body: ChosenStarters) => call(starterRoutes.choose, { params: { productId }, body }),
    onSuccess: keep,
  });
}

/** Has the questions found by themselves again. */
export function useResetStarters(productId: string) {
  const keep = useKeep(productId);
  return useMutation({
    mutationFn: () => call(starterRoutes.reset, { params: { productId } }),
    onSuccess: keep,
  });
}
