import { v7 as uuidv7 } from 'uuid';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { OfCompany } from '../../http/actor.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import type { AcceptedFile } from '../manuals/accepted-file.ts';
import type { ManualIntake } from '../manuals/manual-intake.service.ts';
import type { PlanLimits } from './plan-limits.ts';
import { categoryOf } from './products.policy.ts';
import { createProductRepository } from './products.repository.ts';

export type UploadFields = {
  product_name?: string | undefined;
  description?: string | undefined;
  category?: string | undefined;
  productId?: string | undefined;
  manualId?: string | undefined;
};

export type UploadDeps = { db: Db; intake: ManualIntake; planLimits: PlanLimits };
export type UploadProduct = ReturnType<typeof createUploadProduct>;

/**
 * Stores an uploaded manual, or each of those in an archive: with a new product, as a further manual of `productId`, or as a new version of
 * `manualId`. The file is stored durably before the one transaction that refers to it, and is removed again if that
 * fails.
 */
export function createUploadProduct({ db, intake, planLimits }: UploadDeps) {
  const { addProduct, addManuals, addVersion } = createAdditions({ intake, planLimits });

  /**
   * @param also what else belongs into the transaction; if it throws, nothing is stored
   * @returns id of the product
   * @throws AppError invalid_request, unsupported_file, not_found, plan_limit_reached
   */
  return async (
    { companyId }: OfCompany,
    fields: UploadFields,
    file: ReceivedFile,
    also: (tx: Db) => Promise<void> = async () => undefined,
  ): Promise<string> => {
    const { productId, manualId } = fields;
    if (productId === undefined && manualId === undefined) requireName(fields.product_name);
    const accepted = await intake.acceptAll(companyId, file);
    return intake.record(companyId, accepted, () =>
      db.transaction(async (tx) => {
        await lockCompany(tx, companyId);
        await also(tx);
        const bytes = accepted.reduce((sum, { bytes: own }) => sum + own, 0);
        await planLimits.assertCanStore(tx, companyId, bytes);
        if (manualId !== undefined)
          return addVersion(tx, companyId, { productId, manualId }, onlyOne(accepted));
        if (productId !== undefined) return addManuals(tx, companyId, productId, accepted);
        return addProduct(tx, companyId, fields, accepted);
      }),
    );
  };
}

/** What is made of the files of an upload, each in the caller's transaction; all give the product's id. */
function createAdditions({ intake, planLimits }: Omit<UploadDeps, 'db'>) {
  return {
    async addProduct(
      tx: Db,
      companyId: string,
      fields: UploadFields,
      files: readonly AcceptedFile[],
    ): Promise<string> {
      await planLimits.assertCanAdd(tx, companyId, 'products');
      await planLimits.assertCanAdd(tx, companyId, 'manuals', files.length);
      const product = await createProductRepository(tx).insertProduct({
        companyId,
        id: uuidv7(),
        name: fields.product_name ?? '',
        description: fields.description ?? '',
        category: categoryOf(fields.category),
      });
      for (const file of files) await intake.addManual(tx, companyId, product.id, file);
      return product.id;
    },

    async addManuals(
      tx: Db,
      companyId: string,
      productId: string,
      files: readonly AcceptedFile[],
    ): Promise<string> {
      const product = await createProductRepository(tx).lockProduct(companyId, productId);
      if (!product) throw notFound('This product');
      await planLimits.assertCanAdd(tx, companyId, 'manuals', files.length);
      for (const file of files) await intake.addManual(tx, companyId, productId, file);
      return productId;
    },

    async addVersion(
      tx: Db,
      companyId: string,
      target: { productId: string | undefined; manualId: string },
      file: AcceptedFile,
    ): Promise<string> {
      return (await intake.replaceManual(tx, companyId, target, file)).productId;
    },
  };
}

/** @throws AppError invalid_request where there are several: none of them is the new version */
function onlyOne([first, ...others]: readonly AcceptedFile[]): AcceptedFile {
  if (first && others.length === 0) return first;
  const message = 'This archive holds several manuals. Upload the one that is the new version.';
  throw new AppError('invalid_request', message, { errors: { file: message } });
}

/** @throws AppError invalid_request where a new product has no name */
export function requireName(name: string | undefined): void {
  if (name) return;
  const message = 'Product name is required';
  throw new AppError('invalid_request', message, { errors: { product_name: message } });
}
