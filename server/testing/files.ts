/** Rows that make stored files part of something. */
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/connect.ts';
import { manual, manualVersion } from '../db/schema/manuals.ts';
import { errorImage, product } from '../db/schema/products.ts';

/** A product whose manual and error image are the files of these keys, as far as they are given. */
export async function insertFiles(
  db: Db,
  companyId: string,
  keys: { manual?: string; image?: string },
): Promise<void> {
  const productId = uuidv7();
  await db.insert(product).values({ companyId, id: productId, name: 'Pump' });
  if (keys.manual !== undefined) {
    const manualId = uuidv7();
    await db.insert(manual).values({ companyId, id: manualId, productId, title: 'Pump' });
    await db.insert(manualVersion).values({
      companyId,
      id: uuidv7(),
      manualId,
      number: 1,
      fileKey: keys.manual,
      filename: 'pump.pdf',
      format: 'pdf',
      bytes: 1,
      sha256: '',
    });
  }
  if (keys.image !== undefined) {
    await db.insert(errorImage).values({
      companyId,
      id: uuidv7(),
      productId,
      title: 'E-14',
      description: '',
      solution: '',
      fileKey: keys.image,
      pictureHash: '',
      readText: '',
    });
  }
}
