import type { RateLimitOptions } from '@fastify/rate-limit';
import type { Route, RouteLimit } from '../../contracts/route.ts';

/** Calls allowed per minute and address. `RATE_LIMIT_SCALE` multiplies them; 0 switches the limits off. */
const PER_MINUTE: Record<RouteLimit, number> = {
  default: 600,
  credentials: 20,
  form: 10,
  mail: 60,
  upload: 30,
  chat: 120,
  ask: 30,
  showcase: 12,
  tryout: 5,
};

/** The limit of a route as @fastify/rate-limit takes it; false if it has none. */
export const rateLimitFor = (route: Route, scale: number): RateLimitOptions | false =>
  rateLimitOf(route.limit ?? 'default', scale);

/** The limit with a given name, for addresses that are not in the contracts. */
export function rateLimitOf(limit: RouteLimit, scale: number): RateLimitOptions | false {
  if (scale === 0) return false;
  return { max: Math.max(1, Math.round(PER_MINUTE[limit] * scale)), timeWindow: '1 minute', groupId: limit };
}
