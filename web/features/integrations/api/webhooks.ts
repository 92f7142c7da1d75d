import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type WebhookForm, webhookRoutes } from '../../../../contracts/webhooks.ts';
import { call } from '../../../lib/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/query.ts';

/** Deliveries that are shown of a log. */
const SHOWN_DELIVERIES = 50;
/** How often a delivery that is on its way is asked for. */
const POLL_MS = 2_000;

/** The company's webhooks. */
export const useWebhooks = () => useQuery(routeQuery(webhookRoutes.list, {}));

/** The newest deliveries of a webhook; asked for again while one of them is being sent. */
export const useDeliveries = (id: string) =>
  useQuery({
    ...routeQuery(webhookRoutes.listDeliveries, { params: { id }, query: { limit: SHOWN_DELIVERIES } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? POLL_MS : false),
  });

/** Not one that waits for its next attempt. */
const isUnderWay = ({ status, nextAttemptAt }: { status: string; nextAttemptAt: string | null }): boolean =>
  status === 'queued' && nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now() + POLL_MS;

function useRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: routeKey(webhookRoutes.list) });
    await queryClient.invalidateQueries({ queryKey: routeKey(webhookRoutes.listDeliveries) });
  };
}

/** Adds a webhook; its secret is in the reply only. */
export function useAddWebhook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: WebhookForm) => call(webhookRoutes.create, { body }),
    onSuccess: refresh,
  });
}

/** Changes the webhook with `id`. */
export function useChangeWebhook(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: WebhookForm) => call(webhookRoutes.update, { params: { id }, body }),
    onSuccess: refresh,
  });
}

/** Deletes the webhook with the id it is called with. */
export function useDeleteWebhook() {
  const refresh = useRefresh();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => call(webhookRoutes.remove, { params: { id } }),
    onSuccess: refresh,
  });
}

/** Makes a new secret for the webhook with the id it is called with; it is in the reply only. */
export const useRenewSecret = (onSecret: (secret: string) => void) =>
  useMutation<unknown, Error, string>({
    mutationFn: async (id) => {
      const { data } = await call(webhookRoutes.renewSecret, { params: { id } });
      onSecret(data.secret);
    },
  });

/** Sends a test event to the webhook with the id it is called with. */
export function useSendTest() {
  const refresh = useRefresh();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => call(webhookRoutes.sendTest, { params: { id } }),
    onSuccess: refresh,
  });
}

/** Sends the delivery with the id it is called with again. */
export function useSendAgain() {
  const refresh = useRefresh();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => call(webhookRoutes.sendAgain, { params: { id } }),
    onSuccess: refresh,
  });
}
