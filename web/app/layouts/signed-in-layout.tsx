import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { sessionCache } from '../../lib/api/session-cache.ts';
import { useSession } from '../../lib/browser/use-session.ts';

/** Lets signed-in users of any role through, with a cache of their own; others go to login. */
export function Component() {
  const { token } = useSession();
  return token ? <SessionCache key={token} token={token} /> : <Navigate to={paths.login.path} replace />;
}

/** The cache of this token's data, empty again when it is left. */
function SessionCache({ token }: { token: string }) {
  const queryClient = sessionCache(token);
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
