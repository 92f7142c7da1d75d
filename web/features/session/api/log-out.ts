import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { authRoutes } from '../../../../contracts/auth.ts';
import { paths } from '../../../../contracts/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { clearSession } from '../../../lib/session-store.ts';

const LOGOUT = { method: 'POST', path: '/api/auth/logout', auth: 'signed-in' } as const;

/** Ends the session on the server, clears all browser storage and goes to login. */
export function useLogout() {
  const navigate = useNavigate();
  return useCallback(() => {
    // Offline or already ended, the session is over in this browser either way.
    call<typeof authRoutes.logout>(LOGOUT, {}).catch(() => undefined);
    clearSession();
    navigate(paths.login.path);
  }, [navigate]);
}
