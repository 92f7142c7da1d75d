import { useSyncExternalStore } from 'react';
import type { Role, User } from '../../../contracts/account/auth.ts';
import { displayName } from '../text/display-name.ts';
import { texts } from '../text/texts.ts';
import { readSession, type Session, subscribeToSession } from './session-store.ts';

/** The signed-in user. Without a token there is nobody; with one, `user` is null until user-info has been loaded. */
export type CurrentSession = {
  token: string | null;
  role: Role | null;
  user: User | null;
  /** Name for the greeting: "loading..." while the user is not loaded. */
  name: string;
};

/** The session for which the build renders pages: nobody's. */
const NOBODY: Session = { token: null, role: null, user: null };
const readNobody = () => NOBODY;

/** The stored session. A login, logout or change, also in another tab, renders the component again. */
export function useSession(): CurrentSession {
  const { token, role, user } = useSyncExternalStore(subscribeToSession, readSession, readNobody);
  return { token, role, user: user?.data ?? null, name: user ? displayName(user) : texts.loadingName };
}
