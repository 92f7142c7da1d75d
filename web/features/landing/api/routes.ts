/** The calls of the landing page, without their schemas, which would be larger than the page. */

import type { testimonialRoutes } from '../../../../contracts/admin/testimonials.ts';
import type { showcaseRoutes } from '../../../../contracts/chat/showcase.ts';
import type { planRoutes } from '../../../../contracts/plans/plans.ts';
import type { RouteAddress } from '../../../lib/api/api-request.ts';

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
