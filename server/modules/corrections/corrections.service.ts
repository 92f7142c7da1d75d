import { v7 as uuidv7 } from 'uuid';
import type { Correction, CorrectionFields } from '../../../contracts/chat/corrections.ts';
import type { CorrectedAnswer } from '../../../replies/corrected-answer.ts';
import type { Db } from '../../db/connect.ts';
import type { ListInput, ListPage } from '../../db/list-page.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import { requireProduct } from '../products/require-product.ts';
import { createCorrectedAnswers } from './corrected-answers.ts';
import { createCorrectionEditing } from './correction-editing.ts';
import { createCorrectionMatchers } from './correction-matchers.ts';
import { createCorrectionSources } from './correction-sources.ts';
import { presentCorrection } from './corrections.presenter.ts';
import { createCorrectionRepository } from './corrections.repository.ts';

type Deps = { db: Db; indexes: Pick<ProductIndexes, 'get'> };
export type CorrectionService = ReturnType<typeof createCorrectionService>;

/** Manages the answers that vendors write themselves, and matches customers' questions to them. */
export function createCorrectionService({ db, indexes }: Deps) {
  const repository = createCorrectionRepository(db);
  const matchers = createCorrectionMatchers(repository, indexes);
  const sources = createCorrectionSources(indexes);

  return {
    ...createCorrectionEditing({ db, indexes, matchers, sources }),
    ...createCorrectedAnswers({ repository, matchers, sources }),

    /** @throws AppError not_found */
    async list(
      { companyId }: CompanyActor,
      productId: string,
      input: ListInput,
    ): Promise<ListPage<Correction>> {
      await requireProduct(db, companyId, productId);
      const { rows, total } = await repository.listCorrections(companyId, productId, input);
      return { rows: rows.map(presentCorrection), total };
    },

    /** Previews the answer of a correction, checked as if it were stored. @throws AppError not_found, invalid_request */
    async draft(
      { companyId }: CompanyActor,
      productId: string,
      { answer, source }: Pick<CorrectionFields, 'answer' | 'source'>,
    ): Promise<CorrectedAnswer> {
      await requireProduct(db, companyId, productId);
      const place = await sources.columnsOf(companyId, productId, source);
      return { id: uuidv7(), content: answer, citation: await sources.cite(companyId, productId, place) };
    },

    /** Counts a use in the transaction that stores the answer. */
    countUse: (tx: Db, companyId: string, id: string, now: Date): Promise<void> =>
      createCorrectionRepository(tx).countUse(companyId, id, now),
  };
}
