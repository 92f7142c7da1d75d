import { authRoutes } from '../../contracts/auth.ts';
import { createApiClient } from './api-client.ts';

export type Credentials = { email: string; password: string };

/** What a browser's context starts with, as Playwright's `storageState` takes it. */
export type BrowserStorage = {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
};

/** Signs in over HTTP and gives what a browser keeps of it (see web/lib/session-store.ts), without a form. */
export async function openSession(url: string, credentials: Credentials): Promise<BrowserStorage> {
  const api = createApiClient(url);
  const { token, role } = await api.call(authRoutes.login, { body: credentials });
  const user = await api.call(authRoutes.userInfo, {}, token);
  const kept = { userToken: token, role, user: JSON.stringify(user) };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
