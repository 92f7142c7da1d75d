import type { authRoutes } from '../../contracts/auth.ts';
import { call } from './api-client.ts';
import { storeUser } from './session-store.ts';

// By address: the route's schema would be half of what the login screen has to load.
const USER_INFO = { method: 'GET', path: '/api/auth/user-info', auth: 'signed-in' } as const;

/** Asks who is signed in and keeps the answer. @throws ApiError */
export async function refreshUser(): Promise<void> {
  storeUser(await call<typeof authRoutes.userInfo>(USER_INFO, {}));
}
