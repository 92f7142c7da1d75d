import { v7 as uuidv7 } from 'uuid';
import type { Role, User } from '../../../contracts/account/auth.ts';
import { paths } from '../../../contracts/paths.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { Caller } from '../../http/caller.ts';
import type { Factor } from '../../http/security-log.ts';
import { createToken, hashToken } from '../../lib/tokens.ts';
import { recordSignIn } from '../audit/sign-ins.ts';
import type { AccountLinks } from './account-links.ts';
import { type Account, type AuthRepository, createAuthRepository, type Session } from './auth.repository.ts';
import type { PasswordGuard } from './password-guard.ts';
import type { PasswordRules } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { refuseProvisional } from './provisional-password.ts';
import { sessionEnd, sessionTimesOf } from './session-times.ts';
import type { TwoStepService } from './two-step.service.ts';

// Written at most this often, so that reading a page doesn't cost a write.
const TOUCH_EVERY_MS = 5 * 60_000;

export type SignedIn = { token: string; role: Role };
/** `code` is the second step, of accounts that have one. */
export type Credentials = { email: string; password: string; code?: string | undefined };
export type NewAccount = { name: string; email: string; password: string };
/** What an account starts with. */
export type AccountValues = Pick<Account, 'name' | 'email' | 'passwordHash' | 'role'> &
  Partial<Pick<Account, 'companyId' | 'approvedAt' | 'emailConfirmedAt'>>;
export type AuthService = ReturnType<typeof createAuthService>;

type Deps = {
  db: Db;
  autoApprove: boolean;
  /** Whether every account has to have two-step sign-in. */
  requireTwoStep: boolean;
  hasMailServer: boolean;
  accountLinks: Pick<AccountLinks, 'send'>;
  twoStep: Pick<TwoStepService, 'check'>;
  passwordGuard: Pick<PasswordGuard, 'prove' | 'keepNetwork'>;
  passwordRules: PasswordRules;
};

/** Accounts and sessions. */
export function createAuthService(deps: Deps) {
  const {
    db,
    autoApprove,
    requireTwoStep,
    hasMailServer,
    accountLinks,
    twoStep,
    passwordGuard,
    passwordRules,
  } = deps;
  const repository = createAuthRepository(db);

  /** Begins a session, and ends the one that the same browser held. */
  async function startSession(
    tx: Db,
    { id: accountId, role }: Pick<Account, 'id' | 'role'>,
    { userAgent, network, heldToken }: Omit<Caller, 'report'>,
  ): Promise<SignedIn> {
    const within = createAuthRepository(tx);
    if (heldToken !== null) await within.deleteSessionOfToken(hashToken(heldToken));
    const { token, row } = createToken(sessionTimesOf(role).unusedMs);
    await within.insertSession({ ...row, accountId, userAgent });
    await passwordGuard.keepNetwork(tx, accountId, network);
    return { token, role };
  }

  return {
    /** Makes the account, mails the link that confirms its address and signs in. @throws AppError email_taken, invalid_request */
    async register(input: NewAccount, caller: Caller): Promise<SignedIn> {
      const role: Role = autoApprove ? 'company' : 'user';
      const { name, email } = input;
      await passwordRules.check(input.password, input);
      const passwordHash = await hashPassword(input.password);
      const [id, signedIn] = await db.transaction(async (tx) => {
        const approval = autoApprove ? { approvedAt: new Date() } : {};
        const values = { name, email, passwordHash, role, ...approval };
        const id = await insertAccount(createAuthRepository(tx), values);
        await accountLinks.send(tx, 'confirm-email', { id, name, email, companyId: null });
        return [id, await startSession(tx, { id, role }, caller)] as const;
      });
      caller.report({ event: 'sign-up', outcome: 'success', account: id });
      return signedIn;
    },

    /**
     * Adds an account inside the caller's transaction; hash its password before, for that takes long.
     * @returns its id
     * @throws AppError email_taken
     */
    addAccount: (tx: Db, values: AccountValues): Promise<string> =>
      insertAccount(createAuthRepository(tx), values),

    /** Signs an account in as part of the caller's transaction. */
    startSession,

    /** Signs an account out everywhere, as part of the caller's transaction. @returns how many sessions there were */
    endSessionsOf: (tx: Db, accountId: string): Promise<number> =>
      createAuthRepository(tx).deleteSessions(accountId, null),

    /** The same for everybody of a company. @returns how many sessions there were */
    endSessionsOfCompany: (tx: Db, companyId: string): Promise<number> =>
      createAuthRepository(tx).deleteSessionsOfCompany(companyId),

    /** Ends sessions and mailed links of everybody of a company that is closed or opened again, in the caller's transaction. */
    endAccessOfCompany: (tx: Db, companyId: string): Promise<void> =>
      createAuthRepository(tx).endAccessOfCompany(companyId),

    async hasAccount(email: string): Promise<boolean> {
      return (await repository.findAccountByEmail(email)) !== undefined;
    },

    /**
     * The code is looked at only once the password is right.
     * @throws AppError wrong_credentials, alike for an unknown address and a wrong password; too_many_requests after many
     *   of them; code_required, wrong_code and too_many_requests where the account has a second step;
     *   company_closed, not_allowed where the company has its people sign in at its own provider
     */
    async login({ email, password, code }: Credentials, caller: Caller): Promise<SignedIn> {
      const account = await repository.findAccountByEmail(email);
      const about = { event: 'sign-in' as const, ...(account && { account: account.id }) };
      const refused = (factor: Factor, error: AppError): AppError => {
        const outcome = error.code === 'code_required' ? 'code-asked' : 'failure';
        caller.report({ ...about, outcome, factor, reason: error.code });
        return error;
      };
      const wrong = () =>
        refused('password', new AppError('wrong_credentials', 'Please Enter Valid Details'));
      const attempt = { email, password, network: caller.network };
      const lockProven = await passwordGuard.prove(account, attempt, wrong).catch((error: unknown) => {
        const hasToWait = error instanceof AppError && error.code === 'too_many_requests';
        throw hasToWait ? refused('password', error) : error;
      });
      const { factor, outcome } = await db.transaction(async (tx) => {
        // A password changed meanwhile has ended all sessions: the old one must not begin another.
        const proven = await lockProven(tx);
        const { factor, refusal } = await twoStep.check(tx, proven.id, code);
        if (refusal) return { factor, outcome: refusal };
        const over = refuseProvisional(proven);
        if (over) return { factor, outcome: over };
        if (await createAuthRepository(tx).findClosedAt(proven.id))
          return { factor, outcome: companyClosed() };
        const ruling = await createAuthRepository(tx).findRequiredProvider(proven.id);
        if (ruling) return { factor, outcome: signInAtProvider(ruling) };
        const signedIn = await startSession(tx, proven, caller);
        await recordSignIn(tx, { ...proven, factor }, caller);
        return { factor, outcome: signedIn };
      });
      // Thrown only now: a wrong code stays counted.
      if (outcome instanceof AppError) throw refused(factor, outcome);
      caller.report({ ...about, outcome: 'success', factor });
      return outcome;
    },

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

    /** The account as the client shows it. */
    async describe(actor: Actor): Promise<User> {
      const { companyId } = actor;
      const profile = await repository.findProfile(actor.accountId);
      const companyName = profile?.companyName ?? null;
      return {
        _id: actor.accountId,
        name: actor.name,
        email: actor.email,
        emailConfirmed: profile?.emailConfirmedAt != null,
        weeklySummary: profile?.weeklySummary ?? false,
        hasMailServer,
        role: actor.role,
        mustTurnOnTwoStep: actor.mustTurnOnTwoStep,
        company:
          companyId !== null && companyName !== null
            ? { _id: companyId, company_name: companyName, isOwner: actor.isOwner }
            : null,
      };
    },

    /** From now the account is called so, wherever people see who it is. */
    rename: (actor: Actor, name: string): Promise<void> => repository.setName(actor.accountId, name),

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

    /** Takes an account's address as its owner's without asking. */
    confirmEmail(accountId: string): Promise<void> {
      return repository.confirmEmail(accountId, new Date());
    },

    /** Forgets sessions nobody can use any more; returns how many. */
    sweepSessions(): Promise<number> {
      return repository.deleteExpiredSessions(new Date());
    },

    /**
     * Makes the first administrator unless there is one.
     * @param provisionalUntil when the password ends, where it was made; null: the operator has chosen it
     * @returns whether the password opens the account: it was made, or an earlier password that was made had ended
     */
    async ensureAdministrator(
      email: string,
      password: string,
      provisionalUntil: Date | null = null,
    ): Promise<boolean> {
      if (await repository.hasAdministrator()) {
        const first = await repository.findAccountByEmail(email);
        if (provisionalUntil === null || !first || refuseProvisional(first) === null) return false;
        await repository.setPassword(first.id, await hashPassword(password), provisionalUntil);
        return true;
      }
      return repository.insertAccount({
        id: uuidv7(),
        name: 'Administrator',
        email,
        passwordHash: await hashPassword(password),
        provisionalUntil,
        role: 'admin',
        approvedAt: new Date(),
        // Whoever runs the program named the address: there is nobody to ask.
        emailConfirmedAt: new Date(),
      });
    },
  };
}

// Told only to who has proven who they are: nobody else hears that there is such an account.
const companyClosed = (): AppError =>
  new AppError(
    'company_closed',
    'Your company was closed. Its owner was mailed a link that opens it again until it is erased.',
  );

const signInAtProvider = ({ name, companyId }: { name: string; companyId: string }): AppError =>
  new AppError(
    'not_allowed',
    `${name} has its people sign in at its own provider, not by password: ${paths.companySignIn.href(companyId)}.`,
  );

async function insertAccount(repository: AuthRepository, values: AccountValues): Promise<string> {
  const id = uuidv7();
  if (await repository.insertAccount({ ...values, id })) return id;
  throw new AppError('email_taken', 'An account with this e-mail exists already. Login instead.', {
    errors: { email: 'An account with this e-mail exists already.' },
  });
}
