import type { authRoutes } from '../../../contracts/account/auth.ts';
import { storeUser } from '../browser/session-store.ts';
import { call } from './api-client.ts';

// The address alone, since the schema of the route would double what the login screen has to load.
const USER_INFO = { method: 'GET', path: '/api/auth/user-info', auth: 'signed-in' } as const;

/** Asks the server who is signed in and stores the answer. @throws ApiError */
export async function refreshUser(): Promise<void> {
  storeUser(await call<typeof authRoutes.userInfo>(USER_INFO, {}));
}
