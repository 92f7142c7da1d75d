import { useMutation, useQueryClient } from '@tanstack/react-query';
import { manualCheckRoutes } from '../../../../contracts/manuals/manual-checks.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

/** Dismisses a finding or brings it back. */
export function useDismissFinding() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isDismissed }: { id: string; isDismissed: boolean }) =>
      call(manualCheckRoutes.dismissFinding, { params: { id }, body: { isDismissed } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(manualCheckRoutes.listChecks) }),
  });
}
