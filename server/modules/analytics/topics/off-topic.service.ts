import { notFound } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { OfCompany } from '../../../http/actor.ts';
import { createOffTopicRepository } from './off-topic.repository.ts';

export type OffTopicService = ReturnType<typeof createOffTopicService>;

/** Lets a company say which of its customers' questions are not about the product. */
export function createOffTopicService({ db }: { db: Db }) {
  const repository = createOffTopicRepository(db);

  return {
    /**
     * Questions that are gone meanwhile are passed over.
     * @throws AppError not_found if none of them is there
     */
    async mark({ companyId }: OfCompany, questions: readonly string[], isOffTopic: boolean): Promise<void> {
      const found = await repository.mark(companyId, questions, isOffTopic);
      if (found === 0) throw notFound('This question');
    },
  };
}
