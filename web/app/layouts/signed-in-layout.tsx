import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { createQueryClient } from '../../lib/api/query.ts';
import { useSession } from '../../lib/browser/use-session.ts';

/** Lets signed-in users of any role through, with a cache of their own; others go to login. */
export function Component() {
  const { token } = useSession();
  return token ? <SessionCache key={token} /> : <Navigate to={paths.login.path} replace />;
}

/** A cache that is keyed by the token, so that data of one account are never shown to the next. */
function SessionCache() {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
