/** The calls of the landing page, without their schemas, which would be larger than the page. */
import type { planRoutes } from '../../../../contracts/plans.ts';
import type { showcaseRoutes } from '../../../../contracts/showcase.ts';
import type { testimonialRoutes } from '../../../../contracts/testimonials.ts';
import type { RouteAddress } from '../../../lib/api-request.ts';

const get = <const P extends string>(path: P) => ({ method: 'GET', path, auth: 'public' }) as const;

export const catalogueRoute = get('/api/plans') satisfies RouteAddress<typeof planRoutes.catalogue>;
export const testimonialsRoute = get('/api/testimonials') satisfies RouteAddress<
  typeof testimonialRoutes.list
>;
export const showcaseRoute = get('/api/showcase') satisfies RouteAddress<typeof showcaseRoutes.show>;
export const askShowcaseRoute = {
  method: 'POST',
  path: '/api/showcase/ask',
  auth: 'public',
} as const satisfies RouteAddress<typeof showcaseRoutes.ask>;
