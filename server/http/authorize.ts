import type { TokenScope } from '../../contracts/account/token-scopes.ts';
import type { Route } from '../../contracts/route.ts';
import { AppError } from '../app-error.ts';
import type { Actor } from './actor.ts';

const waiting = () => new AppError('waiting_for_approval', 'Your account is waiting for approval.');
const suspended = () => new AppError('account_suspended', 'Your account is suspended. Please contact us.');
const twoStepRequired = () =>
  new AppError('two_step_required', 'Two-step sign-in is asked for here. Turn it on in your account first.');
const refused = () => new AppError('not_allowed', 'Your account may not do this.');

/**
 * Decides whether `actor` (null: no session) may make a call.
 * @throws AppError not_signed_in, two_step_required, waiting_for_approval, account_suspended or not_allowed
 */
export function authorize({ auth, scope }: Pick<Route, 'auth' | 'scope'>, actor: Actor | null): void {
  if (actor?.scopes) requireScope(actor.scopes, scope);
  if (auth === 'public') return;
  if (!actor) throw new AppError('not_signed_in', 'Unauthorized. Please login again.');
  if (auth === 'signed-in') return;
  if (actor.mustTurnOnTwoStep) throw twoStepRequired();
  if (actor.isSuspended) throw suspended();
  if (auth === 'not-suspended') return;
  if (auth === 'admin') {
    if (actor.role !== 'admin') throw refused();
    return;
  }
  if (actor.role === 'user' && auth !== 'company-or-waiting') throw waiting();
  if (auth === 'company-or-admin' && actor.role === 'admin') return;
  if (actor.role === 'admin') throw refused();
  if (actor.companyId === null) throw new AppError('not_allowed', 'Create your company profile first.');
  if (auth === 'company-owner') requireOwner(actor);
}

/** Refuses access tokens where a call declares no scope: a new call stays closed to them until it names one. */
function requireScope(granted: readonly TokenScope[], scope: TokenScope | undefined): void {
  if (scope === undefined) throw new AppError('not_allowed', 'This call can’t be made with an access token.');
  if (!granted.includes(scope)) {
    throw new AppError('not_allowed', `This access token lacks the permission ${scope}.`);
  }
}

/**
 * Refuses members of a company what only its owner may do.
 * @throws AppError not_allowed
 */
export function requireOwner(actor: Pick<Actor, 'isOwner'>): void {
  if (!actor.isOwner) throw new AppError('not_allowed', 'Only the owner of the company can do this.');
}
