import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccessTokenForm, accessTokenRoutes } from '../../../../contracts/account/access-tokens.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Lists the company's access tokens. */
export const useAccessTokens = () => useQuery(routeQuery(accessTokenRoutes.list, {}));

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(accessTokenRoutes.list) });
}

/** Creates a token; only the reply has its text. */
export function useCreateAccessToken() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: AccessTokenForm) => call(accessTokenRoutes.create, { body }),
    onSuccess: refresh,
  });
}

/** Revokes a token, by its id. */
export function useRevokeAccessToken() {
  const refresh = useRefresh();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => call(accessTokenRoutes.revoke, { params: { id } }),
    onSuccess: refresh,
  });
}
