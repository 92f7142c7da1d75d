import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccessTokenForm, accessTokenRoutes } from '../../../../contracts/access-tokens.ts';
import { call } from '../../../lib/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/query.ts';

/** The company's access tokens. */
export const useAccessTokens = () => useQuery(routeQuery(accessTokenRoutes.list, {}));

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(accessTokenRoutes.list) });
}

/** Creates a token; its text is in the reply only. */
export function useCreateAccessToken() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: AccessTokenForm) => call(accessTokenRoutes.create, { body }),
    onSuccess: refresh,
  });
}

/** Revokes the token with the id it is called with. */
export function useRevokeAccessToken() {
  const refresh = useRefresh();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => call(accessTokenRoutes.revoke, { params: { id } }),
    onSuccess: refresh,
  });
}
