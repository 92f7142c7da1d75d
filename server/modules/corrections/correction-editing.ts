import { v7 as uuidv7 } from 'uuid';
import type { Correction, CorrectionFields } from '../../../contracts/chat/corrections.ts';
import { MAX_CORRECTIONS } from '../../../contracts/plans/limits.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import { requireProduct } from '../products/require-product.ts';
import { createStoreChecked } from './checked-storing.ts';
import type { CorrectionMatchers } from './correction-matchers.ts';
import type { CorrectionSources } from './correction-sources.ts';
import { presentCorrection } from './corrections.presenter.ts';
import {
  type CorrectionRepository,
  createCorrectionRepository,
  type ListedCorrection,
} from './corrections.repository.ts';

export type NewCorrection = CorrectionFields & { questionId?: string | undefined };

type Deps = {
  db: Db;
  indexes: Pick<ProductIndexes, 'get'>;
  matchers: Pick<CorrectionMatchers, 'get'>;
  sources: Pick<CorrectionSources, 'columnsOf'>;
};

/** What a company writes, changes and deletes. */
export function createCorrectionEditing({ db, indexes, matchers, sources }: Deps) {
  const repository = createCorrectionRepository(db);
  const storeChecked = createStoreChecked({ db, indexes, matchers });

  return {
    /** @throws AppError not_found, invalid_request, conflict for a question that has one, or at the limit */
    async create(
      { companyId, accountId }: CompanyActor,
      productId: string,
      { question, answer, source, questionId }: NewCorrection,
    ): Promise<Correction> {
      await requireProduct(db, companyId, productId);
      const asked = await findAsked(repository, companyId, productId, questionId);
      if (questionId && !asked) throw notFound('This question');
      const place = await sources.columnsOf(companyId, productId, source);
      const row = { companyId, id: uuidv7(), productId, question, answer, ...place };
      await storeChecked(row, { question, asked }, async (corrections) => {
        if ((await corrections.countCorrections(companyId, productId)) >= MAX_CORRECTIONS) throw tooMany();
        await corrections.insertCorrection({
          ...row,
          questionId: questionId ?? null,
          createdBy: accountId,
          updatedAt: new Date(),
        });
      });
      return presentCorrection(await find(repository, companyId, row.id));
    },

    /** @throws AppError not_found, invalid_request, conflict for a question that has another */
    async update(
      { companyId }: CompanyActor,
      id: string,
      { question, answer, source }: CorrectionFields,
    ): Promise<Correction> {
      const { productId, questionId } = await find(repository, companyId, id);
      const asked = await findAsked(repository, companyId, productId, questionId);
      const place = await sources.columnsOf(companyId, productId, source);
      const values = { question, answer, ...place, updatedAt: new Date() };
      const checked = { question, asked, ownId: id };
      await storeChecked({ companyId, productId }, checked, async (corrections) => {
        if (!(await corrections.updateCorrection(companyId, id, values))) throw notFound('This correction');
      });
      return presentCorrection(await find(repository, companyId, id));
    },

    /** @throws AppError not_found */
    async delete(actor: CompanyActor, id: string): Promise<void> {
      const { companyId } = actor;
      const { productId } = await find(repository, companyId, id);
      await db.transaction(async (tx) => {
        const { name } = await requireProduct(tx, companyId, productId);
        const isDeleted = await createCorrectionRepository(tx).deleteCorrection(companyId, id);
        if (!isDeleted) throw notFound('This correction');
        await recordAudit(tx, actor, { action: 'correction.deleted', companyId, subject: { id, name } });
      });
    },
  };
}

async function find(
  repository: CorrectionRepository,
  companyId: string,
  id: string,
): Promise<ListedCorrection> {
  const row = await repository.findCorrection(companyId, id);
  if (!row) throw notFound('This correction');
  return row;
}

/** The customer's question that a correction is written for; undefined if it is for none, or that is gone. */
const findAsked = async (
  repository: CorrectionRepository,
  companyId: string,
  productId: string,
  questionId: string | null | undefined,
) => (questionId ? repository.findAsked(companyId, productId, questionId) : undefined);

const tooMany = (): AppError =>
  new AppError(
    'conflict',
    `A product can have ${MAX_CORRECTIONS} corrections. Delete one that is no longer used.`,
  );
