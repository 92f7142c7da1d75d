import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { bearerToken } from './bearer-token.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** What proxies add: behind one on this machine every client seems to be here. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

/**
 * Refuses the figures to strangers. They name every call and how often it was made, so they are for who runs the
 * program: whoever has the token or, while none is set, this machine itself.
 * @throws AppError not_allowed
 */
export function authorizeMetrics(request: FastifyRequest, metricsToken: string | null): void {
  const isAllowed = metricsToken === null ? isFromHere(request) : isSame(bearerToken(request), metricsToken);
  if (isAllowed) return;
  throw new AppError('not_allowed', 'Figures are given to this machine, or to who sends METRICS_TOKEN.');
}

const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && PROXY_HEADERS.every((name) => headers[name] === undefined);

// Compared as hashes, which are of one length and tell nothing by the time it takes.
const isSame = (given: string | null, expected: string): boolean =>
  given !== null && timingSafeEqual(hashOf(given), hashOf(expected));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
