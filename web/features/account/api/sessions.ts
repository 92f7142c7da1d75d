import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authRoutes } from '../../../../contracts/auth.ts';
import { call } from '../../../lib/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/query.ts';

/** The own sessions, this one first. */
export const useSessions = () => useQuery(routeQuery(authRoutes.sessions, {}));

function useRefreshSessions() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(authRoutes.sessions) });
}

/** Ends one of the own sessions, by its id. */
export function useEndSession() {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: (sessionId: string) => call(authRoutes.endSession, { params: { sessionId } }),
    // Also after a refusal: it may have ended elsewhere meanwhile.
    onSettled: refresh,
  });
}

/** Ends all own sessions but this one. */
export function useEndOtherSessions() {
  const refresh = useRefreshSessions();
  return useMutation({ mutationFn: () => call(authRoutes.endOtherSessions, {}), onSuccess: refresh });
}
