import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { bearerToken } from './bearer-token.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** Headers that proxies add. Behind a proxy on this machine every client has a local address. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

/**
 * Refuses the metrics to strangers, because they name every call and how often it was made. Callers with the token get
 * them or, while no token is set, callers on this machine.
 * @throws AppError not_allowed
 */
export function authorizeMetrics(request: FastifyRequest, metricsToken: string | null): void {
  const isAllowed = metricsToken === null ? isFromHere(request) : isSame(bearerToken(request), metricsToken);
  if (isAllowed) return;
  throw new AppError('not_allowed', 'Figures are given to this machine, or to who sends METRICS_TOKEN.');
}

/** Whether a program on this machine asks, and no proxy says that it does so for somebody else. */
export const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && PROXY_HEADERS.every((name) => headers[name] === undefined);

// Hashes are compared, since they have one length and the time of the comparison reveals nothing.
const isSame = (given: string | null, expected: string): boolean =>
  given !== null && timingSafeEqual(hashOf(given), hashOf(expected));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
