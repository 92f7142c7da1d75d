import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authRoutes } from '../../../../contracts/account/auth.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Lists one's sessions, the current one first. */
export const useSessions = () => useQuery(routeQuery(authRoutes.sessions, {}));

function useRefreshSessions() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(authRoutes.sessions) });
}

/** Ends one of one's sessions, by its id. */
export function useEndSession() {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: (sessionId: string) => call(authRoutes.endSession, { params: { sessionId } }),
    // The list is loaded again after a refusal, too: the session may have ended elsewhere meanwhile.
    onSettled: refresh,
  });
}

/** Ends all of one's sessions except the current one. */
export function useEndOtherSessions() {
  const refresh = useRefreshSessions();
  return useMutation({ mutationFn: () => call(authRoutes.endOtherSessions, {}), onSuccess: refresh });
}
