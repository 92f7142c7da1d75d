import { testimonialRoutes } from '../../../contracts/admin/testimonials.ts';
import type { Router } from '../../http/router.ts';
import type { TestimonialsService } from './testimonials.service.ts';

/** Registers the calls about testimonials. */
export function registerTestimonialRoutes(
  router: Router,
  { testimonials }: { testimonials: TestimonialsService },
): void {
  router.handle(testimonialRoutes.list)(async () => ({ status: 200, data: await testimonials.list() }));

  router.handle(testimonialRoutes.create)(async ({ actor, body }) => ({
    status: 201,
    data: await testimonials.add(actor, body),
  }));

  router.handle(testimonialRoutes.update)(async ({ actor, params, body }) => ({
    status: 200,
    data: await testimonials.change(actor, params.id, body),
  }));

  router.handle(testimonialRoutes.remove)(async ({ actor, params }) => {
    await testimonials.remove(actor, params.id);
    return { status: 200, message: 'The testimonial is deleted.' };
  });
}
