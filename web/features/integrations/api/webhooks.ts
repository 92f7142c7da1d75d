import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type WebhookForm, webhookRoutes } from '../../../../contracts/webhooks.ts';
import { call } from '../../../lib/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/query.ts';
import { untilListChanges, untilLogChanges } from '../refresh-times.ts';

/** Deliveries that are shown of a log. */
const SHOWN_DELIVERIES = 50;

/** The company's webhooks; asked for again while one of them is told something. */
export const useWebhooks = () =>
  useQuery({
    ...routeQuery(webhookRoutes.list, {}),
    refetchInterval: ({ state }) => untilListChanges(state.data?.data ?? []),
  });

/** The newest deliveries of a webhook; asked for again while one of them is being sent, and when one is tried again. */
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

/** Makes a new secret for the webhook with the id it is called with; gives it, for it is in the reply only. */
export const useRenewSecret = () =>
  useMutation({
    mutationFn: async (id: string) => (await call(webhookRoutes.renewSecret, { params: { id } })).data.secret,
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
