import { useQuery } from '@tanstack/react-query';
import { type ManualProgress, manualRoutes } from '../../../../contracts/manuals.ts';
import { routeQuery } from '../../../lib/query.ts';

const POLL_MS = 500;

/** Whether a manual waits or is being read, so that its progress will change by itself. */
export function isUnderWay({ status }: Pick<ManualProgress, 'status'>): boolean {
  return status === 'queued' || status === 'processing';
}

/** Loads the progress of a product's manuals twice a second, until each is ready or has failed. */
export function useManualProgress(productId: string) {
  return useQuery({
    ...routeQuery(manualRoutes.progress, { params: { productId } }),
    select: (reply) => reply.data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? POLL_MS : false),
  });
}
