import type { PrintedPages } from '../../../engine/document/manual.ts';
import type { Db } from '../../db/connect.ts';
import { createEditionRepository, FINAL } from './editions.repository.ts';
import { createManualRepository } from './manuals.repository.ts';
import { deleteEdition, deleteReadingRows, ReadingSuperseded } from './reading-store.ts';

/** What the whole of a manual says about itself. */
export type Understood = { title: string | null; language: string; printed?: PrintedPages };

type Published = { productId: string; replacedVersionId: string | null };

const MAX_TITLE_CHARS = 300;

/**
 * Makes a completely stored version the one that answers. It happens in the caller's transaction, so readers see
 * either the old or the new one. If a newer version answers already, this one only becomes ready.
 * @returns the product, and the version that no longer answers
 * @throws ReadingSuperseded if the manual is deleted
 */
export async function publishVersion(
  tx: Db,
  companyId: string,
  versionId: string,
  { title, language, printed = {} }: Understood,
): Promise<Published> {
  const manuals = createManualRepository(tx);
  const { manual, version } = await lockBoth(tx, companyId, versionId);
  await manuals.updateVersion(companyId, versionId, {
    status: 'ready',
    edition: FINAL,
    language,
    printedPages: printed,
    error: null,
    readyAt: new Date(),
  });
  await deleteReadingRows(tx, companyId, versionId);
  const { currentVersionId, productId } = manual;
  const [current] = currentVersionId ? await manuals.listVersions(companyId, [currentVersionId]) : [];
  if (current && current.number > version.number) return { productId, replacedVersionId: versionId };
  await manuals.updateManual(companyId, manual.id, {
    currentVersionId: versionId,
    ...(title ? { title: title.slice(0, MAX_TITLE_CHARS) } : {}),
  });
  return { productId, replacedVersionId: current?.id ?? null };
}

/**
 * Ends the reading of a version with a sentence for people. The version that answered before keeps answering.
 * @returns the product
 * @throws ReadingSuperseded if the manual is deleted
 */
export async function failVersion(
  tx: Db,
  companyId: string,
  versionId: string,
  sentence: string,
): Promise<string> {
  const { manual } = await lockBoth(tx, companyId, versionId);
  await createManualRepository(tx).updateVersion(companyId, versionId, { status: 'failed', error: sentence });
  await deleteReadingRows(tx, companyId, versionId);
  await deleteEdition(tx, companyId, versionId, FINAL);
  return manual.productId;
}

/** Deletes the passages of a version that no longer answers. Sections and figures stay, because old answers show them. */
export async function dropReplacedPassages(db: Db, companyId: string, versionId: string): Promise<void> {
  await createEditionRepository(db).deletePassages(companyId, { versionId, edition: FINAL });
}

/**
 * Does the same for versions whose passages were left behind when the program was killed.
 * @returns how many there were
 */
export async function sweepReplacedPassages(db: Db, signal: AbortSignal): Promise<number> {
  const replaced = await createEditionRepository(db).listReplacedWithPassages();
  for (const { companyId, versionId } of replaced) {
    signal.throwIfAborted();
    await dropReplacedPassages(db, companyId, versionId);
  }
  return replaced.length;
}

// Manual before version, as everywhere: deleting a manual takes them in this order too.
async function lockBoth(tx: Db, companyId: string, versionId: string) {
  const manuals = createManualRepository(tx);
  const found = await manuals.findVersion(companyId, versionId);
  const manual = found && (await manuals.lockManual(companyId, found.manualId));
  if (!found || !manual) throw new ReadingSuperseded();
  return { manual, version: found };
}
