import type { User } from '../../../contracts/account/auth.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import type { AccountLinks } from './account-links.ts';
import { type AuthRepository, createAuthRepository } from './auth.repository.ts';
import { ensureAdministrator } from './first-administrator.ts';
import type { PasswordGuard } from './passwords/password-guard.ts';
import type { PasswordRules } from './passwords/password-rules.ts';
import { createOwnSessions, createStartSession, sessionEnds } from './sessions.ts';
import { createLogin } from './sign-in.ts';
import { addAccount, createRegister } from './sign-up.ts';
import type { TwoStepService } from './two-step.service.ts';

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
  const { db, hasMailServer } = deps;
  const repository = createAuthRepository(db);
  const startSession = createStartSession(deps.passwordGuard);

  return {
    ...createOwnSessions(deps),
    ...sessionEnds,

    /** Makes the account, mails the link that confirms its address and signs in. @throws AppError email_taken, invalid_request */
    register: createRegister({ ...deps, startSession }),

    addAccount,

    /** Signs an account in as part of the caller's transaction. */
    startSession,

    async hasAccount(email: string): Promise<boolean> {
      return (await repository.findAccountByEmail(email)) !== undefined;
    },

    /**
     * The code is looked at only once the password is right.
     * @throws AppError wrong_credentials, alike for an unknown address and a wrong password; too_many_requests after many
     *   of them; code_required, wrong_code and too_many_requests where the account has a second step;
     *   company_closed, not_allowed where the company has its people sign in at its own provider
     */
    login: createLogin({ ...deps, startSession }),

    /** The account as the client shows it. */
    async describe(actor: Actor): Promise<User> {
      return presentUser(actor, await repository.findProfile(actor.accountId), hasMailServer);
    },

    /** From now the account is called so, wherever people see who it is. */
    rename: (actor: Actor, name: string): Promise<void> => repository.setName(actor.accountId, name),

    /** Takes an account's address as its owner's without asking. */
    confirmEmail(accountId: string): Promise<void> {
      return repository.confirmEmail(accountId, new Date());
    },

    /** Forgets sessions nobody can use any more; returns how many. */
    sweepSessions(): Promise<number> {
      return repository.deleteExpiredSessions(new Date());
    },

    ensureAdministrator: (email: string, password: string, provisionalUntil: Date | null = null) =>
      ensureAdministrator(db, email, password, provisionalUntil),
  };
}

type Profile = Awaited<ReturnType<AuthRepository['findProfile']>>;

const presentUser = (actor: Actor, profile: Profile, hasMailServer: boolean): User => {
  const { companyId } = actor;
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
};
