import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { testimonial } from '../../db/schema/platform.ts';

export type TestimonialRow = typeof testimonial.$inferSelect;
type Content = Pick<TestimonialRow, 'quote' | 'author' | 'position' | 'isExample'>;

/** Testimonials of the installation. */
export function createTestimonialsRepository(db: Db) {
  return {
    list: (): Promise<TestimonialRow[]> =>
      db.select().from(testimonial).orderBy(testimonial.createdAt, testimonial.id),

    async insert(row: Content & { id: string }): Promise<TestimonialRow | undefined> {
      const [inserted] = await db.insert(testimonial).values(row).returning();
      return inserted;
    },

    async update(id: string, content: Content): Promise<TestimonialRow | undefined> {
      const [row] = await db.update(testimonial).set(content).where(eq(testimonial.id, id)).returning();
      return row;
    },

    /** @returns whether there was one */
    async remove(id: string): Promise<boolean> {
      const rows = await db
        .delete(testimonial)
        .where(eq(testimonial.id, id))
        .returning({ id: testimonial.id });
      return rows.length > 0;
    },
  };
}
