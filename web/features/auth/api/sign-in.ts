import type { authRoutes } from '../../../../contracts/account/auth.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { refreshUser } from '../../../lib/api/refresh-user.ts';
import { clearSession, readSession, storeSession } from '../../../lib/browser/session-store.ts';

// Addresses alone, since the schemas of the routes would double what the login screen has to load.
const LOGIN = { method: 'POST', path: '/api/auth/login', auth: 'public' } as const;
const REGISTER = { method: 'POST', path: '/api/auth/register', auth: 'public' } as const;
/** Sends the token of the browser's previous session, which the server then ends. */
const ENDING = { sendsToken: true };

export type Credentials = RouteInput<typeof authRoutes.login>['body'];
export type NewAccount = RouteInput<typeof authRoutes.register>['body'];

/**
 * Signs in and loads the user; the session is stored before it resolves. After a refusal nobody is signed in.
 */
export async function logIn(credentials: Credentials): Promise<void> {
  try {
    storeSession(await call<typeof authRoutes.login>(LOGIN, { body: credentials }, ENDING));
  } catch (error) {
    if (readSession().token) clearSession();
    throw error;
  }
  await fetchUser();
}

/** Creates the account and signs in; a taken address fails with code `email_taken`. */
export async function register(account: NewAccount): Promise<void> {
  storeSession(await call<typeof authRoutes.register>(REGISTER, { body: account }, ENDING));
  await fetchUser();
}

// If this fails, the person is signed in all the same: the next screen loads the user, while a second sign-up would
// fail because the address is taken.
const fetchUser = () => refreshUser().catch(() => undefined);
