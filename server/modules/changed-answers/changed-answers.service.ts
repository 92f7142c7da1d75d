/** What new versions of a product's manuals change of the answers that customers were given. */

import { wordsAsked } from '../../../contracts/chat/photo-question.ts';
import type { ChangedAnswer, ChangingVersion } from '../../../contracts/manuals/notices.ts';
import type { Db } from '../../db/connect.ts';
import type { ListPage } from '../../db/list-page.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { requireProduct } from '../products/require-product.ts';
import { createChangedAnswersRepository } from './changed-answers.repository.ts';

export type ChangedAnswersService = ReturnType<typeof createChangedAnswers>;

/** Makes the service. All throw AppError not_found for a product that is none of the company's. */
export function createChangedAnswers({ db }: { db: Db }) {
  const repository = createChangedAnswersRepository(db);

  return {
    /** Newest first. */
    async listVersions({ companyId }: CompanyActor, productId: string): Promise<ChangingVersion[]> {
      await requireProduct(db, companyId, productId);
      const counts = await repository.countChanges(companyId, productId);
      const rows = await repository.listVersions(companyId, productId);
      return rows.map(({ readyAt, comparedAt, answers, ...row }) => ({
        ...row,
        timestamp: readyAt.toISOString(),
        comparedAt: comparedAt?.toISOString() ?? null,
        answers: answers ?? 0,
        ...(counts.get(row.versionId) ?? { changed: 0, doubtful: 0, customers: 0 }),
      }));
    },

    async list(
      { companyId }: CompanyActor,
      productId: string,
      input: { version: string | undefined; page: number; limit: number },
    ): Promise<ListPage<ChangedAnswer>> {
      await requireProduct(db, companyId, productId);
      const { rows, total } = await repository.list(companyId, productId, input);
      return {
        rows: rows.map(({ answeredAt, question, ...row }) => ({
          ...row,
          question: wordsAsked(question),
          timestamp: answeredAt.toISOString(),
        })),
        total,
      };
    },
  };
}
