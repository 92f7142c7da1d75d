import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import { twoStepRoutes } from '../../../../contracts/account/two-step.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

export type Proof = RouteInput<typeof twoStepRoutes.turnOff>['body'];

const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: routeKey(twoStepRoutes.state) });

/** Loads whether two-step sign-in is on, and how many recovery codes are left. */
export const useTwoStepState = () => useQuery(routeQuery(twoStepRoutes.state, {}));

/** Makes a key for the app. */
export function useBeginTwoStep() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(twoStepRoutes.begin, {})).data,
    // It may have been turned on elsewhere meanwhile, which is then shown.
    onError: () => refresh(queryClient),
  });
}

/** Turns two-step sign-in on with a code of the key, and gives the recovery codes. Other sessions end. */
export function useTurnOn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Proof) => (await call(twoStepRoutes.turnOn, { body })).data.recoveryCodes,
    onSuccess: () =>
      Promise.all([
        refresh(queryClient),
        queryClient.invalidateQueries({ queryKey: routeKey(authRoutes.sessions) }),
      ]),
  });
}

/** Turns two-step sign-in off. */
export function useTurnOff() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Proof): Promise<string[]> => {
      await call(twoStepRoutes.turnOff, { body });
      return [];
    },
    onSuccess: () => refresh(queryClient),
  });
}

/** Makes new recovery codes. */
export function useRenewCodes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Proof) => (await call(twoStepRoutes.renewCodes, { body })).data.recoveryCodes,
    onSuccess: () => refresh(queryClient),
  });
}
