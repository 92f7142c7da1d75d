import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { testimonial } from '../../db/schema/platform.ts';

export type TestimonialRow = typeof testimonial.$inferSelect;
export type TestimonialContent = Pick<TestimonialRow, 'quote' | 'author' | 'position' | 'isExample'>;

/** Testimonials of the installation. */
export function createTestimonialsRepository(db: Db) {
  return {
    list: (): Promise<TestimonialRow[]> =>
      db.select().from(testimonial).orderBy(testimonial.createdAt, testimonial.id),

    async insert(row: TestimonialContent & { id: string }): Promise<TestimonialRow> {
      const inserted = { ...row, createdAt: new Date() };
      await db.insert(testimonial).values(inserted);
      return inserted;
    },

    /** It stays as it is until the transaction ends. */
    async lock(id: string): Promise<TestimonialRow | undefined> {
      const [row] = await db.select().from(testimonial).where(eq(testimonial.id, id)).for('update');
      return row;
    },

    async update(id: string, content: TestimonialContent): Promise<void> {
      await db.update(testimonial).set(content).where(eq(testimonial.id, id));
    },

    /** @returns what it was; undefined if there was none */
    async remove(id: string): Promise<TestimonialRow | undefined> {
      const [row] = await db.delete(testimonial).where(eq(testimonial.id, id)).returning();
      return row;
    },
  };
}
