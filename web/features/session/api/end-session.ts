import type { authRoutes } from '../../../../contracts/account/auth.ts';
import { call } from '../../../lib/api/api-client.ts';
import { clearSession } from '../../../lib/browser/session-store.ts';

const LOGOUT = { method: 'POST', path: '/api/auth/logout', auth: 'signed-in' } as const;

/** Ends the session on the server and clears all browser storage. */
export function endSession() {
  // If the call fails, the session is over in this browser all the same.
  call<typeof authRoutes.logout>(LOGOUT, {}).catch(() => undefined);
  clearSession();
}
