import type { Turn } from '../../../engine/ask/base/answer.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import type { CorrectionMatchers } from './correction-matchers.ts';
import { assertNew, assertUnderstandable } from './corrections.policy.ts';
import {
  type CorrectionRepository,
  type CorrectionRow,
  createCorrectionRepository,
} from './corrections.repository.ts';

type Deps = {
  db: Db;
  indexes: Pick<ProductIndexes, 'get'>;
  matchers: Pick<CorrectionMatchers, 'get'>;
};
type OfProduct = Pick<CorrectionRow, 'companyId' | 'productId'>;
/** A question, the customer's question that it is about, and the correction that is changed. */
type Checked = { question: string; asked: { isFirst: boolean } | undefined; ownId?: string };

/** Stands for any earlier questions. */
const EARLIER: readonly Turn[] = [{ question: '' }];

/** Makes the function that stores a correction whose question is good as the product's manuals and corrections are then. */
export function createStoreChecked({ db, indexes, matchers }: Deps) {
  const repository = createCorrectionRepository(db);

  async function assertGood(
    { companyId, productId }: OfProduct,
    { question, asked, ownId }: Checked,
  ): Promise<void> {
    const { look } = await indexes.get(companyId, productId);
    assertUnderstandable(await look('standsAlone', question, asked?.isFirst === false ? EARLIER : []));
    assertNew(await (await matchers.get(companyId, productId))?.(question), ownId);
  }

  /**
   * Calls `store` with the product locked. The check reads the manual, so it runs outside of the transaction; it is
   * repeated if a correction has changed since.
   */
  return async (
    ofProduct: OfProduct,
    checkedQuestion: Checked,
    store: (corrections: CorrectionRepository) => Promise<void>,
  ): Promise<void> => {
    const { companyId, productId } = ofProduct;
    for (let isStored = false; !isStored; ) {
      const checked = await repository.findRevision(companyId, productId);
      await assertGood(ofProduct, checkedQuestion);
      isStored = await db.transaction(async (tx) => {
        const corrections = createCorrectionRepository(tx);
        if (!(await corrections.lockProduct(companyId, productId))) throw notFound('This product');
        if ((await corrections.findRevision(companyId, productId)) !== checked) return false;
        await store(corrections);
        return true;
      });
    }
  };
}
