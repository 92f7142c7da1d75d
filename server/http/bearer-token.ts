import type { FastifyRequest } from 'fastify';

/** The bearer token of a request; null if there is none or it is malformed. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\x21-\x7e]{1,200})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
