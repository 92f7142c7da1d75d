import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, id, idParam, reply, requiredText } from '../shapes.ts';

/** The form of a testimonial. An example is marked as one wherever it is shown. */
export const testimonialForm = z.object({
  quote: requiredText('Quote', 600),
  author: requiredText('Name', 80),
  position: requiredText('Position', 120),
  isExample: z.boolean().default(false),
});
export type TestimonialForm = z.input<typeof testimonialForm>;

/** A customer's words about the product. */
export const testimonial = z.object({
  _id: id,
  quote: z.string(),
  author: z.string(),
  position: z.string(),
  isExample: z.boolean(),
});
export type Testimonial = z.output<typeof testimonial>;

/** Calls that show the testimonials of the landing page and that administer them. */
export const testimonialRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/testimonials',
    summary: 'Testimonials, oldest first',
    auth: 'public',
    replies: { 200: reply(200, z.array(testimonial)) },
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/admin/testimonials',
    summary: 'Add a testimonial',
    auth: 'admin',
    audit: 'testimonial.added',
    body: testimonialForm,
    replies: { 201: reply(201, testimonial) },
  }),
  update: defineRoute({
    method: 'PATCH',
    path: '/api/admin/testimonials/:id',
    summary: 'Change a testimonial',
    auth: 'admin',
    audit: 'testimonial.changed',
    params: idParam,
    body: testimonialForm,
    replies: { 200: reply(200, testimonial) },
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/admin/testimonials/:id',
    summary: 'Delete a testimonial',
    auth: 'admin',
    audit: 'testimonial.removed',
    params: idParam,
    replies: { 200: done },
  }),
};
