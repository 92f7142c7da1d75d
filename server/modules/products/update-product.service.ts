import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import type { AcceptedFile } from '../manuals/accepted-file.ts';
import { categoryOf } from './products.policy.ts';
import { createProductRepository } from './products.repository.ts';
import type { UploadDeps } from './upload-product.service.ts';

export type ProductChanges = {
  product_name?: string | undefined;
  description?: string | undefined;
  category?: string | undefined;
};
export type UpdateProduct = ReturnType<typeof createUpdateProduct>;

/** Changes the given fields of a product. A file becomes a new version of its first manual. */
export function createUpdateProduct({ db, intake, planLimits }: UploadDeps) {
  async function replaceFirstManual(
    tx: Db,
    companyId: string,
    productId: string,
    file: AcceptedFile,
  ): Promise<void> {
    if (await intake.replaceFirstManual(tx, companyId, productId, file)) return;
    await planLimits.assertCanAdd(tx, companyId, 'manuals');
    await intake.addManual(tx, companyId, productId, file);
  }

  /** @throws AppError not_found, invalid_request, unsupported_file, plan_limit_reached */
  return async (
    { companyId }: CompanyActor,
    productId: string,
    changes: ProductChanges,
    file: ReceivedFile | null,
  ): Promise<void> => {
    const accepted = file ? await intake.accept(companyId, file) : null;
    const change = () =>
      db.transaction(async (tx) => {
        const products = createProductRepository(tx);
        await lockCompany(tx, companyId);
        if (accepted) await planLimits.assertCanStore(tx, companyId, accepted.bytes);
        if (!(await products.lockProduct(companyId, productId))) throw notFound('This product');
        await products.updateProduct(companyId, productId, {
          ...(changes.product_name === undefined ? {} : { name: changes.product_name }),
          ...(changes.description === undefined ? {} : { description: changes.description }),
          ...(changes.category === undefined ? {} : { category: categoryOf(changes.category) }),
        });
        if (accepted) await replaceFirstManual(tx, companyId, productId, accepted);
      });
    await (accepted ? intake.record(companyId, [accepted], change) : change());
  };
}
