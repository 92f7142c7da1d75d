import { v7 as uuidv7 } from 'uuid';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { OfCompany } from '../../http/actor.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import type { AcceptedFile, ManualIntake } from '../manuals/manual-intake.service.ts';
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
 * Stores an uploaded manual: with a new product, as a further manual of `productId`, or as a new version of
 * `manualId`. The file is stored durably before the one transaction that refers to it, and is removed again if that
 * fails.
 */
export function createUploadProduct({ db, intake, planLimits }: UploadDeps) {
  async function addProduct(
    tx: Db,
    companyId: string,
    fields: UploadFields,
    file: AcceptedFile,
  ): Promise<string> {
    await planLimits.assertCanAdd(tx, companyId, 'products');
    await planLimits.assertCanAdd(tx, companyId, 'manuals');
    const product = await createProductRepository(tx).insertProduct({
      companyId,
      id: uuidv7(),
      name: fields.product_name ?? '',
      description: fields.description ?? '',
      category: categoryOf(fields.category),
    });
    await intake.addManual(tx, companyId, product.id, file);
    return product.id;
  }

  async function addManual(
    tx: Db,
    companyId: string,
    productId: string,
    file: AcceptedFile,
  ): Promise<string> {
    const product = await createProductRepository(tx).lockProduct(companyId, productId);
    if (!product) throw notFound('This product');
    await planLimits.assertCanAdd(tx, companyId, 'manuals');
    await intake.addManual(tx, companyId, productId, file);
    return productId;
  }

  async function addVersion(
    tx: Db,
    companyId: string,
    target: { productId: string | undefined; manualId: string },
    file: AcceptedFile,
  ): Promise<string> {
    return (await intake.replaceManual(tx, companyId, target, file)).productId;
  }

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
    const accepted = await intake.accept(companyId, file);
    return intake.record(companyId, accepted, () =>
      db.transaction(async (tx) => {
        await lockCompany(tx, companyId);
        await also(tx);
        await planLimits.assertCanStore(tx, companyId, accepted.bytes);
        if (manualId !== undefined) return addVersion(tx, companyId, { productId, manualId }, accepted);
        if (productId !== undefined) return addManual(tx, companyId, productId, accepted);
        return addProduct(tx, companyId, fields, accepted);
      }),
    );
  };
}

/** @throws AppError invalid_request where a new product has no name */
export function requireName(name: string | undefined): void {
  if (name) return;
  const message = 'Product name is required';
  throw new AppError('invalid_request', message, { errors: { product_name: message } });
}
