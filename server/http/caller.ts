import type { FastifyRequest } from 'fastify';
import { bearerToken } from './bearer-token.ts';
import { logSecurity, type SecurityEvent } from './security-log.ts';

/** Longer names of browsers say nothing more. */
const USER_AGENT_CHARS = 300;

/** From where somebody signs up or in. */
export type Caller = {
  /** What the browser or program calls itself; '' where it does not. */
  userAgent: string;
  /** The token of the session that it held until now, which signing in ends; null where it held none. */
  heldToken: string | null;
  /** Tells the log. */
  report: (event: SecurityEvent) => void;
};

/** Who makes a request. */
export const callerOf = (request: FastifyRequest): Caller => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_CHARS),
  heldToken: bearerToken(request),
  report: (event) => logSecurity(request, event),
});

/** The program itself, under a name. */
export const programCaller = (userAgent: string): Caller => ({
  userAgent,
  heldToken: null,
  report: () => undefined,
});
