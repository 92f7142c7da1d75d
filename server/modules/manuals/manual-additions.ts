import { parse } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { createManualRepository } from './manuals.repository.ts';
import { enqueueReading } from './read-manual.job.ts';

/** What files become that were accepted, each in the caller's transaction. */
export const manualAdditions = {
  /** A further manual of a product that the caller has locked. */
  async addManual(tx: Db, companyId: string, productId: string, file: AcceptedFile): Promise<void> {
    const id = uuidv7();
    await createManualRepository(tx).insertManual({
      companyId,
      id,
      productId,
      title: titleOf(file.filename),
    });
    await addVersion(tx, companyId, id, file);
  },

  /**
   * A new version of a manual; the one before keeps answering until this one is read.
   * @throws AppError not_found if the product has no such manual
   */
  async replaceManual(
    tx: Db,
    companyId: string,
    target: { productId: string | undefined; manualId: string },
    file: AcceptedFile,
  ): Promise<{ productId: string }> {
    const manual = await createManualRepository(tx).lockLiveManual(companyId, target.manualId);
    if (!manual || (target.productId !== undefined && manual.productId !== target.productId)) {
      throw notFound('This manual');
    }
    await addVersion(tx, companyId, manual.id, file);
    return { productId: manual.productId };
  },

  /** A new version of the product's oldest manual; false if it has none. The caller has locked the product. */
  async replaceFirstManual(
    tx: Db,
    companyId: string,
    productId: string,
    file: AcceptedFile,
  ): Promise<boolean> {
    const [first] = await createManualRepository(tx).listManuals(companyId, [productId]);
    if (first) await addVersion(tx, companyId, first.id, file);
    return first !== undefined;
  },
};

async function addVersion(tx: Db, companyId: string, manualId: string, file: AcceptedFile): Promise<void> {
  const manuals = createManualRepository(tx);
  const versionId = uuidv7();
  const number = (await manuals.findLastNumber(companyId, manualId)) + 1;
  await manuals.insertVersion({ companyId, id: versionId, manualId, number, ...file });
  await enqueueReading(tx, { companyId, versionId });
}

/** The title of a manual until its file says its own. */
const titleOf = (filename: string): string =>
  parse(filename)
    .name.replace(/[_\s]+/g, ' ')
    .trim() || filename;
