import { authRoutes, type Role } from '../../../contracts/account/auth.ts';
import { createApiClient } from './api-client.ts';

export type Credentials = { email: string; password: string };

/** What a browser's context starts with, as Playwright's `storageState` takes it. */
export type BrowserStorage = {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
};

/** What a browser keeps of a session (see web/lib/browser/session-store.ts); without `user` it asks for it. */
export type KeptSession = { userToken: string; role: Role; user?: string };

/** A browser that keeps nothing but the session at `origin`. */
export const storageOf = (origin: string, kept: KeptSession): BrowserStorage => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
});

/** Signs in over HTTP and gives what a browser keeps of it, without a form. */
export async function openSession(url: string, credentials: Credentials): Promise<BrowserStorage> {
  const api = createApiClient(url);
  const { token, role } = await api.call(authRoutes.login, { body: credentials });
  const user = await api.call(authRoutes.userInfo, {}, token);
  return storageOf(url, { userToken: token, role, user: JSON.stringify(user) });
}
