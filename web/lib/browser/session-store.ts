/** Stores the session in the browser: `userToken`, `user` (the whole user-info reply) and `role`. */
import type { Role, User } from '../../../contracts/account/auth.ts';
import { keptForGood, keptInTab } from './kept.ts';
import { THEME_KEY } from './theme.ts';

export type StoredUser = { status: number; data: User };

export type Session = { token: string | null; role: Role | null; user: StoredUser | null };

const KEYS = { token: 'userToken', user: 'user', role: 'role' } as const;
const NO_SESSION: Session = { token: null, role: null, user: null };

const listeners = new Set<() => void>();
let current: Session | undefined;

function parseRole(text: string | null): Role | null {
  return text === 'user' || text === 'company' || text === 'admin' ? text : null;
}

function parseUser(text: string | null): StoredUser | null {
  try {
    const value = text === null ? null : JSON.parse(text);
    return typeof value?.data?._id === 'string' ? value : null;
  } catch {
    return null;
  }
}

function load(): Session {
  const token = keptForGood.read(KEYS.token);
  if (!token) return NO_SESSION;
  return {
    token,
    role: parseRole(keptForGood.read(KEYS.role)),
    user: parseUser(keptForGood.read(KEYS.user)),
  };
}

function changed() {
  current = undefined;
  for (const listener of listeners) listener();
}

/** The stored session; the same object until something changes. */
export function readSession(): Session {
  current ??= load();
  return current;
}

/** Calls `listener` after every change, including those in other tabs. @returns a function that stops this */
export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changed);
  };
}

/** Stores the result of sign-up or login; the user is not known yet. */
export function storeSession({ token, role }: { token: string; role: Role }) {
  keptForGood.remove(KEYS.user);
  keptForGood.write(KEYS.token, token);
  keptForGood.write(KEYS.role, role);
  changed();
}

/**
 * Stores the user-info reply. Its role replaces the one from login, because it may have changed since. A reply that tells nothing
 * new changes nothing: every screen would be drawn again for it.
 */
export function storeUser(reply: StoredUser) {
  const user = JSON.stringify(reply);
  const { role } = reply.data;
  if (user === keptForGood.read(KEYS.user) && role === keptForGood.read(KEYS.role)) return;
  keptForGood.write(KEYS.user, user);
  keptForGood.write(KEYS.role, role);
  changed();
}

/**
 * Clears the session and everything else that is stored in this browser, but light or dark, which says nothing of
 * anybody: a page that turns white at night because somebody left is a fault to whoever looks at it.
 */
export function clearSession() {
  keptForGood.clear([THEME_KEY]);
  keptInTab.clear();
  changed();
}
