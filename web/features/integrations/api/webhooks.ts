import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type WebhookForm, webhookRoutes } from '../../../../contracts/company/webhooks.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';
import { untilListChanges, untilLogChanges } from '../refresh-times.ts';

/** Number of deliveries that are shown. */
const SHOWN_DELIVERIES = 50;

/** Lists the company's webhooks, again and again while something is being delivered to one. */
export const useWebhooks = () =>
  useQuery({
    ...routeQuery(webhookRoutes.list, {}),
    refetchInterval: ({ state }) => untilListChanges(state.data?.data ?? []),
  });

/** Lists the newest deliveries of a webhook, again while one is being sent and when the next attempt is due. */
export const useDeliveries = (id: string) =>
  useQuery({
    ...routeQuery(webhookRoutes.listDeliveries, { params: { id }, query: { limit: SHOWN_DELIVERIES } }),
    refetchInterval: ({ state }) => untilLogChanges(state.data?.data ?? [], Date.now()),
  });

function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [webhookRoutes.list, webhookRoutes.listDeliveries].map((route) =>
        queryClient.invalidateQueries({ queryKey: routeKey(route) }),
      ),
    );
}

/** Adds a webhook; only the reply has its secret. */
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

/** Deletes a webhook, by its id. */
export function useDeleteWebhook() {
  const refresh = useRefresh();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => call(webhookRoutes.remove, { params: { id } }),
    onSuccess: refresh,
  });
}

/** Makes a new secret for a webhook, by its id. The result is the secret, which only the reply has. */
export const useRenewSecret = () =>
  useMutation({
    mutationFn: async (id: string) => (await call(webhookRoutes.renewSecret, { params: { id } })).data.secret,
  });

/** Sends a test event to a webhook, by its id. */
export function useSendTest() {
  const refresh = useRefresh();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => call(webhookRoutes.sendTest, { params: { id } }),
    onSuccess: refresh,
  });
}

/** Sends a delivery again, by its id. */
export function useSendAgain() {
  const refresh = useRefresh();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => call(webhookRoutes.sendAgain, { params: { id } }),
    onSuccess: refresh,
  });
}
