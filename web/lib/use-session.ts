import { useSyncExternalStore } from 'react';
import type { Role, User } from '../../contracts/auth.ts';
import { displayName } from './display-name.ts';
import { readSession, type Session, subscribeToSession } from './session-store.ts';
import { texts } from './texts.ts';

/** The signed-in user as far as known: without a token nobody, with one `user` is null until user-info has come. */
export type CurrentSession = {
  token: string | null;
  role: Role | null;
  user: User | null;
  /** For the greeting: "loading..." while the user is not loaded. */
  name: string;
};

/** What a page is rendered for before there is a browser. */
const NOBODY: Session = { token: null, role: null, user: null };
const readNobody = () => NOBODY;

/** The stored session, live: a login, logout or change in another tab renders again. */
export function useSession(): CurrentSession {
  const { token, role, user } = useSyncExternalStore(subscribeToSession, readSession, readNobody);
  return { token, role, user: user?.data ?? null, name: user ? displayName(user) : texts.loadingName };
}
