import { v7 as uuidv7 } from 'uuid';
import { type Testimonial, testimonialRoutes } from '../../../contracts/testimonials.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { Router } from '../../http/router.ts';
import { createTestimonialsRepository, type TestimonialRow } from './testimonials.repository.ts';

/** Testimonials have no rules of their own: shown to everybody, written by the administrator. */
export function registerTestimonialRoutes(router: Router, db: Db): void {
  const repository = createTestimonialsRepository(db);

  router.handle(testimonialRoutes.list)(async () => ({
    status: 200,
    data: (await repository.list()).map(present),
  }));

  router.handle(testimonialRoutes.create)(async ({ body }) => ({
    status: 201,
    data: present(await repository.insert({ id: uuidv7(), ...body })),
  }));

  router.handle(testimonialRoutes.update)(async ({ params, body }) => ({
    status: 200,
    data: present(await repository.update(params.id, body)),
  }));

  router.handle(testimonialRoutes.remove)(async ({ params }) => {
    if (!(await repository.remove(params.id))) throw notFound('This testimonial');
    return { status: 200, message: 'The testimonial is deleted.' };
  });
}

/** @throws AppError not_found for no row */
function present(row: TestimonialRow | undefined): Testimonial {
  if (!row) throw notFound('This testimonial');
  const { id, quote, author, position, isExample } = row;
  return { _id: id, quote, author, position, isExample };
}
