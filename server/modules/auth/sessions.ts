import type { Role } from '../../../contracts/account/auth.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { Caller } from '../../http/caller.ts';
import { createToken, hashToken } from '../../lib/tokens.ts';
import { type Account, createAuthRepository, type Session } from './auth.repository.ts';
import type { PasswordGuard } from './passwords/password-guard.ts';
import { sessionEnd, sessionTimesOf } from './session-times.ts';

// Written at most this often, so that reading a page doesn't cost a write.
const TOUCH_EVERY_MS = 5 * 60_000;

export type SignedIn = { token: string; role: Role };
export type StartSession = ReturnType<typeof createStartSession>;

/** Makes the function that signs an account in as part of the caller's transaction, and ends the session that the same browser held. */
export const createStartSession =
  (passwordGuard: Pick<PasswordGuard, 'keepNetwork'>) =>
  async (
    tx: Db,
    { id: accountId, role }: Pick<Account, 'id' | 'role'>,
    { userAgent, network, heldToken }: Omit<Caller, 'report'>,
  ): Promise<SignedIn> => {
    const within = createAuthRepository(tx);
    if (heldToken !== null) await within.deleteSessionOfToken(hashToken(heldToken));
    const { token, row } = createToken(sessionTimesOf(role).unusedMs);
    await within.insertSession({ ...row, accountId, userAgent });
    await passwordGuard.keepNetwork(tx, accountId, network);
    return { token, role };
  };

/** Sessions of the one who calls. @param requireTwoStep whether every account has to have two-step sign-in */
export function createOwnSessions({ db, requireTwoStep }: { db: Db; requireTwoStep: boolean }) {
  const repository = createAuthRepository(db);

  return {
    /** The caller of a bearer token, or null. Extends a session that is in use, up to its longest time. */
    async findActor(token: string): Promise<Actor | null> {
      const now = new Date();
      const found = await repository.findActor(hashToken(token), now, requireTwoStep);
      if (!found) return null;
      const { actor, createdAt, lastSeenAt } = found;
      const times = sessionTimesOf(actor.role);
      // Also of a session that was begun before the account had this role, or the program these times.
      if (now >= sessionEnd(times, createdAt, lastSeenAt)) return null;
      if (now.getTime() - lastSeenAt.getTime() > TOUCH_EVERY_MS)
        await repository.touchSession(actor.sessionId, now, sessionEnd(times, createdAt, now));
      return actor;
    },

    async logout(actor: Actor): Promise<void> {
      await repository.deleteSession(actor.accountId, actor.sessionId);
    },

    listSessions(actor: Actor): Promise<Session[]> {
      return repository.listSessions(actor.accountId, actor.sessionId, new Date());
    },

    /** @throws AppError not_found, also for another account's session */
    async endSession(actor: Actor, sessionId: string): Promise<void> {
      const ended = await repository.deleteSession(actor.accountId, sessionId);
      if (!ended) throw notFound('This session');
    },

    /** Ends all sessions of the account but this one; returns how many. */
    endOtherSessions(actor: Actor): Promise<number> {
      return repository.deleteSessions(actor.accountId, actor.sessionId);
    },
  };
}

/** Ends sessions of other people, as part of what is done to them or their company. */
export const sessionEnds = {
  /** Signs an account out everywhere, as part of the caller's transaction. @returns how many sessions there were */
  endSessionsOf: (tx: Db, accountId: string): Promise<number> =>
    createAuthRepository(tx).deleteSessions(accountId, null),

  /** The same for everybody of a company. @returns how many sessions there were */
  endSessionsOfCompany: (tx: Db, companyId: string): Promise<number> =>
    createAuthRepository(tx).deleteSessionsOfCompany(companyId),

  /** Ends sessions and mailed links of everybody of a company that is closed or opened again, in the caller's transaction. */
  endAccessOfCompany: (tx: Db, companyId: string): Promise<void> =>
    createAuthRepository(tx).endAccessOfCompany(companyId),
};
