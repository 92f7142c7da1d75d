import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authRoutes, type Reproof } from '../../../../contracts/account/auth.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Lists one's sessions, the current one first. */
export const useSessions = () => useQuery(routeQuery(authRoutes.sessions, {}));

function useRefreshSessions() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(authRoutes.sessions) });
}

/** Runs a call and, where it answers that somebody has to prove who they are, has them do so and runs it again. */
export type Proving = <T>(run: () => Promise<T>) => Promise<T>;

/** Proves who one is, for the calls that ask for it. */
export const useProve = () =>
  useMutation({ mutationFn: (body: Reproof) => call(authRoutes.prove, { body }) });

/** Ends one of one's sessions, by its id. */
export function useEndSession(proving: Proving) {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: (sessionId: string) => proving(() => call(authRoutes.endSession, { params: { sessionId } })),
    // The list is loaded again after a refusal, too: the session may have ended elsewhere meanwhile.
    onSettled: refresh,
  });
}

/** Ends all of one's sessions except the current one. */
export function useEndOtherSessions(proving: Proving) {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: () => proving(() => call(authRoutes.endOtherSessions, {})),
    onSuccess: refresh,
  });
}
