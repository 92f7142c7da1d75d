import type { Db } from '../../db/connect.ts';
import { FINAL } from './editions.repository.ts';
import { createManualRepository } from './manuals.repository.ts';
import { deleteEdition, deleteReadingRows } from './reading-store.ts';

/** Nobody changes, replaces or deletes the manual until the transaction ends. @returns whether there is one that is not deleted */
export async function holdManual(tx: Db, companyId: string, manualId: string): Promise<boolean> {
  return (await createManualRepository(tx).lockLiveManual(companyId, manualId)) !== undefined;
}

/** Removes all that was read of a version; its row stays. */
export async function removeContents(tx: Db, companyId: string, versionId: string): Promise<void> {
  await deleteReadingRows(tx, companyId, versionId);
  await deleteEdition(tx, companyId, versionId, FINAL);
}
