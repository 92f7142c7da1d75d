import { useQuery } from '@tanstack/react-query';
import { type ManualCheck, manualCheckRoutes } from '../../../../contracts/manuals/manual-checks.ts';
import { routeQuery } from '../../../lib/api/query.ts';

const POLL_MS = 2000;

const isWaiting = (checks: readonly ManualCheck[] = []): boolean =>
  checks.some(({ state }) => state !== 'checked');

/** Loads what was found in the manuals of a product; again every two seconds while one is still to be checked. */
export function useChecks(productId: string) {
  return useQuery({
    ...routeQuery(manualCheckRoutes.listChecks, { params: { productId } }),
    select: (reply) => reply.data,
    refetchInterval: ({ state }) => isWaiting(state.data?.data) && POLL_MS,
  });
}
