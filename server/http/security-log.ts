/** Logs sign-ins and refusals; docs/security.md describes the lines to operators. */
import type { FastifyRequest } from 'fastify';
import type { SignIn } from '../../contracts/company/company-audit.ts';
import type { ErrorCode } from '../../contracts/errors.ts';

/** The proof of identity given. */
export type Factor = SignIn['factor'];

/** An event for the security log. It never holds an e-mail address, a password or a code. */
export type SecurityEvent = {
  event:
    | 'sign-up'
    | 'sign-in'
    | 'sign-out'
    | 'sessions-ended'
    | 'reset-asked'
    | 'password-set'
    | 'email-changed'
    | 'email-change-undone'
    | 'company-closed'
    | 'closing-undone'
    | 'refused';
  outcome: 'success' | 'failure' | 'code-asked';
  /** The account it is about; left out if none is known. */
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
