import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Route, RouteLimit } from '../../contracts/route.ts';

/** Calls a minute and address; `RATE_LIMIT_SCALE` multiplies them, 0 switches them off. */
const PER_MINUTE: Record<RouteLimit, number> = {
  default: 600,
  credentials: 20,
  form: 10,
  mail: 60,
  upload: 30,
  chat: 120,
  ask: 30,
};

/** The limit of a route for @fastify/rate-limit; false: none. */
export function rateLimitFor(route: Route, scale: number): RateLimitOptions | false {
  if (scale === 0) return false;
  const max = Math.max(1, Math.round(PER_MINUTE[route.limit ?? 'default'] * scale));
  return { max, timeWindow: '1 minute', groupId: route.limit ?? 'default' };
}
