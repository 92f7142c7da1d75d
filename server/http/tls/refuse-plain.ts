/** Keeps everybody from using an installation without TLS that is meant to be used with it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isFromHere } from '../metrics-access.ts';

/**
 * Answers calls that came without TLS, on any part of their way that a trusted proxy tells of: people who opened a page are
 * led to the same page with TLS; whoever sends anything else has already shown it to the whole way and is refused.
 * Programs on this machine that ask directly, such as health checks, are answered.
 * @param publicUrl address with https
 */
export function refusePlain(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https' || isFromHere(request) || HEALTH.test(request.url)) return;
    if (isPage(request)) return reply.redirect(`${publicUrl}${request.url}`, 308);
    throw new AppError('not_allowed', `This is only answered over https: ${publicUrl}`);
  });
}

/** What load balancers ask, and nothing is told by. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;
const NOT_PAGES = /^\/(?:api|uploads|mcp|metrics)(?:[/?]|$)/;

/** What a browser opens: nothing but the address was sent, and that is what the person typed. */
const isPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !NOT_PAGES.test(url) &&
  headers.authorization === undefined &&
  (headers.accept ?? '').includes('text/html');
