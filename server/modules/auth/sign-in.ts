import { paths } from '../../../contracts/paths.ts';
import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Caller } from '../../http/caller.ts';
import type { Factor } from '../../http/security-log.ts';
import { recordSignIn } from '../audit/sign-ins.ts';
import { type Account, createAuthRepository } from './auth.repository.ts';
import type { PasswordGuard } from './passwords/password-guard.ts';
import { refuseProvisional } from './passwords/provisional-password.ts';
import type { SignedIn, StartSession } from './sessions.ts';
import type { TwoStepService } from './two-step.service.ts';

/** `code` is the second step, of accounts that have one. */
export type Credentials = { email: string; password: string; code?: string | undefined };

type Deps = {
  db: Db;
  twoStep: Pick<TwoStepService, 'check'>;
  passwordGuard: Pick<PasswordGuard, 'prove'>;
  startSession: StartSession;
};

/** Makes the function that signs somebody in by a password and, where the account has one, a second step. */
export function createLogin({ db, twoStep, passwordGuard, startSession }: Deps) {
  const repository = createAuthRepository(db);

  return async ({ email, password, code }: Credentials, caller: Caller): Promise<SignedIn> => {
    const account = await repository.findAccountByEmail(email);
    const about = { event: 'sign-in' as const, ...(account && { account: account.id }) };
    const refused = (factor: Factor, error: AppError): AppError => {
      const outcome = error.code === 'code_required' ? 'code-asked' : 'failure';
      caller.report({ ...about, outcome, factor, reason: error.code });
      return error;
    };
    const wrong = () => refused('password', new AppError('wrong_credentials', 'Please Enter Valid Details'));
    const attempt = { email, password, network: caller.network };
    const lockProven = await passwordGuard.prove(account, attempt, wrong).catch((error: unknown) => {
      const hasToWait = error instanceof AppError && error.code === 'too_many_requests';
      throw hasToWait ? refused('password', error) : error;
    });
    const { factor, outcome } = await db.transaction(async (tx) => {
      // A password changed meanwhile has ended all sessions: the old one must not begin another.
      const proven = await lockProven(tx);
      const { factor, refusal } = await twoStep.check(tx, proven.id, code);
      const barred = refusal ?? (await findBar(tx, proven));
      if (barred) return { factor, outcome: barred };
      const signedIn = await startSession(tx, proven, caller);
      await recordSignIn(tx, { ...proven, factor }, caller);
      return { factor, outcome: signedIn };
    });
    // Thrown only now: a wrong code stays counted.
    if (outcome instanceof AppError) throw refused(factor, outcome);
    caller.report({ ...about, outcome: 'success', factor });
    return outcome;
  };
}

/** Why an account whose owner has proven who they are is let in all the same by nobody, or not here; null where it is let in. */
async function findBar(tx: Db, proven: Account): Promise<AppError | null> {
  const over = refuseProvisional(proven);
  if (over) return over;
  const repository = createAuthRepository(tx);
  if (await repository.findClosedAt(proven.id)) return companyClosed();
  const ruling = await repository.findRequiredProvider(proven.id);
  return ruling ? signInAtProvider(ruling) : null;
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
