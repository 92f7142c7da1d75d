/** What the log tells of signing in and of what was refused; docs/security.md says it to operators. */
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../contracts/errors.ts';

/** By what somebody proved who they are: with the password alone, or with a code after it. */
export type Factor = 'password' | 'app-code' | 'recovery-code';

/** Never an e-mail address, a password or a code. */
export type SecurityEvent = {
  event: 'sign-up' | 'sign-in' | 'sign-out' | 'sessions-ended' | 'reset-asked' | 'password-set' | 'refused';
  outcome: 'success' | 'failure' | 'code-asked';
  /** Whose account it is about; left out where no account is known. */
  account?: string;
  factor?: Factor;
  /** Why it failed. */
  reason?: ErrorCode;
};

/** Writes one line, with the request's id, its route's pattern and the address it came from. */
export function logSecurity(request: FastifyRequest, event: SecurityEvent): void {
  const route = request.routeOptions.url ?? 'none';
  request.log.info({ ...event, method: request.method, route, from: request.ip }, 'security');
}
