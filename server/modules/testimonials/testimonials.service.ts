import { v7 as uuidv7 } from 'uuid';
import type { Testimonial } from '../../../contracts/admin/testimonials.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { type AuditActor, type AuditEvent, changedNames, recordAudit } from '../audit/record-audit.ts';
import {
  createTestimonialsRepository,
  type TestimonialContent,
  type TestimonialRow,
} from './testimonials.repository.ts';

export type TestimonialsService = ReturnType<typeof createTestimonialsService>;

/** What customers say: written by the administrator, shown to everybody. */
export function createTestimonialsService({ db }: { db: Db }) {
  return {
    list: async (): Promise<Testimonial[]> => (await createTestimonialsRepository(db).list()).map(present),

    add: (actor: AuditActor, content: TestimonialContent): Promise<Testimonial> =>
      db.transaction(async (tx) => {
        const row = await createTestimonialsRepository(tx).insert({ id: uuidv7(), ...content });
        await recordAudit(tx, actor, { ...on('testimonial.added', row), after: toldOf(row) });
        return present(row);
      }),

    /** @throws AppError not_found */
    change: (actor: AuditActor, id: string, content: TestimonialContent): Promise<Testimonial> =>
      db.transaction(async (tx) => {
        const within = createTestimonialsRepository(tx);
        const before = await within.lock(id);
        if (!before) throw notFound('This testimonial');
        const row = { ...before, ...content };
        await within.update(id, content);
        await recordAudit(tx, actor, {
          ...on('testimonial.changed', row),
          before: toldOf(before),
          after: { ...toldOf(row), changed: changedNames(before, row) },
        });
        return present(row);
      }),

    /** @throws AppError not_found */
    remove: (actor: AuditActor, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const removed = await createTestimonialsRepository(tx).remove(id);
        if (!removed) throw notFound('This testimonial');
        await recordAudit(tx, actor, { ...on('testimonial.removed', removed), before: toldOf(removed) });
      }),
  };
}

const on = (action: AuditEvent['action'], { id, position }: TestimonialRow): AuditEvent => ({
  action,
  subject: { id, name: position },
});

/** What the trail keeps of one: neither who said it nor what, so that both can be taken back. */
const toldOf = ({ position, isExample }: TestimonialRow) => ({ position, isExample });

const present = ({ id, quote, author, position, isExample }: TestimonialRow): Testimonial => ({
  _id: id,
  quote,
  author,
  position,
  isExample,
});
