import type { Passage, Section } from '../../../engine/document/manual.ts';
import type { Db } from '../../db/connect.ts';
import { createEditionRepository, FINAL } from './editions.repository.ts';
import { createManualRepository } from './manuals.repository.ts';

/** A manual with the version that answers; null before one has been read as a whole. */
export type PublishedText = {
  productId: string;
  version: { id: string; sections: Section[]; passages: Passage[] } | null;
};
/** Undefined for a manual that the company does not have, or that is deleted. */
export type LockPublishedText = (
  tx: Db,
  companyId: string,
  manualId: string,
) => Promise<PublishedText | undefined>;

/** Reads a manual's text in the caller's transaction; nobody replaces or deletes the manual until that ends. */
export const lockPublishedText: LockPublishedText = async (tx, companyId, manualId) => {
  const manuals = createManualRepository(tx);
  const manual = await manuals.lockLiveManual(companyId, manualId);
  if (!manual) return undefined;
  const { productId, currentVersionId } = manual;
  const [version] = currentVersionId ? await manuals.listVersions(companyId, [currentVersionId]) : [];
  if (version?.status !== 'ready') return { productId, version: null };
  const editions = createEditionRepository(tx);
  const key = { versionId: version.id, edition: FINAL };
  const sections = await editions.listSections(companyId, key);
  const passages = await editions.listPassages(companyId, key, -1, MOST_PASSAGES);
  return { productId, version: { id: version.id, sections, passages } };
};

/** More than any manual has. */
const MOST_PASSAGES = 1_000_000;
