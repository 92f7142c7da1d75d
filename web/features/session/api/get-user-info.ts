import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { authRoutes } from '../../../../contracts/account/auth.ts';
import { routeQuery } from '../../../lib/api/query.ts';
import { storeUser } from '../../../lib/browser/session-store.ts';

const userInfo = routeQuery<typeof authRoutes.userInfo>(
  { method: 'GET', path: '/api/auth/user-info', auth: 'signed-in' },
  {},
);

type UserInfoOptions = {
  /** Interval of loading the user again, for a screen that waits for a change of role. */
  intervalMs?: number;
  /** Whether the user is loaded even if the cached one is fresh. */
  isAlwaysAsked?: boolean;
};

/** Keeps the stored user up to date while a signed-in screen is open. */
export function useUserInfo({ intervalMs, isAlwaysAsked = false }: UserInfoOptions = {}) {
  const query = useQuery({
    ...userInfo,
    refetchInterval: intervalMs ?? false,
    refetchOnMount: isAlwaysAsked ? 'always' : true,
  });
  useEffect(() => {
    if (query.data) storeUser(query.data);
  }, [query.data]);
  return query;
}
