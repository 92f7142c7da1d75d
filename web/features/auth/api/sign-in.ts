import type { authRoutes } from '../../../../contracts/auth.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api-client.ts';
import { storeSession, storeUser } from '../../../lib/session-store.ts';

// The routes by address: their schemas would be half of what the login screen has to load.
const LOGIN = { method: 'POST', path: '/api/auth/login', auth: 'public' } as const;
const REGISTER = { method: 'POST', path: '/api/auth/register', auth: 'public' } as const;
const USER_INFO = { method: 'GET', path: '/api/auth/user-info', auth: 'signed-in' } as const;

export type Credentials = RouteInput<typeof authRoutes.login>['body'];
export type NewAccount = RouteInput<typeof authRoutes.register>['body'];

/** Signs in and fetches the user; the session is stored before it resolves. */
export async function logIn(credentials: Credentials): Promise<void> {
  storeSession(await call<typeof authRoutes.login>(LOGIN, { body: credentials }));
  await fetchUser();
}

/** Creates the account and signs in; a taken address fails with code `email_taken`. */
export async function register(account: NewAccount): Promise<void> {
  storeSession(await call<typeof authRoutes.register>(REGISTER, { body: account }));
  await fetchUser();
}

async function fetchUser() {
  storeUser(await call<typeof authRoutes.userInfo>(USER_INFO, {}));
}
