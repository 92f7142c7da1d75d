import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Operator, operatorRoutes } from '../../../../contracts/admin/operator.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Loads who runs the installation. */
export const useOperator = () => useQuery(routeQuery(operatorRoutes.operator, {}));

/** Stores who runs the installation, which the legal pages show from then on. */
export function useSetOperator() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Operator) => call(operatorRoutes.setOperator, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(operatorRoutes.operator) }),
  });
}
