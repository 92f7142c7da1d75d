import { useQuery } from '@tanstack/react-query';
import { type ManualProgress, manualRoutes } from '../../../../contracts/manuals/manuals.ts';
import { routeQuery } from '../../../lib/api/query.ts';

const POLL_MS = 500;
/** Learning takes minutes, and nobody waits for it. */
const LEARNING_POLL_MS = 3000;

/** Whether a manual waits or is being read, so that its progress will change by itself. */
export function isUnderWay({ status }: Pick<ManualProgress, 'status'>): boolean {
  return status === 'queued' || status === 'processing';
}

function pollMs(manuals: readonly ManualProgress[] = []): number | false {
  if (manuals.some(isUnderWay)) return POLL_MS;
  return manuals.some(({ learning }) => learning !== null) && LEARNING_POLL_MS;
}

/** Loads the progress of a product's manuals twice a second, until each is ready or has failed; slower while they are learnt. */
export function useManualProgress(productId: string) {
  return useQuery({
    ...routeQuery(manualRoutes.progress, { params: { productId } }),
    select: (reply) => reply.data,
    staleTime: 0,
    refetchInterval: ({ state }) => pollMs(state.data?.data),
  });
}
