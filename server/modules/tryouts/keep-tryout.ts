import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/connect.ts';
import type { OfCompany } from '../../http/actor.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { UploadProduct } from '../products/upload-product.service.ts';
import { discard, requireTryout } from './own-tryout.ts';
import { titleOf } from './tryouts.presenter.ts';

export type KeepDeps = {
  db: Db;
  storedFiles: Pick<StoredFiles, 'withLocalFile'>;
  uploadProduct: UploadProduct;
  /** Folder for files while they are copied. */
  incomingDir: string;
};

/**
 * Makes the function that makes a visitor's manual a product of the company, where it is read anew. Works once: of two who
 * hold the token, one gets it.
 * @returns id of the product
 * @throws AppError not_found, plan_limit_reached
 */
export const createKeepTryout =
  ({ db, storedFiles, uploadProduct, incomingDir }: KeepDeps) =>
  async ({ companyId }: OfCompany, token: string): Promise<string> => {
    const row = await requireTryout(db, token);
    const { fileKey, filename, bytes, sha256 } = row;
    const path = join(incomingDir, uuidv7());
    try {
      // The file is copied: should the company have no room for it, it can still be tried.
      await storedFiles.withLocalFile(fileKey, (stored) => copyFile(stored, path));
      const fields = { product_name: nameOf(titleOf(row)) };
      return await uploadProduct({ companyId }, fields, { path, filename, bytes, sha256 }, async (tx) => {
        await discard(tx, row.tokenHash);
      });
    } finally {
      await rm(path, { force: true });
    }
  };

const MAX_NAME_CHARS = 160;
const nameOf = (title: string): string => [...title].slice(0, MAX_NAME_CHARS).join('').trim() || 'Manual';
