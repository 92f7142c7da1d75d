import type { FastifyRequest } from 'fastify';
import { networkOf } from '../lib/network-of.ts';
import { bearerToken } from './bearer-token.ts';
import { logSecurity, type SecurityEvent } from './security-log.ts';

/** Characters kept of a user agent; what comes after them tells nothing useful. */
const USER_AGENT_CHARS = 300;

/** The device or program from which somebody signs up or in. */
export type Caller = {
  /** The user agent of the request; '' if it names none. */
  userAgent: string;
  /** The address of the request, or the network that one customer of a provider has. */
  network: string;
  /** The token of the previous session, which signing in ends; null if there was none. */
  heldToken: string | null;
  /** Writes an event to the security log. */
  report: (event: SecurityEvent) => void;
};

/** Describes the caller of a request. */
export const callerOf = (request: FastifyRequest): Caller => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_CHARS),
  network: networkOf(request.ip),
  heldToken: bearerToken(request),
  report: (event) => logSecurity(request, event),
});

/** Describes this program as a caller, for actions that start from no request. */
export const programCaller = (userAgent: string): Caller => ({
  userAgent,
  network: userAgent,
  heldToken: null,
  report: () => undefined,
});
